/** What the picture of a game tells, in the player's language; and the same in words, for those who cannot see it. */
import { roundsOf } from '../../../game/table';
import { content } from '../../../game/content.svelte';
import { bonds, remarkable, type Bond } from '../../../game/insight';
import type { Play } from '../../../game/play.svelte';
import { list, locale, t } from '../../../i18n.svelte';
import type { Colour } from '../../../net/protocol';

export interface Player {
  name: string;
  colour: Colour;
  isWinner: boolean;
  /** The points after each round, from nought on. */
  sums: number[];
}

export interface United {
  heading: string;
  title: string;
  word: string;
  clue: string;
  count: string;
  address: string;
}

export interface Story {
  headline: string;
  stars: string;
  date: string;
  motto: string;
  chart: string;
  /** The names of the rounds. */
  rounds: string[];
  players: Player[];
  alike: { heading: string; sentence: string; bonds: Bond[] } | null;
  united: United | null;
}

const WIDEST = 1000;

export function storyOf(play: Play, endedAt: number): Story {
  const { people, table } = play;
  const rounds = table.rounds ?? [];
  const winners = table.winners ?? [];
  const threads = bonds(rounds, people.length);
  const most = threads[0];
  return {
    headline: table.is_early
      ? t('game-ended-early')
      : !winners.length
        ? t('nobody-has-won')
        : winners.length > 1
          ? t('winners', { names: play.names(winners) })
          : t('winner', { name: play.name(winners[0] ?? 0) }),
    stars: !winners.length ? t('nobody-has-won') : t('stars-count', { count: Math.max(...table.totals) }),
    date: new Intl.DateTimeFormat(locale.language, { dateStyle: 'long' }).format(endedAt),
    motto: t('motto'),
    chart: t('round-by-round'),
    rounds: roundsOf(table),
    players: people.map(({ seat, name, colour }) => ({
      name,
      colour,
      isWinner: winners.includes(seat),
      sums: rounds.reduce((line, { scores }) => [...line, line.at(-1)! + (scores[seat]?.[4] ?? 0)], [0]),
    })),
    alike: most?.shared
      ? {
          heading: t('who-sees-alike'),
          sentence: t('most-alike', { a: play.name(most.a), b: play.name(most.b), count: most.shared }),
          bonds: threads,
        }
      : null,
    united: unitedIn(play),
  };
}

function unitedIn({ people, table }: Play): United | null {
  const found = remarkable(table.rounds ?? [], people.length).uniting;
  const round = table.rounds?.find((each) => each.round === found?.round);
  const card = found && content.card(found.card);
  if (!found || !round || !card) return null;
  const word = content.word(round.card, round.clue);
  return {
    heading: t('united'),
    title: card.title,
    word,
    clue: t('clue'),
    count: t('marked-by', { count: found.count, of: people.length }),
    address: largest(card.pictures),
  };
}

function largest(pictures: Record<string, string>): string {
  const widths = Object.keys(pictures)
    .map((width) => Number.parseInt(width, 10))
    .filter((width) => width <= WIDEST);
  const [best] = widths.sort((a, b) => b - a);
  return Object.entries(pictures).find(([width]) => Number.parseInt(width, 10) === best)?.[1] ?? '';
}

/** The picture in words. */
export function inWords({ headline, date, players, alike, united }: Story): string {
  const ranked = players.toSorted((a, b) => b.sums.at(-1)! - a.sums.at(-1)!);
  return [
    `Stella (${date}): ${headline}.`,
    t('souvenir-scores', { scores: list(ranked.map(({ name, sums }) => `${name} ${sums.at(-1)}`)) }),
    alike?.sentence ?? '',
    united ? t('souvenir-united', { title: united.title, word: united.word }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
