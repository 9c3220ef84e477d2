/**
 * What happened, as a sentence for screen readers: the event, what it means for the player, and what is expected next.
 */
import { speech } from '../device/speech.svelte';
import { content } from './content.svelte';
import { inQuotes, t } from '../i18n.svelte';
import type { Play } from './play.svelte';
import { ended, scored } from './results';
import { places, type Scene } from './scenes';
import { toldAwaitedClue, waiting } from './situation';
import type { Fact } from './table';
import type { CardPointed, SlatesSealed, TableView } from '../net/protocol';
import { ROWS, setupOf } from './table';

const BY_YOU = {
  spark: 'told-you-spark',
  super_spark: 'told-you-super-spark',
  fall: 'told-you-fall',
} as const;
const WITH_YOU = { spark: 'told-spark-you', super_spark: 'told-super-spark-you' } as const;
const OUTCOMES = { spark: 'told-spark', super_spark: 'told-super-spark', fall: 'told-fall' } as const;

export function tell(play: Play, fact: Fact, shown: TableView): void {
  const say = sentence(play, fact, shown);
  // Nobody must miss that the request was withdrawn.
  if (fact.type === 'other_word_declined' || fact.type === 'player_replaced') speech.show(say);
  else if (say) speech.say(say);
  if (fact.type === 'card_pointed') void tellReason(play, fact.card);
  // When someone becomes ready, players who are ready are told who is missing, except for the last one.
  const areAllReady = (shown.ready?.length ?? 0) >= shown.totals.length;
  if (fact.type === 'became_ready' && play.you !== null && play.isReady(play.you))
    speech.sayLast(areAllReady ? '' : waiting(play));
}

/** The places of the finale as they are shown, except the first place, which is announced with the end. */
export function tellScene(play: Play, scene: Scene): void {
  if (scene.kind !== 'finale' || scene.phase !== 'places' || scene.placed === 0) return;
  if (scene.placed < scene.places.length) speech.say(placed(play, scene.fact.totals, scene.placed));
}

/** Who reached a place, counted from the last one. */
function placed(play: Play, totals: readonly number[], count: number): string {
  const order = places(totals);
  const seats = order[count - 1]!;
  const place = 1 + order.slice(count).flat().length;
  const names = seats.map((seat) => play.labelOf(seat)).join(', ');
  const stars = t('stars-count', { count: totals[seats[0]!] ?? 0 });
  return t('told-place', { place, names, stars });
}

/** A bot's reason is requested, and said when it arrives. */
async function tellReason(play: Play, card: number): Promise<void> {
  await play.sayings.hear();
  for (const { seat, text, isNote } of play.sayings.on(card))
    if (!isNote) speech.say(saying(play, seat, text));
}

/** What someone says about a picture: 'Ana: “like a lantern”'. */
export const saying = (play: Play, seat: number, text: string): string =>
  t('told-saying', { name: play.name(seat), text: inQuotes(text) });

/** Without stars it only matters who marked the picture. */
const seen = (markers: readonly number[]): string =>
  markers.length > 1 ? 'soft-told-seen' : 'soft-told-alone';

export type Pointed = Pick<CardPointed, 'seat' | 'card' | 'outcome' | 'markers' | 'filled'>;

/** A player has pointed: the result, worded for the player it concerns, and what it costs. */
export function pointedAt(play: Play, fact: Pointed, inTheDark: number | null): string {
  const { outcome, seat, filled, markers } = fact;
  const isMine = play.you !== null && markers.includes(play.you);
  const isFilled = isMine && filled.includes(play.you!);
  const others = markers.filter((each) => each !== seat);
  const id =
    seat === play.you
      ? BY_YOU[outcome]
      : outcome !== 'fall' && isFilled
        ? WITH_YOU[outcome]
        : OUTCOMES[outcome];
  const values = {
    name: play.name(seat),
    title: content.title(fact.card),
    names: play.names(others),
  };
  if (!play.hasStars) return t(seen(markers), values);
  const parts = [t(id, values)];
  if (isMine && !isFilled && seat !== play.you) parts.push(t('told-yours-too'));
  if (outcome === 'fall' && inTheDark === seat) parts.push(t('fall-in-the-dark'));
  return parts.join(' ');
}

/**
 * How many pictures everyone marked, who is in the dark, and, the first time in a game that it is you, what that means.
 */
export function announced(
  play: Play,
  { numbers, in_the_dark }: Omit<SlatesSealed, 'type' | 'seals'>,
  isKnown = false,
): string {
  const each = numbers.map((number, seat) => `${play.labelOf(seat)} ${number}`).join(', ');
  if (!play.hasStars) return `${each}. ${t('soft-announced')}`;
  if (in_the_dark === null) return `${each}. ${t('nobody-in-the-dark')}.`;
  if (in_the_dark !== play.you)
    return `${each}. ${t('someone-in-the-dark', { name: play.name(in_the_dark) })}.`;
  const told = `${each}. ${t('you-in-the-dark')}.`;
  return isKnown ? told : `${told} ${t('in-the-dark-explained', { number: numbers[in_the_dark]! })}`;
}

function sentence(play: Play, fact: Fact, shown: TableView): string {
  const isYou = 'seat' in fact && fact.seat === play.you;
  switch (fact.type) {
    case 'became_ready':
      return isYou ? t('told-you-ready') : t('told-ready', { name: play.name(fact.seat) });
    case 'readiness_taken_back':
      return isYou ? t('told-you-not-ready') : t('told-not-ready', { name: play.name(fact.seat) });
    case 'other_word_asked':
      return isYou ? t('told-you-asked') : t('other-word-asked', { name: play.name(fact.seat) });
    case 'other_word_declined':
      return t('told-other-word-declined', { name: play.name(fact.seat) });
    case 'word_swapped':
      return t('told-word-swapped', { word: content.word(shown.card, fact.word) });
    case 'round_started':
      if (play.isLearning && new URLSearchParams(location.search).has('introduction') && fact.round > 1)
        return ''; // the sentence ends here
      return [
        fact.card.top
          ? t('told-round', { round: fact.round, word: content.word(fact.card, fact.card.top) })
          : toldAwaitedClue(play, fact.round, fact.first_scout),
        ...(fact.round > 1 ? [`${t(ROWS[fact.round - 2] ?? '')}.`] : []),
      ].join(' ');
    case 'clue_typed':
      return t('told-round', { round: shown.round, word: content.word(fact.card, fact.card.top) });
    case 'slates_sealed':
      return announced(
        play,
        fact,
        (shown.rounds ?? []).some(({ scores }) => scores[fact.in_the_dark ?? -1]?.[2]),
      );
    case 'card_pointed':
      return [
        pointedAt(play, fact, shown.in_the_dark ?? null),
        ...play.sayings
          .on(fact.card)
          .flatMap(({ seat, text, isNote }) => (isNote ? saying(play, seat, text) : [])),
      ].join(' ');
    case 'note_written':
      return fact.seat === play.you || !fact.text ? '' : saying(play, fact.seat, fact.text);
    case 'slates_opened':
      return scored(play, fact.scores);
    case 'player_replaced':
      return t('told-replaced', { name: fact.name });
    case 'game_ended':
      if (fact.is_early) return t('told-ended-early');
      if (!setupOf(shown).stars) return `${t('soft-end')}.`;
      if (!fact.winners.length) return t('nobody-has-won');
      return `${placed(play, fact.totals, places(fact.totals).length)} ${ended(play, fact.winners)}`;
    default:
      return '';
  }
}
