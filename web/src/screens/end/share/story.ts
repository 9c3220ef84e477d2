/** What the picture of a game shows, in the player's language; and its text alternative. */
import { roundsOf, setupOf } from '../../../game/table';
import { content } from '../../../game/content.svelte';
import { bonds, remarkable, type Bond } from '../../../game/insight';
import type { Play } from '../../../game/play.svelte';
import { list, locale, t } from '../../../i18n.svelte';
import type { Colour, RoundView } from '../../../net/protocol';

export interface Player {
  name: string;
  colour: Colour;
  isWinner: boolean;
  /** The points after each round, starting with 0. */
  sums: number[];
}

export interface United {
  heading: string;
  title: string;
  word: string;
  clue: string;
  people: number;
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
  /** In a game without stars, instead of the chart: the picture of each round that most players shared. */
  shared: United[];
}

const WIDEST = 1000;

export function storyOf(play: Play, endedAt: number): Story {
  const { people, table } = play;
  const rounds = table.rounds ?? [];
  const winners = table.winners ?? [];
  const threads = bonds(rounds, people.length);
  const most = threads[0];
  const isSoft = !setupOf(table).stars;
  return {
    headline: table.is_early
      ? t('game-ended-early')
      : isSoft
        ? t('soft-end')
        : !winners.length
          ? t('nobody-has-won')
          : winners.length > 1
            ? t('winners', { names: play.names(winners) })
            : t('winner', { name: play.name(winners[0] ?? 0) }),
    stars: isSoft
      ? list(people.map(({ name }) => name))
      : !winners.length
        ? t('nobody-has-won')
        : t('stars-count', { count: Math.max(...table.totals) }),
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
    united: isSoft ? null : unitedIn(rounds, people.length),
    shared: isSoft
      ? rounds.flatMap((round) => {
          const united = unitedIn([round], people.length);
          return united && united.people > 1 ? [united] : [];
        })
      : [],
  };
}

/** The picture that united the players most in some rounds. */
function unitedIn(rounds: readonly RoundView[], people: number): United | null {
  const found = remarkable(rounds, people).uniting;
  const round = rounds.find((each) => each.round === found?.round);
  const card = found && content.card(found.card);
  if (!found || !round || !card) return null;
  const word = content.word(round.card, round.clue);
  return {
    heading: t('united'),
    title: card.title,
    word,
    clue: t('clue'),
    people: found.count,
    count: t('marked-by', { count: found.count, of: people }),
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

/** The picture as text. */
export function inWords({ headline, date, players, alike, united, shared }: Story): string {
  const ranked = players.toSorted((a, b) => b.sums.at(-1)! - a.sums.at(-1)!);
  const scores = list(ranked.map(({ name, sums }) => `${name} ${sums.at(-1)}`));
  return [
    `Stella (${date}): ${headline}.`,
    ...(shared.length
      ? shared.map(({ word, title }) => `${word}: ${title}.`)
      : [t('souvenir-scores', { scores })]),
    alike?.sentence ?? '',
    united ? t('souvenir-united', { title: united.title, word: united.word }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
