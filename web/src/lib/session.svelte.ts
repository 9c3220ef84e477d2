/** One visit to a room: the room, its stage, its people, and everything that is said and sounded on the way. */
import { calls } from './calls.svelte';
import { content } from './content.svelte';
import { speech, t } from './i18n.svelte';
import { Play, type Person } from './play.svelte';
import { reactions } from './reactions.svelte';
import { Room } from './room.svelte';
import { play as sound } from './sound';
import { Stage } from './stage.svelte';
import { tell } from './telling';
import type { Role, TableView } from './wire';

export class Session {
  readonly room: Room;
  readonly stage: Stage;
  readonly play: Play;
  #calledFor = '';

  constructor(code: string, role: Role, token: string | null) {
    this.stage = new Stage({ happens: (fact, shown) => tell(this.play, fact, shown), settled: (table) => this.#settled(table) }, role === 'seat');
    this.room = new Room(code, role, token, () => speech.language, {
      saw: (table, facts, isFirst) => this.stage.saw(table, facts, isFirst),
      refused: (sentence) => calls.show(sentence),
      reacted: (colour, emoji) => reactions.show(colour, emoji),
    });
    const source = { people: () => this.#people(), you: () => this.room.own?.seat ?? null, marks: () => this.#marks() };
    this.play = new Play(this.stage, this.room, source, role === 'tv');
  }

  close(): void {
    this.stage.stop();
    this.room.close();
  }

  /** The own slate of the round on the stage; the room may be a round further. */
  #marks(): number[] {
    const round = this.stage.shown?.round;
    const opened = this.room.story.find((fact) => fact.type === 'slates_opened' && fact.round === round);
    return opened?.type === 'slates_opened' ? [...(opened.slates[this.room.own?.seat ?? -1] ?? [])] : this.room.marks;
  }

  #people(): Person[] {
    const { view, own, mine } = this.room;
    return (view?.seats ?? []).map((seat, number) => ({
      seat: number,
      colour: seat.colour,
      name: seat.name,
      isBot: seat.character != null,
      isYou: own ? own.seat === number : mine?.colour === seat.colour,
      isAway: seat.character == null && !this.room.isHere(seat.colour),
      hasStandIn: seat.has_stand_in ?? false,
      face: content.character(seat.character)?.face ?? '',
    }));
  }

  /** When it is this player's turn, say so once: aloud, as a sound, and to a hidden tab. */
  #settled(table: TableView | null): void {
    if (!table || !this.room.may('point_at')) return;
    const turn = `${table.round} ${table.pointed?.length ?? 0}`;
    if (turn === this.#calledFor) return;
    this.#calledFor = turn;
    sound('turn');
    calls.say(t('your-turn-point'), true);
    calls.call(t('your-turn'), t('your-turn-point'));
  }
}
