/** The scenes that a fact makes, and in which order their parts are told. */
import type { CardPointed, GameEnded, SlatesOpened, SlatesSealed } from '../net/protocol';

export type Scene =
  /** `landed`: the seats whose lanterns hang at their numbers. */
  | { kind: 'announce'; fact: SlatesSealed; phase: 'rise' | 'verdict'; landed: number[] }
  /** `asked`: the seats of which one sees whether they marked the picture. `isSoft`: without stars nothing is won or lost. */
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
  /** `placed`: how many of the places, from the last one up, are told. */
  | { kind: 'finale'; fact: GameEnded; phase: 'places' | 'chart'; places: number[][]; placed: number }
  | { kind: 'deal' }
  | { kind: 'swap' };

/** When the first star cracks, and how soon the next, in milliseconds. */
export const CRACKS = { before: 700, each: 420 };

export type Of<Kind extends Scene['kind']> = Extract<Scene, { kind: Kind }>;

/** The order in which lanterns go to their numbers: from the lowest up, so that the dark comes last. */
export const landings = (numbers: readonly number[]): number[] =>
  [...numbers.keys()].sort((a, b) => numbers[a]! - numbers[b]!);

/** Everybody around the table, from the scout on. */
export const witnesses = ({ seat }: CardPointed, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => (seat + i) % seats);

/** What the dark costs, if it costs anything. */
export function cracked({ scores }: SlatesOpened): { seat: number; kept: number; lost: number } | null {
  const seat = scores.findIndex((score) => score.is_dark && score.has_fallen);
  const score = scores[seat];
  const lost = score ? score.sparks + score.super_sparks : 0;
  return score && lost > 0 ? { seat, kept: score.points, lost } : null;
}

/** The seats by places, the last place first; equal stars share a place. */
export function places(totals: readonly number[]): number[][] {
  const ranks = [...new Set(totals)].sort((a, b) => a - b);
  return ranks.map((stars) => [...totals.keys()].filter((seat) => totals[seat] === stars));
}
