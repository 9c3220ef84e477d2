import { beforeEach, describe, expect, test } from 'vitest';
import { setting } from '../src/device/storage';
import { ended, opened, sealed, started, table, told } from './builders';
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
    expect(stage).toMatchObject({ isHolding: true, scene: { kind: 'score' } });
    stage.goOn();
    await pass(0);
    stage.skip();
    await pass(0);
    expect(stage).toMatchObject({ isHolding: true, scene: null, shown: over });
    stage.goOn();
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

describe('the end of a game that everybody sees together', () => {
  const before = table({ ...REVEAL, round: 4 });
  const over = table({ round: 4, step: 'over', totals: [1, 2, 3], winners: [2] });
  const end = [told(opened(4)), told(ended([1, 2, 3], [2]), over)];
  const next = table({ seal: 'next' });
  const begins = [told(started(), next)];

  beforeEach(() => setting.pace.set('normal'));

  /** A stage at the last score. */
  function atLastScore(waits = true, isHeard = true) {
    const staged = onStage(waits, () => isHeard);
    staged.stage.saw(before, [], true);
    staged.stage.saw(over, end, false);
    return staged;
  }

  /** A stage at the end page. */
  async function atEnd(waits = true) {
    const staged = atLastScore(waits);
    staged.stage.wentOn('seal', 4);
    await pass(30_000);
    expect(staged.stage).toMatchObject({ scene: null, shown: over });
    return staged;
  }

  test('a player who has read the last score waits for the others', async () => {
    const { stage } = atLastScore();
    stage.goOn();
    stage.goOn();
    await pass(10_000);
    expect(stage).toMatchObject({ isLeaving: true, scene: { kind: 'score' } });

    stage.wentOn('seal', 4);
    await pass(0);

    expect(stage).toMatchObject({ isLeaving: false, scene: { kind: 'finale' } });
  });

  test('takes players who still read it along', async () => {
    const { stage } = atLastScore();

    stage.wentOn('seal', 4);
    await pass(0);

    expect(stage.scene?.kind).toBe('finale');
  });

  test('begins alone without a line, and after a while if the server says nothing', async () => {
    const offline = atLastScore(true, false);
    const silent = atLastScore();
    offline.stage.goOn();
    silent.stage.goOn();
    await pass(0);
    expect(offline.stage.scene?.kind).toBe('finale');
    expect(silent.stage.scene?.kind).toBe('score');

    await pass(20_000);

    expect(silent.stage.scene?.kind).toBe('finale');
  });

  test('a TV leaves a score with the last player, and takes nobody along in the middle of a game', async () => {
    const tv = onStage(false).stage;
    const phone = onStage().stage;
    for (const stage of [tv, phone]) {
      stage.saw(table(REVEAL), [], true);
      stage.saw(table({ round: 2 }), [told(opened()), told(started(2), { round: 2 })], false);
      await pass(60_000);
      expect(stage.scene?.kind).toBe('score');
      stage.wentOn('seal', 1);
      await pass(2_000);
    }

    expect(tv.scene).toBeNull();
    expect(phone.scene?.kind).toBe('score');
  });

  test('keeps the next game back while the end is looked at, for a quarter of a minute', async () => {
    const { stage } = await atEnd();

    stage.saw(next, begins, false);

    expect(stage).toMatchObject({ isHolding: true, shown: over });
    await pass(14_900);
    expect(stage.shown).toEqual(over);
    await pass(1_100);
    expect(stage).toMatchObject({ isHolding: false, shown: { seal: 'next' } });
  });

  test('lets a player go there at once, and the one who began it', async () => {
    const { stage } = await atEnd();
    stage.saw(next, begins, false);
    stage.begin();
    await pass(1_000);
    expect(stage).toMatchObject({ isHolding: false, shown: { seal: 'next' }, scene: null });
    const host = (await atEnd()).stage;
    host.leavesEnd = true;

    host.saw(next, begins, false);

    expect(host).toMatchObject({ isHolding: false, shown: { seal: 'next' } });
  });

  test('a TV follows when all players have begun the next game', async () => {
    const { stage } = await atEnd(false);
    stage.saw(next, begins, false);
    expect(stage.isHolding).toBe(true);

    stage.wentOn('next', 0);

    expect(stage).toMatchObject({ isHolding: false, shown: { seal: 'next' } });
  });

  test('keeps the lobby back too, and waits no longer when the others have sealed their slates', async () => {
    const { stage } = await atEnd();
    stage.saw(null, [], true);
    expect(stage).toMatchObject({ isHolding: true, shown: over });

    stage.saw(next, begins, false);
    expect(stage.isHolding).toBe(true);
    stage.saw(table({ seal: 'next', step: 'reveal' }), [told(sealed(), { step: 'reveal' })], false);

    expect(stage).toMatchObject({ isHolding: false, shown: { seal: 'next' } });
  });
});
