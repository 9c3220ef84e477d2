/** Opens the seals of a finished game on this device, and returns what that proves. Loaded when it is needed. */
import { api } from '../net/api';
import { checkDraws, checkSeed } from './drawing';
import { gamesAt, keepFair, type KeptGame } from './keeping';
import { demand, Wrong, type Lie } from './lies';
import { checkPlay } from './playing';
import { digestOf, readRecord, readWords, type GameRecord, type Pile, type WordList } from './record';
import { toHex, bytesOf } from './sha';
import {
  checkHeldBack,
  checkSealedChance,
  checkSealedSlates,
  checkShown,
  hasOwnPart,
  sawAllSlates,
  wasOffered,
} from './witnessing';
import { to } from '../net/root';

/** How much this device could prove. */
export type Proof =
  | 'fair-proved'
  | 'fair-in-part'
  | 'fair-without-part'
  | 'fair-late'
  | 'fair-record-only'
  | 'fair-server-alone'
  | 'fair-introduction';
/** What could not be compared. */
export type Lack =
  | 'fair-lacks-slates'
  | 'fair-lacks-words'
  | 'fair-lacks-box'
  | 'fair-lacks-held-back'
  | 'fair-lacks-part'
  | 'fair-lacks-bundle'
  | 'fair-lacks-clues';
export type Judgement =
  { isFair: true; proof: Proof; lacks: Lack[] } | { isFair: false; lie: Lie; round: number; name: string };

const INTRODUCTION = toHex(bytesOf('stella introduction 51481'));

/**
 * Fetch the record and check everything, after the earlier games of the table that have not been checked yet. Throws
 * only if the server cannot be reached.
 */
export async function judgeGame(id: string, place: string | undefined, number: number): Promise<Judgement> {
  const earlier = place ? gamesAt(place).filter((game) => game.number < number && !isSettled(game)) : [];
  for (const { record, number } of earlier)
    if (record) await judgeOne(record, place, number).catch(() => null); // without it, less is proved
  return judgeOne(id, place, number);
}

const isSettled = ({ isFair, hasFairWords }: KeptGame): boolean => !!isFair && !!hasFairWords;

async function judgeOne(id: string, place: string | undefined, number: number): Promise<Judgement> {
  const document = await api.record(id);
  const { words } = document as Partial<GameRecord>;
  const list = words ? await fetchWords(words) : null;
  const judgement = judge(document, place ? gamesAt(place) : [], number, list);
  if (place && isDrawnFairly(judgement)) keepFair(place, number, list !== null);
  return judgement;
}

/**
 * Whether nobody chose the pictures on the table. Slates and words that could not be compared do not affect this.
 */
const isDrawnFairly = (judgement: Judgement): boolean =>
  judgement.isFair &&
  (judgement.proof === 'fair-proved' || judgement.proof === 'fair-in-part') &&
  !judgement.lacks.some((lack) =>
    ['fair-lacks-bundle', 'fair-lacks-box', 'fair-lacks-held-back'].includes(lack),
  );

/** The word list, from the exact bytes that its hash covers, if it is still the one that the game was played with. */
async function fetchWords({ id, hash }: Pile): Promise<WordList | null> {
  try {
    const answer = await fetch(to(`/api/words/${encodeURIComponent(id)}`));
    const words = readWords(new Uint8Array(await answer.arrayBuffer()));
    return words.hash === hash ? words : null;
  } catch {
    return null;
  }
}

export function judge(
  document: unknown,
  games: readonly KeptGame[],
  number: number,
  words: WordList | null,
): Judgement {
  const record = readRecord(document);
  const kept = games.find((game) => game.number === number);
  try {
    if (!record) throw new Wrong('unfair-unreadable');
    return { isFair: true, ...check(document as object, record, kept, games, words) };
  } catch (wrong) {
    const { lie, round = 0, seat } = wrong instanceof Wrong ? wrong : new Wrong('unfair-unreadable');
    return {
      isFair: false,
      lie,
      round,
      name: record && seat !== undefined ? nameOf(record, seat, round) : '',
    };
  }
}

function check(
  document: object,
  record: GameRecord,
  kept: KeptGame | undefined,
  games: readonly KeptGame[],
  words: WordList | null,
): { proof: Proof; lacks: Lack[] } {
  const lacks: Lack[] = [];
  if (kept) checkSealedChance(record, kept);
  checkSeed(record);
  if (kept && record.chance && !checkHeldBack(record, kept, games, words)) lacks.push('fair-lacks-held-back');
  checkDraws(record, words);
  if (record.source === 'typed') lacks.push('fair-lacks-clues');
  else if (!words) lacks.push('fair-lacks-words');
  if (kept?.isBefore && record.chance && !wasOffered(kept)) lacks.push('fair-lacks-box');
  if (kept) checkSealedSlates(record, kept);
  checkPlay(record);
  if (kept) checkShown(record, kept);
  demand(record.digest === digestOf(document), 'unfair-digest');
  if (kept && !sawAllSlates(record, kept)) lacks.push('fair-lacks-slates');
  if (record.chance?.seals.some((sealed, seat) => sealed && record.chance?.parts[seat] === null))
    lacks.push('fair-lacks-part');
  if (kept && record.chance && !record.chance.bundle) lacks.push('fair-lacks-bundle');
  return { proof: proofOf(record, kept, lacks), lacks };
}

function proofOf(record: GameRecord, kept: KeptGame | undefined, lacks: readonly Lack[]): Proof {
  if (record.secret.seed === INTRODUCTION) return 'fair-introduction';
  if (!kept) return 'fair-record-only';
  if (!record.chance) return 'fair-server-alone';
  if (!kept.isBefore) return 'fair-late';
  if (!hasOwnPart(record, kept)) return 'fair-without-part';
  return lacks.length ? 'fair-in-part' : 'fair-proved';
}

/** Who played the seat in that round. */
function nameOf({ players, hand_overs }: GameRecord, seat: number, round: number): string {
  const later = hand_overs.filter((one) => one.seat === seat && one.round <= round);
  return later.at(-1)?.name ?? players[seat]?.name ?? '';
}
