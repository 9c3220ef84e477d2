/** What has happened, in a sentence for those who listen: the event, what it means for them, and what is wanted next. */
import { speech } from '../device/speech.svelte';
import { content } from './content.svelte';
import { inQuotes, t } from '../i18n.svelte';
import type { Play } from './play.svelte';
import type { Scene } from './scenes';
import { waiting } from './situation';
import type { Fact } from './table';
import type { CardPointed, SlatesOpened, SlatesSealed, TableView } from '../net/protocol';
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
  // Nobody may miss that the question is off the table.
  if (fact.type === 'other_word_declined' || fact.type === 'player_replaced') speech.show(say);
  else if (say) speech.say(say);
  if (fact.type === 'card_pointed') void tellReason(play, fact.card);
  // Whoever is ready hears each time for whom the table waits; the last one needs no waiting.
  const areAllReady = (shown.ready?.length ?? 0) >= shown.totals.length;
  if (fact.type === 'became_ready' && play.you !== null && play.isReady(play.you) && !areAllReady)
    speech.sayLast(waiting(play));
}

/** The places of the finale, one after the other as they are shown. */
export function tellScene(play: Play, scene: Scene): void {
  if (scene.kind !== 'finale' || scene.phase !== 'places' || scene.placed === 0) return;
  const seats = scene.places[scene.placed - 1]!;
  const place = 1 + scene.places.slice(scene.placed).flat().length;
  const names = seats.map((seat) => play.labelOf(seat)).join(', ');
  const stars = t('stars-count', { count: scene.fact.totals[seats[0]!] ?? 0 });
  speech.say(t('told-place', { place, names, stars }));
}

/** A bot's reason is asked for, and said when it is here. */
async function tellReason(play: Play, card: number): Promise<void> {
  await play.sayings.hear();
  for (const { seat, text, isNote } of play.sayings.on(card))
    if (!isNote) speech.say(saying(play, seat, text));
}

/** What somebody says about a picture: 'Ana: “like a lantern”'. */
export const saying = (play: Play, seat: number, text: string): string =>
  t('told-saying', { name: play.name(seat), text: inQuotes(text) });

/** Without stars it only matters who saw the picture. */
const seen = (markers: readonly number[]): string =>
  markers.length > 1 ? 'soft-told-seen' : 'soft-told-alone';

export type Pointed = Pick<CardPointed, 'seat' | 'card' | 'outcome' | 'markers' | 'filled'>;

/** Somebody has pointed: what came of it, told as theirs to whoever listens, and what it costs. */
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

/** How many everybody marked, who is in the dark, and what that means if it is you. */
export function announced(
  play: Play,
  { numbers, in_the_dark }: Omit<SlatesSealed, 'type' | 'seals'>,
): string {
  const each = numbers.map((number, seat) => `${play.labelOf(seat)} ${number}`).join(', ');
  if (!play.hasStars) return `${each}. ${t('soft-announced')}`;
  if (in_the_dark === null) return `${each}. ${t('nobody-in-the-dark')}.`;
  if (in_the_dark !== play.you)
    return `${each}. ${t('someone-in-the-dark', { name: play.name(in_the_dark) })}.`;
  return `${each}. ${t('you-in-the-dark')}. ${t('in-the-dark-explained', { number: numbers[in_the_dark]! })}`;
}

/** What everybody has from a round, and what the dark has cost. */
export function scored(play: Play, scores: SlatesOpened['scores']): string {
  if (!play.hasStars) return t('soft-told-round');
  const each = scores.map(({ points }, seat) => `${play.labelOf(seat)} ${points}`).join(', ');
  const dark = scores.findIndex((score) => score.is_dark && score.has_fallen);
  const cost = scores[dark];
  if (!cost) return t('told-scored', { scores: each });
  const fields = cost.sparks + cost.super_sparks;
  return `${t('told-scored', { scores: each })} ${play.labelOf(dark)}: ${t('score-dark-fallen', { fields })}`;
}

function ended(play: Play, winners: readonly number[]): string {
  if (play.you === null || !winners.includes(play.you))
    return t('told-ended', { names: play.names(winners) });
  const others = winners.filter((seat) => seat !== play.you);
  return others.length ? t('told-you-share', { names: play.names(others) }) : t('told-you-won');
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
        return ''; // it ends here
      return [
        t('told-round', { round: fact.round, word: content.word(fact.card, fact.card.top) }),
        ...(fact.round > 1 ? [`${t(ROWS[fact.round - 2] ?? '')}.`] : []),
      ].join(' ');
    case 'slates_sealed':
      return announced(play, fact);
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
      return ended(play, fact.winners);
    default:
      return '';
  }
}
