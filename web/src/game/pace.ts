/** How long scenes stay, which of them wait for the player, and who is notified of them. */
import type { TableView } from '../net/protocol';
import type { Scene } from './scenes';
import type { Fact } from './table';

/** When all three stars of a super-spark have appeared, and when they have reached their owners. */
export const STANDING = 1500;
export const LANDED = STANDING + 900;

export interface Audience {
  /** A fact begins to show: say it and play its sound. */
  happens(fact: Fact, shown: TableView): void;
  /** A part of a scene begins: play its sound. */
  shows(scene: Scene): void;
  /** A fact has been shown completely: the bots react to it now. */
  reacts(reactions: readonly [seat: number, emoji: string][]): void;
  /** How many players say why they marked a picture: reading takes time. */
  sayings?(card: number): number;
  /** For how many milliseconds the last event is still being read out to this player. */
  saysFor?(): number;
  /** A scene waits until this player continues, because they chose this pace. */
  waits?(): void;
  /** The player has read the last score. Returns whether the finale waits for the others, who are notified. */
  leaves?(): boolean;
  /** The next game has begun, or the table is in the lobby again, while the end is still shown here. */
  holds?(isLobby: boolean): void;
  /** Everything has been shown and the table is current. After a jump, the facts on the way were not shown. */
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
  /** How long a screen without a player shows a score that players are still reading, and one that they have left. */
  read: 90_000,
  left: 6_000,
  /** How long the finale waits without a message from the server, and how long an end page stays. */
  alone: 20_000,
  end: 15_000,
};
export const PACE = { calm: 2, normal: 1, brisk: 0.5, instant: 0.02, hand: Infinity };

/** Whether nobody still reads the score: the others have continued, or the game is gone. */
export const leavesScore = (fact: Fact): boolean =>
  fact.type === 'slates_sealed' || (fact.type === 'game_ended' && (fact.is_early ?? false));

/** Whether a scene is the last one of its fact, where a player who continues by hand wants to stay. */
export const isLast = (scene: Scene): boolean =>
  scene.kind === 'score' || ('phase' in scene && (scene.phase === 'verdict' || scene.phase === 'outcome'));

/** Whether a scene has shown its whole fact. */
export const tellsAll = (scene: Scene): boolean =>
  isLast(scene) ||
  scene.kind === 'deal' ||
  scene.kind === 'swap' ||
  (scene.kind === 'finale' && scene.phase === 'chart');

/** Thrown through a cancelled scene, so that nothing more of it is shown. */
export class GivenUp extends Error {}

/** Tasks that wait until a number of facts has been shown. */
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
