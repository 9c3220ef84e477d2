/** What has happened, in a sentence for those who listen, and as a sound. */
import { calls } from './calls.svelte';
import { content } from './content.svelte';
import { t } from './i18n.svelte';
import type { Play } from './play.svelte';
import type { Fact } from './room.svelte';
import { play as sound } from './sound';
import type { TableView } from './wire';

const OUTCOMES = { spark: 'told-spark', super_spark: 'told-super-spark', fall: 'told-fall' } as const;

export function tell(play: Play, fact: Fact, shown: TableView): void {
  const say = sentence(play, fact, shown);
  if (say) calls.say(say, fact.type === 'slates_sealed');
  if (fact.type === 'card_pointed') sound(fact.outcome);
  if (fact.type === 'slates_sealed') sound(fact.in_the_dark === null ? 'announce' : 'dark');
  if (fact.type === 'game_ended') sound('win');
}

function sentence(play: Play, fact: Fact, shown: TableView): string {
  switch (fact.type) {
    case 'became_ready': return t('told-ready', { name: play.name(fact.seat) });
    case 'readiness_taken_back': return t('told-not-ready', { name: play.name(fact.seat) });
    case 'other_word_asked': return t('other-word-asked', { name: play.name(fact.seat) });
    case 'other_word_declined': return t('told-other-word-declined', { name: play.name(fact.seat) });
    case 'word_swapped': return t('told-word-swapped', { word: content.word(shown.card, fact.word) });
    case 'round_started': return t('told-round', { round: fact.round, word: content.word(fact.card, fact.card.top) });
    case 'slates_sealed': {
      const numbers = fact.numbers.map((number, seat) => `${play.name(seat)} ${number}`).join(', ');
      const verdict = fact.in_the_dark === null ? t('nobody-in-the-dark') : fact.in_the_dark === play.you ? t('you-in-the-dark') : t('someone-in-the-dark', { name: play.name(fact.in_the_dark) });
      return `${numbers}. ${verdict}`;
    }
    case 'card_pointed':
      return t(OUTCOMES[fact.outcome], { name: play.name(fact.seat), title: content.title(fact.card), names: play.names(fact.markers.filter((seat) => seat !== fact.seat)) });
    case 'slates_opened': return t('told-scored', { scores: fact.scores.map((score, seat) => `${play.name(seat)} ${score.points}`).join(', ') });
    case 'game_ended': return t('told-ended', { names: play.names(fact.winners) });
    default: return '';
  }
}
