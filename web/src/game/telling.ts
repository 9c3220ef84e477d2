/** What has happened, in a sentence for those who listen. */
import { speech } from '../device/speech.svelte';
import { content } from './content.svelte';
import { inQuotes, t } from '../i18n.svelte';
import type { Play } from './play.svelte';
import type { Fact } from './table';
import type { CardPointed, TableView } from '../net/protocol';
import { ROWS } from './table';

const WITH_YOU = { spark: 'told-spark-you', super_spark: 'told-super-spark-you' } as const;
const OUTCOMES = { spark: 'told-spark', super_spark: 'told-super-spark', fall: 'told-fall' } as const;

export function tell(play: Play, fact: Fact, shown: TableView): void {
  const say = sentence(play, fact, shown);
  // Nobody may miss that the question is off the table.
  if (fact.type === 'other_word_declined' || fact.type === 'player_replaced') speech.show(say);
  else if (say) speech.say(say);
  if (fact.type === 'card_pointed') void tellReason(play, fact.card);
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

/** A spark that brings stars to whoever listens is told as theirs. */
const told = ({ outcome, seat, filled }: CardPointed, you: number | null): string =>
  outcome !== 'fall' && you !== null && you !== seat && filled.includes(you)
    ? WITH_YOU[outcome]
    : OUTCOMES[outcome];

function sentence(play: Play, fact: Fact, shown: TableView): string {
  switch (fact.type) {
    case 'became_ready':
      return t('told-ready', { name: play.name(fact.seat) });
    case 'readiness_taken_back':
      return t('told-not-ready', { name: play.name(fact.seat) });
    case 'other_word_asked':
      return t('other-word-asked', { name: play.name(fact.seat) });
    case 'other_word_declined':
      return t('told-other-word-declined', { name: play.name(fact.seat) });
    case 'word_swapped':
      return t('told-word-swapped', { word: content.word(shown.card, fact.word) });
    case 'round_started':
      return [
        t('told-round', { round: fact.round, word: content.word(fact.card, fact.card.top) }),
        ...(fact.round > 1 ? [`${t(ROWS[fact.round - 2] ?? '')}.`] : []),
      ].join(' ');
    case 'slates_sealed': {
      const numbers = fact.numbers.map((number, seat) => `${play.name(seat)} ${number}`).join(', ');
      const verdict =
        fact.in_the_dark === null
          ? t('nobody-in-the-dark')
          : fact.in_the_dark === play.you
            ? t('you-in-the-dark')
            : t('someone-in-the-dark', { name: play.name(fact.in_the_dark) });
      return `${numbers}. ${verdict}`;
    }
    case 'card_pointed':
      return [
        t(told(fact, play.you), {
          name: play.name(fact.seat),
          title: content.title(fact.card),
          names: play.names(fact.markers.filter((seat) => seat !== fact.seat)),
        }),
        ...play.sayings
          .on(fact.card)
          .flatMap(({ seat, text, isNote }) => (isNote ? saying(play, seat, text) : [])),
      ].join(' ');
    case 'note_written':
      return fact.seat === play.you || !fact.text ? '' : saying(play, fact.seat, fact.text);
    case 'slates_opened':
      return t('told-scored', {
        scores: fact.scores.map((score, seat) => `${play.name(seat)} ${score.points}`).join(', '),
      });
    case 'player_replaced':
      return t('told-replaced', { name: fact.name });
    case 'game_ended':
      if (fact.is_early) return t('told-ended-early');
      if (!fact.winners.length) return t('nobody-has-won');
      return t('told-ended', { names: play.names(fact.winners) });
    default:
      return '';
  }
}
