/** One visit to a room: the room, its stage, its people, and the speech and sounds on the way. */
import { speech } from '../device/speech.svelte';
import { modelOf } from './agents';
import { content } from './content.svelte';
import { locale, t } from '../i18n.svelte';
import { Play, type Person } from './play.svelte';
import { Room } from './room.svelte';
import type { Done } from './late';
import type { Slate } from './mates';
import { play as sound } from '../device/sound';
import { buzz } from '../device/vibration';
import { Stage } from './stage.svelte';
import { sounding } from './sounding';
import { marksLeft, situation, yourTurn } from './situation';
import { seatName } from './teams';
import { tell, tellScene } from './telling';
import { setting } from '../device/storage';
import { api } from '../net/api';
import type { Colour, Role, RoomView, TableView } from '../net/protocol';

/** What was done for a player whose time was up, as a sentence. */
const timeUp = (done: Done): string =>
  done.what === 'marked'
    ? t('time-up-marked', { count: done.count })
    : t(done.what === 'kept' ? 'time-up-kept' : 'time-up-pointed');

const NUDGE = [200, 100, 200];

export class Session {
  readonly room: Room;
  readonly stage: Stage;
  readonly play: Play;
  #calledFor = '';
  /** The last table that was announced: it is not announced again to a player who returns to it. */
  #seen = '';

  /** `goesOn`: scenes do not wait for a key, as on a TV. */
  constructor(code: string, role: Role, token: string | null, goesOn = role !== 'seat') {
    this.stage = new Stage(
      {
        happens: (fact, shown) => tell(this.play, fact, shown),
        shows: (scene) => {
          sounding(scene);
          tellScene(this.play, scene);
        },
        saysFor: () => (setting.ear.get() ? speech.remaining : 0),
        waits: () => speech.sayLast(t('told-waits')),
        reacts: (shown) => {
          for (const [seat, emoji] of shown)
            this.play.reactions.show(this.play.people[seat]?.colour ?? null, emoji);
        },
        sayings: (card) => this.play.sayings.count(card),
        leaves: () => this.room.hasReadAll(),
        holds: (isLobby) => speech.say(t(isLobby ? 'lobby-again' : 'next-game-begun')),
        settled: (table, isJump) => this.#settled(table, isJump),
      },
      !goesOn,
    );
    this.room = new Room(code, role, token, () => locale.language, {
      saw: (table, told, isJump) => {
        this.stage.saw(table, told, isJump);
        void this.play.sayings.hear();
      },
      refused: (sentence) => speech.show(sentence),
      unsent: () => speech.show(t('not-sent')),
      reacted: (colour, emoji) => this.stage.whenShown(() => this.#react(colour, emoji)),
      wentOn: (seal, round) => this.stage.wentOn(seal, round),
      late: (done) => speech.show(timeUp(done)),
      nudged: (by) => this.#nudged(by),
      marked: (before, now) => void (this.play.team && this.#tellMates(before, now)),
      changed: (before, now) => this.#changed(before, now),
    });
    const source = {
      people: () => this.#people(),
      you: () => this.room.own?.seat ?? null,
      marks: () => this.#marks(),
      insight: (round: number) => api.insight(code, round),
    };
    this.play = new Play(this.stage, this.room, source, role === 'tv');
  }

  close(): void {
    this.stage.stop();
    this.room.close();
  }

  #react(colour: Colour | null, emoji: string): void {
    this.play.reactions.show(colour, emoji);
    const person = this.play.people.find((each) => each.colour === colour);
    if (person && !person.isYou && setting.reactions.get()) speech.say(`${person.name}: ${emoji}`);
  }

  /**
   * The player's slate of the round on the stage. The room may already be in the next round; then this slate is public.
   */
  #marks(): number[] {
    const { shown } = this.stage;
    const { table, own, marks, along } = this.room;
    if (along) return shown ? along.of(shown) : [];
    const rounds = (table?.seal === shown?.seal ? table : shown)?.rounds ?? [];
    const scored = rounds.find(({ round }) => round === shown?.round);
    return scored ? (scored.slates[own?.seat ?? -1] ?? []) : marks;
  }

  #people(): Person[] {
    const { view, own, mine } = this.room;
    // A player who waits for the next game has a seat, but not in this game.
    return (view?.seats ?? []).slice(0, this.stage.shown?.totals.length).map((seat, number) => ({
      seat: number,
      colour: seat.colour,
      name: seatName(seat),
      members: seat.members ?? [],
      isBot: seat.character != null,
      isYou: own ? own.seat === number : mine?.colour === seat.colour,
      isAway: seat.character == null && !this.room.isHere(seat.colour),
      hasStandIn: seat.has_stand_in ?? false,
      face: content.character(seat.character)?.face ?? '',
      agent: modelOf(seat.agent),
    }));
  }

  #nameOf(colour: Colour | null): string {
    const found = this.room.view?.seats.find((seat) => seat.colour === colour);
    return found ? seatName(found) : '';
  }

  /** Few tables have teams, so the sentences about their members are in a separate file. */
  async #tellMates(before: Slate, now: Slate): Promise<void> {
    const { toldMates } = await import('./mates');
    for (const each of toldMates(this.play, before, now)) speech.say(each);
  }

  #nudged(by: Colour | null): void {
    const text = by ? t('nudged-by', { name: this.#nameOf(by) }) : t('nudged-by-watcher');
    buzz(NUDGE);
    sound('nudge');
    speech.show(text);
    speech.call(t('nudged'), text);
  }

  #changed(before: RoomView, now: RoomView): void {
    const beyond = (seats: RoomView['seats'], others: RoomView['seats']) =>
      seats.filter(({ colour }) => !others.some((other) => other.colour === colour));
    const names = ({ seats }: RoomView): string[] =>
      seats.flatMap((seat) => (seat.members?.length ? seat.members : [seat.name]));
    for (const seat of beyond(now.seats, before.seats))
      speech.say(
        seat.agent
          ? t('told-agent-came', { name: seat.name, model: modelOf(seat.agent) })
          : t('told-came', { name: seatName(seat) }),
      );
    for (const seat of beyond(before.seats, now.seats)) speech.say(t('told-left', { name: seatName(seat) }));
    if (now.options.has_teams && before.seats.length === now.seats.length)
      for (const name of names(now).filter((each) => !names(before).includes(each)))
        speech.say(t('told-came', { name }));
    if (now.phase === 'playing' && (before.is_paused ?? false) !== (now.is_paused ?? false))
      speech.show(t(now.is_paused ? 'told-paused' : 'told-resumed'));
    if (now.host !== null && now.host !== before.host)
      speech.show(
        now.host === this.room.mine?.colour
          ? t('you-are-host')
          : t('told-host', { name: this.#nameOf(now.host) }),
      );
  }

  /** Say how the game stands, once its words are loaded. */
  #saySituation(table: TableView): void {
    if (!table.clue || content.word(table.card, table.clue)) speech.say(situation(this.play));
    else if (this.stage.shown === table) setTimeout(() => this.#saySituation(table), 200);
  }

  /** When it is this player's turn, announce it once: as speech, as a sound, and as a notification to a hidden tab. */
  #settled(table: TableView | null, isJump: boolean): void {
    if (this.stage.isHolding) return;
    this.room.shownAll();
    if (!table) return;
    const { scout } = table;
    const seen = JSON.stringify(table);
    const isNews = seen !== this.#seen;
    this.#seen = seen;
    if (
      isJump &&
      isNews &&
      (table.step === 'associate' || (table.step === 'reveal' && !this.room.may('point_at')))
    )
      this.#saySituation(table);
    if (table.step !== 'reveal' || scout == null) return;
    const turn = `${table.seal} ${table.round} ${table.pointed?.length ?? 0}`;
    if (turn === this.#calledFor) return;
    this.#calledFor = turn;
    if (!this.room.may('point_at')) {
      if (!isJump) speech.sayLast(t('scout-chooses', { name: this.play.name(scout) }));
      return;
    }
    sound('turn');
    buzz();
    // A player who listens cannot look up which pictures are left.
    speech.sayLast([yourTurn(this.play), setting.ear.get() ? marksLeft(this.play) : ''].join(' ').trim());
    speech.call(t('your-turn'), t('your-turn-point'));
  }
}
