/** A deck in the making: the server checks each picture as it is added, and packs the deck when all are described. */
import { Trouble } from '../net/api';
import { host } from '../net/host';
import type { DraftState } from '../net/protocol';

export const LEAST = 30;
const MOST = 500;
/** A larger file is made smaller before it is sent: no card shows more, and the camera's data is left out. */
const LARGE_FILE = 3_000_000;
const LARGEST_SIDE = 3000;
const ASK_MS = 400;

export class MadePicture {
  readonly address: string;
  id = $state('');
  problem = $state('');
  title = $state('');
  description = $state('');
  across = $state(0.5);
  down = $state(0.5);
  isWhole = $state(false);
  /** It can be brought back until more pictures are added, or the deck is made. */
  isRemoved = $state(false);

  constructor(
    readonly key: number,
    readonly file: Blob,
  ) {
    this.address = URL.createObjectURL(file);
  }
}

export class Making {
  pictures = $state.raw<MadePicture[]>([]);
  title = $state('');
  state = $state.raw<DraftState>({ phase: 'open' });
  problem = $state('');
  readonly good = $derived(this.pictures.filter(({ id, isRemoved }) => id && !isRemoved));
  readonly waiting = $derived(
    this.pictures.filter(({ id, problem, isRemoved }) => !id && !problem && !isRemoved).length,
  );
  #draft: Promise<string> | null = null;
  #last: Promise<void> = Promise.resolve();
  #keys = 0;

  /** Add files; each is shown at once and sent after the one before it. */
  add(files: Iterable<File>): void {
    this.#drop();
    const room = MOST - this.pictures.length;
    const more = [...files].slice(0, room).map((file) => new MadePicture(this.#keys++, file));
    this.pictures = [...this.pictures, ...more];
    for (const picture of more) this.#last = this.#last.then(() => this.#send(picture));
  }

  async pack(language: string): Promise<void> {
    this.#drop();
    this.problem = '';
    try {
      await this.#last;
      const draft = await this.#draft!;
      const cards = this.good.map((one) => ({
        picture: one.id,
        title: one.title.trim(),
        description: one.description.trim(),
        focus: one.isWhole ? null : ([one.across, one.down] as [number, number]),
      }));
      this.state = await host.pack(draft, { title: this.title.trim(), language, cards });
      while (this.state.phase === 'packing') {
        await new Promise((resolve) => setTimeout(resolve, ASK_MS));
        this.state = await host.state(draft);
      }
    } catch (trouble) {
      this.state = { phase: 'open' };
      this.problem = trouble instanceof Trouble ? trouble.sentence : '';
    }
  }

  close(): void {
    for (const { address } of this.pictures) URL.revokeObjectURL(address);
  }

  /** Delete the removed pictures for good. */
  #drop(): void {
    const removed = this.pictures.filter(({ isRemoved }) => isRemoved);
    this.pictures = this.pictures.filter(({ isRemoved }) => !isRemoved);
    for (const picture of removed) {
      URL.revokeObjectURL(picture.address);
      this.#last = this.#last.then(() => this.#withdraw(picture));
    }
  }

  async #withdraw({ id }: MadePicture): Promise<void> {
    if (id) await host.remove(await this.#draft!, id).catch(() => null);
  }

  async #send(picture: MadePicture): Promise<void> {
    if (!this.pictures.includes(picture)) return;
    try {
      this.#draft ??= host.open().then(({ id }) => id);
      const { id } = await host.add(await this.#draft, await smaller(picture.file));
      picture.id = id;
    } catch (trouble) {
      picture.problem = (trouble instanceof Trouble && (trouble.sentence || trouble.code)) || String(trouble);
      if (trouble instanceof Trouble && trouble.code === 'too_many_drafts') this.#draft = null;
    }
  }
}

async function smaller(file: Blob): Promise<Blob> {
  if (file.size <= LARGE_FILE) return file;
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return file; // the server reports what is wrong with it
  const scale = Math.min(1, LARGEST_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', 0.9));
}
