/** A file with a photo becomes pixels, and the cards on it become one picture to send. */
import { parts } from './finding';
import { straighten, type Corners, type Pixels } from './geometry';

const MOST_SIDE = 2400;
/** The largest file that the server accepts. */
const MOST_BYTES = 4_000_000;
const QUALITIES = [0.85, 0.7, 0.5];
const ROW = 5;
const CARD = { width: 400, height: 600 };
const SMALL = { width: 60, height: 90 };

/** Decode a file, upright and no larger than needed; null if it is not a picture. */
export async function photoOf(file: File): Promise<HTMLCanvasElement | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const canvas = scaled(bitmap, bitmap.width, bitmap.height, MOST_SIDE);
  bitmap.close();
  return canvas;
}

/** A picture drawn again, with a longer side of at most `side`. */
export function scaled(
  picture: CanvasImageSource,
  width: number,
  height: number,
  side: number,
): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export const pixelsOf = (canvas: HTMLCanvasElement): ImageData =>
  canvas.getContext('2d', { willReadFrequently: true })!.getImageData(0, 0, canvas.width, canvas.height);

/** The cards side by side, straightened: `small` is where their gaps are looked for, in its own coordinates. */
export function draw(
  into: HTMLCanvasElement,
  photo: Pixels,
  small: Pixels,
  corners: Corners,
  rows: number,
  isPreview: boolean,
): void {
  const { width, height } = isPreview ? SMALL : CARD;
  const picture = new ImageData(ROW * width, rows * height);
  const scale = photo.width / small.width;
  const large = corners.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as unknown as Corners;
  parts(small, corners, rows).forEach((part, i) => {
    const [x, y] = [(i % ROW) * width, Math.floor(i / ROW) * height];
    straighten(photo, large, part, picture, [x, y, x + width, y + height]);
  });
  into.width = picture.width;
  into.height = picture.height;
  into.getContext('2d')!.putImageData(picture, 0, 0);
}

/** The picture as a file that the server accepts. */
export async function fileOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (blob && blob.size <= MOST_BYTES) return blob;
  }
  return null;
}
