/** What the introduction says, and when. It reads the table as everyone sees it; the rules stay on the server. */
import { keyOf } from '../../device/keys';
import { nameAndPlace } from '../../game/situation';
import { t } from '../../i18n.svelte';
import type { Play } from '../../game/play.svelte';
import type { Scene } from '../../game/stage.svelte';
import type { Guide, TableView } from '../../net/protocol';

export interface Lesson {
  title: string;
  text: string;
  values?: Record<string, string | number>;
}

export interface Idea {
  name: string;
  icon: string;
  recap: string;
  isMet: (play: Play) => boolean;
}

const hasOutcome =
  (outcome: string) =>
  (play: Play): boolean =>
    play.pointed.some(([, , each]) => each === outcome);
const hasNumbers = (play: Play): boolean => (play.table.numbers?.length ?? 0) > 0;
const isRising = (play: Play): boolean =>
  play.stage.scene?.kind === 'announce' && play.stage.scene.phase === 'rise';

/** The six ideas, each with the sign that appears when the player has seen it. */
export const IDEAS: Idea[] = [
  {
    name: 'mark',
    icon: 'cross',
    recap: 'recap-mark',
    isMet: (play) => play.marks.length > 0 || hasNumbers(play),
  },
  { name: 'step-announce', icon: 'order', recap: 'recap-announce', isMet: hasNumbers },
  {
    name: 'in-the-dark',
    icon: 'dark',
    recap: 'recap-dark',
    isMet: (play) => hasNumbers(play) && !isRising(play),
  },
  { name: 'spark', icon: 'star', recap: 'recap-spark', isMet: hasOutcome('spark') },
  { name: 'super-spark', icon: 'bonus', recap: 'recap-super-spark', isMet: hasOutcome('super_spark') },
  { name: 'fall', icon: 'fall', recap: 'recap-fall', isMet: hasOutcome('fall') },
];

/** Whether a scene shows something for the first time: then the table waits. */
export function isNew(scene: Scene, shown: TableView): boolean {
  if (shown.round > 1) return false;
  if (scene.kind === 'announce') return scene.landed.length === scene.fact.numbers.length;
  if (scene.kind !== 'point' || scene.phase !== 'outcome') return false;
  return (shown.pointed ?? []).filter(([, , each]) => each === scene.fact.outcome).length === 1;
}

/** The pictures to mark or to point at now; empty where the guide leaves the choice to the player. */
export function hints(play: Play, guide: Guide): number[] {
  if (play.table.round > 1) return [];
  if (play.turn.canMark) return guided(play, guide).filter((card) => !play.marks.includes(card));
  const next = guided(play, guide).find((card) => play.turn.pointable.includes(card));
  return next === undefined ? play.turn.pointable.slice(0, play.turn.pointable.length === 1 ? 1 : 0) : [next];
}

const guided = (play: Play, guide: Guide): number[] => (play.table.clue === guide.clue ? guide.cards : []);

export function lesson(play: Play, guide: Guide): Lesson {
  const scene = play.stage.scene;
  if (scene?.kind === 'announce') return say(scene.phase === 'rise' ? 'learn-announce' : 'learn-dark');
  if (scene?.kind === 'score') return score(play);
  if (scene?.kind === 'point') return pointing(play, scene);
  return play.table.step === 'associate' ? associating(play, guide) : revealing(play, guide);
}

const TEXTS = {
  'learn-announce': 'learn-announce-text',
  'learn-dark': 'learn-dark-text',
  'learn-point': 'learn-point-text',
  'learn-point-again': 'learn-point-again-text',
  'learn-point-own': 'learn-point-own-text',
  'learn-crosses': 'learn-crosses-text',
  'learn-watch': 'learn-watch-text',
  'learn-spark': 'learn-spark-text',
  'learn-super-spark': 'learn-super-spark-text',
  'learn-fall': 'learn-fall-text',
  'learn-fallen': 'learn-fallen-text',
  'learn-mark': 'learn-mark-text',
  'learn-mark-other': 'learn-mark-other-text',
  'learn-own': 'learn-own-text',
  'learn-ready': 'learn-ready-text',
  'learn-wait': 'learn-wait-text',
} as const;
const OUTCOMES = { spark: 'learn-spark', super_spark: 'learn-super-spark', fall: 'learn-fall' } as const;

const say = (title: keyof typeof TEXTS, values?: Lesson['values']): Lesson => ({
  title,
  text: TEXTS[title],
  values,
});

/** What screen readers say instead of what only sighted players can follow; it names the pictures and the keys. */
const HEARD: Record<string, string> = {
  'learn-mark': 'learn-mark-ear',
  'learn-mark-other': 'learn-mark-other-ear',
  'learn-own': 'learn-own-ear',
  'learn-ready': 'learn-ready-ear',
  'learn-point': 'learn-point-ear',
  'learn-point-again': 'learn-point-ear',
  'learn-point-own': 'learn-point-own-ear',
  'learn-crosses': 'learn-crosses-ear',
};

/** A lesson as it is said. */
export function spoken(play: Play, { title, text, values }: Lesson): string {
  const titles = play.hand.hints.map((card) => nameAndPlace(play, card)).join(', ');
  const keys = {
    pictures: keyOf('cards').toUpperCase(),
    ready: keyOf('ready').toUpperCase(),
    next: keyOf('next').toUpperCase(),
  };
  const heard = HEARD[title];
  const said = heard ? t(heard, { clue: play.clue, titles, ...keys }) : t(text, values);
  return [t(title), said, ...(play.stage.isWaiting ? [t('learn-next-ear', keys)] : [])].join(' ');
}

function associating(play: Play, guide: Guide): Lesson {
  const values = { clue: play.clue };
  const left = guided(play, guide).filter((card) => !play.marks.includes(card)).length;
  if (play.you !== null && play.isReady(play.you)) return say('learn-wait');
  if (left === guide.cards.length) {
    // On a small screen the first tap only shows the picture.
    const isSmall = play.fit.hasLens || play.fit.isTiny;
    return { ...say('learn-mark', values), ...(isSmall && { text: 'learn-mark-phone-text' }) };
  }
  if (left > 0) return say('learn-mark-other', values);
  return play.marks.length > guide.cards.length ? say('learn-ready') : say('learn-own', values);
}

function revealing(play: Play, guide: Guide): Lesson {
  if (play.turn.isYours) {
    if (!guided(play, guide).some((card) => play.turn.pointable.includes(card)))
      return say('learn-point-own');
    return say(play.pointed.some(([, scout]) => scout === play.you) ? 'learn-point-again' : 'learn-point');
  }
  return play.you !== null && play.hasFallen(play.you) ? say('learn-fallen') : say('learn-watch');
}

function pointing(play: Play, scene: Extract<Scene, { kind: 'point' }>): Lesson {
  if (isNew(scene, play.table)) return say(OUTCOMES[scene.fact.outcome]);
  if (scene.fact.seat === play.you && scene.phase !== 'outcome') return say('learn-crosses');
  return play.you !== null && play.hasFallen(play.you) ? say('learn-fallen') : say('learn-watch');
}

function score(play: Play): Lesson {
  const line = play.table.rounds?.at(-1)?.scores ?? [];
  const seat = line.findIndex(([, , isDark, hasFallen]) => isDark && hasFallen);
  if (seat < 0) return { title: 'learn-score', text: 'learn-score-text' };
  return { title: 'learn-score', text: 'learn-score-dark-text', values: { name: play.name(seat) } };
}
