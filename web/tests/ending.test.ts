import { beforeEach, describe, expect, test } from 'vitest';
import { setting } from '../src/device/storage';
import { ended, opened, started, table, told } from './builders';
import { onStage, pass, REVEAL } from './staging';
import type { Play } from '../src/game/play.svelte';
import { storyOf } from '../src/screens/end/share/story';

describe('the end of a game on the stage', () => {
  beforeEach(() => setting.pace.set('normal'));

  test('keeps the last totals and the win for the finale, which goes from the last place to the first', async () => {
    const { stage, log } = onStage();
    const before = table({ ...REVEAL, round: 4, totals: [5, 6, 7] });
    stage.saw(before, [], true);
    const totals = [9, 8, 9];
    const over = table({ round: 4, step: 'over', totals, winners: [0, 2] });

    stage.saw(over, [told(opened(4), { totals }), told(ended(totals, [0, 2]), over)], false);

    expect(stage.scene?.kind).toBe('score');
    expect(stage.shown).toMatchObject({ totals: [5, 6, 7] });
    stage.goOn();
    await pass(0);
    for (const placed of [0, 1]) {
      expect(stage.scene).toMatchObject({ kind: 'finale', places: [[1], [0, 2]], placed });
      expect(stage.shown).toMatchObject({ totals: [5, 6, 7] });
      expect(stage.shown?.winners ?? []).toEqual([]);
      expect(log).not.toContain('game_ended');
      stage.goOn();
      await pass(0);
    }
    expect(stage.scene).toMatchObject({ placed: 2 });
    expect(log).toContain('game_ended');
    await pass(3_300);
    expect(stage.scene).toMatchObject({ phase: 'chart' });
    await pass(3_500);
    expect(stage).toMatchObject({ scene: null, isPlaying: false, shown: { winners: [0, 2] } });
  });

  test('holds its breath before the first place, longer than before any other', async () => {
    const { stage } = onStage();
    stage.saw(table({ ...REVEAL, round: 4 }), [], true);
    const over = table({ round: 4, step: 'over', totals: [1, 2, 3], winners: [2] });
    stage.saw(over, [told(ended([1, 2, 3], [2]), over)], false);
    await pass(1_000);
    expect(stage.scene).toMatchObject({ placed: 1 });

    await pass(1_600);
    expect(stage.scene).toMatchObject({ placed: 2 });
    await pass(1_600);
    expect(stage.scene).toMatchObject({ placed: 2 });
    await pass(900);
    expect(stage.scene).toMatchObject({ placed: 3 });
  });

  test('skips what is left of the finale and still tells the win once', async () => {
    const { stage, log } = onStage();
    stage.saw(table({ ...REVEAL, round: 4 }), [], true);
    const over = table({ round: 4, step: 'over', totals: [1, 2, 3], winners: [2] });
    stage.saw(over, [told(ended([1, 2, 3], [2]), over)], false);

    stage.skip();
    await pass(0);

    expect(stage).toMatchObject({ scene: null, isPlaying: false, shown: { winners: [2] } });
    expect(log.filter((each) => each === 'game_ended')).toHaveLength(1);
  });

  test('shows a game that was ended early as it is, without a finale and without a winner', () => {
    const { stage, log } = onStage();
    stage.saw(table(REVEAL), [], true);
    const over = table({ ...REVEAL, step: 'over', is_early: true });

    stage.saw(over, [told({ ...ended([0, 0, 0], []), is_early: true }, over)], false);

    expect(stage).toMatchObject({ scene: null, isPlaying: false, shown: { step: 'over', is_early: true } });
    expect(log).toContain('game_ended');
  });

  test('leaves the score when the game is ended early meanwhile', async () => {
    const { stage } = onStage();
    stage.saw(table(REVEAL), [], true);
    stage.saw(table({ round: 2 }), [told(opened()), told(started(2), { round: 2 })], false);
    const over = table({ round: 2, step: 'over', is_early: true });

    stage.saw(over, [told({ ...ended([2, 2, 2], []), is_early: true }, over)], false);
    await pass(1_000);

    expect(stage).toMatchObject({ scene: null, shown: { step: 'over' } });
  });

  test('comes to the next game when the host starts it while somebody reads the last score', async () => {
    const { stage } = onStage();
    stage.saw(table({ ...REVEAL, round: 4 }), [], true);
    const over = table({ round: 4, step: 'over', totals: [1, 2, 3], winners: [2] });
    stage.saw(over, [told(opened(4)), told(ended([1, 2, 3], [2]), over)], false);
    expect(stage.isWaiting).toBe(true);

    const next = table({ seal: 'another' });
    stage.saw(next, [told(started(), next)], false);
    stage.goOn();
    await pass(0);
    stage.skip();
    await pass(2_000);

    expect(stage).toMatchObject({ isPlaying: false, shown: { round: 1, seal: 'another' } });
  });
});

test('the picture of a game that was ended early names no winner', () => {
  const people = [{ seat: 0, name: 'Ana', colour: 'orange' }];
  const over = table({ step: 'over', is_early: true, totals: [7, 3, 0], winners: [] });
  const story = storyOf({ people, table: over, name: () => 'Ana' } as unknown as Play, 0);

  expect(story).toMatchObject({ headline: 'game-ended-early', stars: 'nobody-has-won' });
  expect(story.players.some(({ isWinner }) => isWinner)).toBe(false);
});
