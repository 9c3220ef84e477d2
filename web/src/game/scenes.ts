/** The scenes of a fact, and the order in which their parts are shown. */
import type { CardPointed, GameEnded, SlatesOpened, SlatesSealed } from '../net/protocol';

export type Scene =
  /** `landed`: the seats whose lanterns have reached their numbers. */
  | { kind: 'announce'; fact: SlatesSealed; phase: 'rise' | 'verdict'; landed: number[] }
  /**
   * `asked`: the seats whose answer is visible: whether they marked the picture. `isSoft`: without stars, nothing is
   * won or lost.
   */
  | {
      kind: 'point';
      fact: CardPointed;
      phase: 'point' | 'lights' | 'outcome';
      asked: number[];
      isSoft: boolean;
    }
  /** Of the stars of a seat, `kept` stay and `lost` crack. */
  | { kind: 'crack'; seat: number; kept: number; lost: number }
  | { kind: 'score'; fact: SlatesOpened }
  /** `placed`: how many of the places, counted from the last one, have been shown. */
  | { kind: 'finale'; fact: GameEnded; phase: 'places' | 'chart'; places: number[][]; placed: number }
  | { kind: 'deal' }
  | { kind: 'swap' };

/** When the first star cracks, and the interval to the next, in milliseconds. */
export const CRACKS = { before: 700, each: 420 };

export type Of<Kind extends Scene['kind']> = Extract<Scene, { kind: Kind }>;

/** The order in which lanterns go to their numbers: lowest first, so that the dark comes last. */
export const landings = (numbers: readonly number[]): number[] =>
  [...numbers.keys()].sort((a, b) => numbers[a]! - numbers[b]!);

/** Everyone around the table, starting with the scout. */
export const witnesses = ({ seat }: CardPointed, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => (seat + i) % seats);

/** What the dark costs, if anything. */
export function cracked({ scores }: SlatesOpened): { seat: number; kept: number; lost: number } | null {
  const seat = scores.findIndex((score) => score.is_dark && score.has_fallen);
  const score = scores[seat];
  const lost = score ? score.sparks + score.super_sparks : 0;
  return score && lost > 0 ? { seat, kept: score.points, lost } : null;
}

/** The seats by place, last place first; equal stars share a place. */
export function places(totals: readonly number[]): number[][] {
  const ranks = [...new Set(totals)].sort((a, b) => a - b);
  return ranks.map((stars) => [...totals.keys()].filter((seat) => totals[seat] === stars));
}
