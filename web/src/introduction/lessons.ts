/** What the introduction says, and when. It reads the table as everybody sees it; the rules stay on the server. */
import type { Play } from '../lib/play.svelte';

export interface Lesson {
  title: string;
  text: string;
  values?: Record<string, string | number>;
}

const hasOutcome = (outcome: string) => (play: Play): boolean => play.pointed.some(([, , each]) => each === outcome);

/** The six ideas, with the sign each gets when it has been met. */
export const LESSONS: { name: string; icon: string; isMet: (play: Play) => boolean }[] = [
  { name: 'mark', icon: 'cross', isMet: (play) => play.marks.length > 0 },
  { name: 'announce', icon: 'order', isMet: (play) => (play.table.numbers?.length ?? 0) > 0 },
  { name: 'spark', icon: 'star', isMet: hasOutcome('spark') },
  { name: 'super-spark', icon: 'bonus', isMet: hasOutcome('super_spark') },
  { name: 'fall', icon: 'fall', isMet: hasOutcome('fall') },
  { name: 'dark', icon: 'away', isMet: (play) => play.table.in_the_dark != null },
];

export function lesson(play: Play): Lesson | null {
  const { stage, table } = play;
  const scene = stage.scene;
  if (table.step === 'over') return null;
  if (scene?.kind === 'announce') return { title: 'learn-announce', text: 'learn-announce-text' };
  if (scene?.kind === 'point' && scene.phase === 'outcome') {
    if (scene.fact.outcome === 'fall') return { title: 'learn-fall', text: 'learn-fall-text' };
    if (scene.fact.outcome === 'spark') return { title: 'learn-spark', text: 'learn-spark-text' };
    return null;
  }
  if (scene?.kind === 'score') return { title: 'learn-score', text: 'learn-score-text' };
  if (scene) return null;
  if (table.step === 'associate') {
    if (table.round > 1) return { title: 'learn-on', text: 'learn-on-text' };
    if (play.you !== null && play.isReady(play.you)) return { title: 'learn-wait', text: 'learn-wait-text' };
    if (play.marks.length === 0) return { title: 'learn-mark', text: 'learn-mark-text', values: { clue: play.clue } };
    if (play.marks.length < 4) return { title: 'learn-more', text: 'learn-more-text', values: { count: play.marks.length } };
    return { title: 'learn-ready', text: 'learn-ready-text' };
  }
  if (play.isYourTurn) return { title: 'learn-point', text: 'learn-point-text' };
  return { title: 'learn-watch', text: 'learn-watch-text' };
}
