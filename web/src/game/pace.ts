/** How long scenes stay, which of them wait, and who follows them. */
import type { TableView } from '../net/protocol';
import type { Scene } from './scenes';
import type { Fact } from './table';

export interface Audience {
  /** A fact begins to show: say it, sound it. */
  happens(fact: Fact, shown: TableView): void;
  /** A part of a scene begins: sound it. */
  shows(scene: Scene): void;
  /** A fact has been shown to its end: now the bots react to it. */
  reacts(reactions: readonly [seat: number, emoji: string][]): void;
  /** How many say why they marked a picture: that takes time to read. */
  sayings?(card: number): number;
  /** How long what happened is still being read out to somebody who listens, in milliseconds. */
  saysFor?(): number;
  /** A scene stays until this player presses on, because they want it so. */
  waits?(): void;
  /** The player has read the last score. Whether the finale waits for the others, who are told. */
  leaves?(): boolean;
  /** The next game has begun, or the table is in the lobby again, while the end is still shown here. */
  holds?(isLobby: boolean): void;
  /** Everything has been shown; the table is as it is. After a jump nothing was told on the way. */
  settled(table: TableView | null, isJump: boolean): void;
}

export const HOLD = {
  gather: 900,
  landing: 420,
  landed: 700,
  verdict: 8000,
  point: 900,
  light: 420,
  spark: 2300,
  super_spark: 3000,
  fall: 3600,
  saying: 1600,
  cracked: 2900,
  place: 1500,
  suspense: 2400,
  winner: 3200,
  chart: 3400,
  deal: 900,
  swap: 700,
  /** A screen without a player shows a score that the players still read, and one that they have left. */
  read: 90_000,
  left: 6_000,
  /** Somebody waits so long for the finale if the server says nothing, and so long stays an end page. */
  alone: 20_000,
  end: 15_000,
};
export const PACE = { calm: 2, normal: 1, brisk: 0.5, instant: 0.02, hand: Infinity };

/** Whether nobody goes on reading the score: the others have gone on, or the game is no more. */
export const leavesScore = (fact: Fact): boolean =>
  fact.type === 'slates_sealed' || (fact.type === 'game_ended' && (fact.is_early ?? false));

/** Whether a scene is the one to look at, where somebody who goes on by hand wants to stay. */
export const isLast = (scene: Scene): boolean =>
  scene.kind === 'score' || ('phase' in scene && (scene.phase === 'verdict' || scene.phase === 'outcome'));

/** Whether a scene has told everything of its fact. */
export const tellsAll = (scene: Scene): boolean =>
  isLast(scene) ||
  scene.kind === 'deal' ||
  scene.kind === 'swap' ||
  (scene.kind === 'finale' && scene.phase === 'chart');

/** Thrown through a scene whose play was given up: nothing of it may be shown any more. */
export class GivenUp extends Error {}

/** What waits until that many facts have been shown. */
export class Afterwards {
  #all: { act: () => void; facts: number }[] = [];

  add(act: () => void, facts: number): void {
    this.#all.push({ act, facts });
  }

  /** One more fact has been shown. */
  count(): void {
    const now = this.#all.filter(({ facts }) => facts === 0);
    const later = this.#all.filter(({ facts }) => facts > 0);
    this.#all = later.map(({ act, facts }) => ({ act, facts: facts - 1 }));
    for (const { act } of now) act();
  }

  clear(): void {
    this.#all = [];
  }
}
