/** Executes a line of the command field, and answers in words. */
import { speech } from '../../device/speech.svelte';
import { chronicle } from '../../game/chronicle';
import { content } from '../../game/content.svelte';
import type { Play } from '../../game/play.svelte';
import { situation, standing } from '../../game/situation';
import { list, t } from '../../i18n.svelte';
import { doing } from '../table/describing';
import {
  COMMANDS,
  nameOfPlace,
  parse,
  search,
  wordsIn,
  type Command,
  type Name,
  type Words,
} from './commands';

const MOST_MARKS = 10;
/** The first picture of the row that is new in a round, and how many there are. */
const NEW: Record<number, [number, number]> = { 1: [0, 15], 2: [10, 5], 3: [5, 5], 4: [0, 5] };

/** The message with the words for a command in the player's language. */
const WORDS: Record<Name, string> = {
  read: 'command-word-read',
  mark: 'command-word-mark',
  unmark: 'command-word-unmark',
  row: 'command-word-row',
  all: 'command-word-all',
  new: 'command-word-new',
  find: 'command-word-find',
  keep: 'command-word-keep',
  drop: 'command-word-drop',
  shortlist: 'command-word-shortlist',
  mine: 'command-word-mine',
  point: 'command-word-point',
  yes: 'command-word-yes',
  ready: 'command-word-ready',
  other: 'command-word-other',
  decline: 'command-word-decline',
  next: 'command-word-next',
  score: 'command-word-score',
  who: 'command-word-who',
  state: 'command-word-state',
  last: 'command-word-last',
  log: 'command-word-log',
  help: 'command-word-help',
};

export class Commander {
  #shortlist: number[] = [];
  /** The command that waits for a yes. */
  #unsure: (() => string) | null = null;

  constructor(private readonly play: Play) {}

  /** Execute a line; returns the answer. */
  answer(line: string): string {
    const words: Words = Object.fromEntries(COMMANDS.map((name) => [name, wordsIn(t(WORDS[name]))]));
    const command = parse(
      line,
      words,
      this.#cards.map((card) => content.title(card)),
    );
    const unsure = this.#unsure;
    this.#unsure = null;
    if (command.name === 'yes') return unsure?.() ?? t('command-not-now');
    if (command.name !== null) return this.#do(command.name, command);
    if (command.places.length) return this.#do('read', command);
    return t('command-unknown', { text: command.rest });
  }

  get #cards(): number[] {
    return this.play.table.table;
  }

  #do(name: Exclude<Name, 'yes'>, { places, rest }: Command): string {
    const { play } = this;
    switch (name) {
      case 'read':
        return (
          places.map((place) => `${this.#named(place)} ${this.#described(place)}`).join(' ') ||
          t('command-which')
        );
      case 'mark':
      case 'unmark':
        return this.#mark(places, name === 'mark');
      case 'row':
        return this.#brief(this.#from((Number(rest) - 1) * 5, 5));
      case 'all':
        return this.#brief(this.#from(0, 15));
      case 'new':
        return this.#brief(this.#from(...(NEW[play.table.round] ?? NEW[1]!)));
      case 'find':
        return this.#find(rest);
      case 'keep':
      case 'drop':
        return this.#keep(places, name === 'keep');
      case 'shortlist':
        return this.#shortlisted(true);
      case 'mine':
        return this.#brief(play.marks.map((card) => this.#cards.indexOf(card)));
      case 'point':
        return this.#point(places);
      case 'ready':
        return this.#ready();
      case 'other':
        return this.#otherWord();
      case 'decline':
        return this.#send(play.room?.may('decline_other_word'), { type: 'decline_other_word' });
      case 'next':
        if (!play.stage.isPlaying) return t('command-not-now');
        play.stage.goOn();
        return t('command-done');
      case 'score':
        return standing(play) || t('command-empty');
      case 'who':
        return this.#who() || t('command-empty');
      case 'state':
        return situation(play);
      case 'last':
        return speech.last || t('command-empty');
      case 'log': {
        const chapters = chronicle(play);
        const wanted = chapters.find(({ round }) => round === Number(rest)) ?? chapters.at(-1);
        return wanted?.lines.join(' ') ?? t('command-empty');
      }
      case 'help':
        return t('command-help-text');
    }
  }

  #from = (first: number, count: number): number[] =>
    Array.from({ length: count }, (_, i) => first + i).filter((place) => place in this.#cards);

  #named(place: number): string {
    const named = t('command-at', { place: nameOfPlace(place), title: content.title(this.#cards[place]!) });
    return named.replace(/([?!…])\.$/, '$1'); // some titles end with a full stop
  }

  #described(place: number): string {
    return content.told(this.#cards[place]!, 'description');
  }

  /** Titles with a few things in each picture: a table in a minute instead of seven. */
  #brief(places: readonly number[]): string {
    const each = places.map(
      (place) => `${this.#named(place)} ${content.told(this.#cards[place]!, 'objects')}`,
    );
    return each.join(' ') || t('command-empty');
  }

  #mark(places: readonly number[], isMarked: boolean): string {
    const { play } = this;
    if (!places.length) return t('command-which');
    if (!play.turn.canMark) return t('command-not-now');
    const cards = places.map((place) => this.#cards[place]!);
    const changed = cards.filter((card) => play.marks.includes(card) !== isMarked);
    if (isMarked && play.marks.length + changed.length > MOST_MARKS) return t('command-full');
    const count = play.marks.length + (isMarked ? changed.length : -changed.length);
    for (const card of changed) play.mark(card, isMarked);
    const titles = list(cards.map((card) => content.title(card)));
    return `${titles}. ${t(isMarked ? 'told-marked' : 'told-unmarked', { count })}`;
  }

  #find(text: string): string {
    const found = search(
      text,
      this.#cards.map((card) => content.card(card)),
    );
    if (!found.length) return t('command-not-found', { text });
    return t('command-found', {
      count: found.length,
      pictures: found.map((place) => this.#named(place)).join(' '),
    });
  }

  #keep(places: readonly number[], isKept: boolean): string {
    if (!places.length) return t('command-which');
    const cards = places.map((place) => this.#cards[place]!);
    const others = this.#shortlist.filter((card) => !cards.includes(card));
    this.#shortlist = isKept ? [...others, ...cards] : others;
    return this.#shortlisted(false);
  }

  /** The pictures of the shortlist that are still on the table, with the things in each, to compare them. */
  #shortlisted(isToCompare: boolean): string {
    const places = this.#shortlist.map((card) => this.#cards.indexOf(card)).filter((place) => place >= 0);
    if (!places.length) return t('command-shortlist-is', { pictures: t('command-empty') });
    const pictures = isToCompare ? this.#brief(places) : places.map((place) => this.#named(place)).join(' ');
    return t('command-shortlist-is', { pictures });
  }

  #point([place]: readonly number[]): string {
    const { play } = this;
    if (!play.turn.isYours) return t('command-not-now');
    if (place === undefined) return t('command-which');
    const card = this.#cards[place]!;
    const title = content.title(card);
    if (!play.turn.pointable.includes(card))
      return t('told-not-a-mark', {
        title,
        titles: list(play.turn.pointable.map((each) => content.title(each))),
      });
    this.#unsure = () => {
      if (!play.turn.pointable.includes(card)) return t('command-not-now');
      play.pointAt(card);
      return t('command-done');
    };
    return t('command-sure', { title });
  }

  /** Everyone and what they do; for a team, also which members are not ready. */
  #who(): string {
    const { play } = this;
    const all = play.people
      .map((person) => `${play.labelOf(person.seat)}: ${doing(play, person)}`)
      .join(', ');
    const late = play.table.step === 'associate' ? (play.team?.waiting ?? []) : [];
    return late.length ? `${all}. ${t('team-waits', { names: list(late) })}` : all;
  }

  #ready(): string {
    const { room, marks, turn, hand } = this.play;
    if (room?.may('not_ready')) return this.#send(true, { type: 'not_ready' });
    if (!marks.length) return t('tip-associate');
    if (!room && turn.canMark) {
      hand.press(); // the slate of the day is sent by its button
      return t('command-done');
    }
    return this.#send(room?.may('be_ready'), { type: 'be_ready' });
  }

  #otherWord(): string {
    const { play } = this;
    if (play.room?.may('agree_to_other_word')) return this.#send(true, { type: 'agree_to_other_word' });
    if (!play.turn.canAskForOtherWord) return t('command-not-now');
    if (!play.marks.length) return this.#send(true, { type: 'ask_for_other_word' });
    this.#unsure = () => this.#send(play.turn.canAskForOtherWord, { type: 'ask_for_other_word' });
    return t('command-sure-other');
  }

  #send(may: boolean | undefined, move: Parameters<NonNullable<Play['room']>['do']>[0]): string {
    if (!may) return t('command-not-now');
    void this.play.room?.do(move);
    return t('command-done');
  }
}
