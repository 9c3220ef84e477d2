/** What this player is doing: the picture in front, chosen or opened, and the buttons that keys press. */

import { setting } from '../device/storage';

/** How long a pointing is held back, in milliseconds. */
const UNDO = 3_000;

/** An attachment: called with an element when it appears; returns what to do when it disappears. */
type Attach<Kind extends HTMLElement> = (element: Kind) => () => void;

export class Hand {
  /** The picture in front on a small screen, by its place on the table. */
  focus = $state(0);
  /** The picture that the scout has chosen, by its place. Pointing cannot be undone, so it takes two taps. */
  chosen = $state<number | null>(null);
  #chosenAt = 0;
  /** The picture whose description was just read out: it is not read again when the focus returns to it. */
  described = $state<number | null>(null);
  /** The picture opened large, by its place, or null. */
  zoomed = $state<number | null>(null);
  /** Whether the confirmation is open that precedes a request for the other word, which would remove the marks. */
  isAskingForOtherWord = $state(false);
  /** What is open beside the table: the keys, the log, or the command field. */
  beside = $state<'keys' | 'log' | 'command' | null>(null);
  /** The pictures that the introduction suggests now. */
  hints = $state.raw<readonly number[]>([]);

  /** Choose the picture at a place, or none: the first step of pointing. */
  choose(place: number | null): void {
    this.chosen = place;
    this.#chosenAt = performance.now();
  }

  /** Whether a press now can be the second step, and is not a slip of the first. */
  get isDeliberate(): boolean {
    return performance.now() - this.#chosenAt >= setting.coolDown.get();
  }

  /** The card that will be pointed at unless the player takes it back. */
  held = $state<number | null>(null);
  #holding: ReturnType<typeof setTimeout> | undefined;

  /** Hold a pointing back for a while. */
  hold(card: number, act: () => void): void {
    this.release();
    this.held = card;
    this.#holding = setTimeout(() => {
      this.held = null;
      act();
    }, UNDO);
  }

  /** Cancel the pointing that is held back. */
  release(): void {
    clearTimeout(this.#holding);
    this.held = null;
  }

  #cards: (HTMLElement | undefined)[] = [];
  #main: HTMLButtonElement | null = null;

  /** Attach to the button of the picture at a place. */
  card(place: number): Attach<HTMLElement> {
    return (button) => {
      this.#cards[place] = button;
      return () => {
        if (this.#cards[place] === button) this.#cards[place] = undefined;
      };
    };
  }

  /** Attach to the main button at the foot of the table. */
  main: Attach<HTMLButtonElement> = (button) => {
    this.#main = button;
    return () => {
      if (this.#main === button) this.#main = null;
    };
  };

  /** Press the main button, if there is one. */
  press(): void {
    if (this.#main && !this.#main.disabled) this.#main.click();
  }

  /** Focus the picture in front. */
  toCard(options?: FocusOptions): void {
    this.#cards[this.focus]?.focus(options);
  }

  /** Whether the keyboard can reach that picture now. */
  get isCardReachable(): boolean {
    return this.#cards[this.focus]?.tabIndex === 0;
  }
}
