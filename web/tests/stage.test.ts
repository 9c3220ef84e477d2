import { beforeEach, describe, expect, test } from 'vitest';
import { setting } from '../src/device/storage';
import { CRACKS } from '../src/game/scenes';
import type { TableView } from '../src/net/protocol';
import { opened, pointed, sealed, started, table, told } from './builders';
import { onStage, pass, REVEAL } from './staging';

describe('the stage', () => {
  beforeEach(() => setting.pace.set('normal'));

  test('shows a first table as it is', () => {
    const { stage, log } = onStage();

    stage.saw(table(), [], true);

    expect(stage.shown).toEqual(table());
    expect(log).toEqual(['settled 1 at once']);
  });

  test('plays the first round of a game: it is said', async () => {
    const { stage, log } = onStage();
    stage.saw(null, [], true);

    stage.saw(table(), [told(started(), table())], false);
    expect(stage.scene?.kind).toBe('deal');
    await pass(1_000);

    expect(log).toEqual(['settled nothing at once', 'round_started', 'settled 1']);
  });

  test('shows what a pointing made only with its outcome, and whose turn is next only afterwards', async () => {
    const { stage } = onStage();
    stage.saw(table(REVEAL), [], true);
    const made = {
      stars: [2, 2, 0],
      scout: 1,
      pointed: [[3, 0, 'spark', [0, 1], [0, 1]]] as TableView['pointed'],
    };

    stage.saw(table({ ...REVEAL, ...made }), [told(pointed(), made)], false);

    expect(stage.shown).toMatchObject({ stars: [0, 0, 0], scout: 0 });
    await pass(1_800);
    expect(stage.scene).toMatchObject({ phase: 'outcome' });
    expect(stage.shown).toMatchObject({ stars: [2, 2, 0], scout: 0 });
    await pass(2_400);
    expect(stage.shown).toMatchObject({ stars: [2, 2, 0], scout: 1 });
  });

  test('lets bots react when the outcome has been shown here, not when it happened', async () => {
    const { stage, log } = onStage();
    stage.saw(table(REVEAL), [], true);

    stage.saw(table(REVEAL), [told(pointed(), { stars: [2, 2, 0] }, [[1, '🔥']])], false);
    await pass(1_800);
    expect(log).not.toContain('🔥');
    await pass(2_400);

    expect(log).toEqual(['settled 1 at once', 'card_pointed', '🔥', 'settled 1']);
  });

  test('keeps back what people show until it has told here what they may have seen already', async () => {
    const { stage, log } = onStage();
    stage.saw(table(REVEAL), [], true);
    stage.whenShown(() => log.push('at once'));
    stage.saw(table(REVEAL), [told(pointed(3)), told(pointed(4))], false);

    stage.whenShown(() => log.push('after both'));
    await pass(9_000);
    stage.saw(table(REVEAL), [told(pointed(5)), told(pointed(6))], false);
    await pass(100);
    stage.show(table({ round: 2 }));
    stage.whenShown(() => log.push('after a jump'));

    expect(log.filter((each) => each !== 'settled 1')).toEqual([
      'settled 1 at once',
      'at once',
      'card_pointed',
      'card_pointed',
      'after both',
      'settled 2 at once',
      'after a jump',
    ]);
  });

  test('goes to the lobby with the others when the host does, also while somebody reads the last score', async () => {
    const { stage } = onStage();
    stage.saw(table(REVEAL), [], true);
    stage.saw(table({ round: 4 }), [told(opened(4))], false);
    expect(stage.isWaiting).toBe(true);

    stage.saw(null, [], false);

    expect(stage).toMatchObject({ isPlaying: false, isWaiting: false, shown: null, scene: null });
    stage.saw(table(), [told(started(), table())], false);
    await pass(1_000);
    expect(stage).toMatchObject({ isPlaying: false, shown: table() });
  });

  test('gives up an interrupted scene: it never goes on over the table that one stepped to', async () => {
    const { stage, log } = onStage(false);
    stage.show(table(REVEAL));
    stage.saw(table(REVEAL), [told(pointed(), { stars: [2, 2, 0] })], false);

    stage.show(table({ round: 2 }));
    await pass(20_000);

    expect(stage).toMatchObject({ isPlaying: false, scene: null, shown: { round: 2 } });
    expect(log).not.toContain('card_pointed');
  });

  test('a scene that was interrupted does not end the one after it', async () => {
    const { stage } = onStage();
    stage.saw(table(REVEAL), [], true);
    stage.saw(table(REVEAL), [told(pointed(3))], false);
    await pass(900);

    stage.show(table(REVEAL));
    stage.saw(table(REVEAL), [told(pointed(4))], false);
    await pass(100);

    expect(stage.scene).toMatchObject({ phase: 'point', fact: { card: 4 } });
  });

  test('says nothing more once it was stopped', async () => {
    const { stage, log } = onStage(false);
    stage.show(table());
    stage.saw(table({ round: 2 }), [told(sealed(), { step: 'reveal' })], false);

    stage.stop();
    await pass(60_000);

    expect(log).toEqual(['settled 1 at once']);
  });

  test('takes up quiet facts without a pause: what a player does is not interrupted', () => {
    const { stage } = onStage();
    stage.saw(table(), [], true);

    stage.saw(table({ ready: [1] }), [told({ type: 'became_ready', seat: 1 }, { ready: [1] })], false);

    expect(stage.isPlaying).toBe(false);
    expect(stage.shown?.ready).toEqual([1]);
  });

  test('leaves the score when the others have sealed their slates for the next round', async () => {
    const { stage } = onStage();
    stage.saw(table(REVEAL), [], true);
    stage.saw(table({ round: 2 }), [told(opened()), told(started(2), { round: 2 })], false);
    await pass(60_000);
    expect(stage.scene?.kind).toBe('score');

    stage.saw(table({ round: 2, step: 'reveal' }), [told(sealed(), { step: 'reveal' })], false);
    await pass(1_000);

    expect(stage.scene?.kind).toBe('announce');
  });

  test('tells each number when its lantern has landed, and the dark after all of them', async () => {
    const { stage, log } = onStage();
    stage.saw(table(), [], true);
    const announced = { step: 'reveal' as const, numbers: [3, 1, 2], in_the_dark: 0 };
    const fact = { ...sealed(), numbers: [3, 1, 2] };

    stage.saw(table(announced), [told(fact, announced)], false);

    for (const landed of [[], [1], [1, 2], [1, 2, 0]]) {
      expect(stage.scene).toMatchObject({ kind: 'announce', phase: 'rise', landed });
      expect(stage.shown).toMatchObject({ numbers: [], in_the_dark: null });
      expect(log).not.toContain('slates_sealed');
      stage.goOn();
      await pass(0);
    }
    expect(stage.scene).toMatchObject({ phase: 'verdict' });
    expect(stage.shown).toMatchObject({ numbers: [3, 1, 2], in_the_dark: 0 });
  });

  test('lets the lanterns answer one after the other, the scout first, and tells nothing before the last', async () => {
    const { stage, log } = onStage();
    stage.saw(table(REVEAL), [], true);
    const fact = { ...pointed(), seat: 1, markers: [1, 0] };

    stage.saw(table({ ...REVEAL, stars: [2, 2, 0] }), [told(fact, { stars: [2, 2, 0] })], false);

    for (const asked of [[1], [1, 2], [1, 2, 0]]) {
      expect(stage.scene).toMatchObject({ kind: 'point', asked });
      expect(stage.shown?.stars).toEqual([0, 0, 0]);
      expect(log).not.toContain('card_pointed');
      stage.goOn();
      await pass(0);
    }
    expect(stage.scene).toMatchObject({ phase: 'outcome' });
    expect(stage.shown?.stars).toEqual([2, 2, 0]);
  });

  test('cracks the stars that the dark costs before the sheet is shown', async () => {
    const { stage, log } = onStage();
    stage.saw(table(REVEAL), [], true);
    const fact = opened();
    fact.scores[1] = { sparks: 2, super_sparks: 1, is_dark: true, has_fallen: true, points: 4 };

    stage.saw(table({ totals: [2, 4, 2] }), [told(fact, { totals: [2, 4, 2] })], false);

    expect(stage.scene).toEqual({ kind: 'crack', seat: 1, kept: 4, lost: 3 });
    expect(stage.shown?.totals).toEqual([0, 0, 0]);
    expect(log).not.toContain('slates_opened');
    await pass(CRACKS.before + 3 * CRACKS.each + 2_000); // long enough to read the cost
    expect(stage.scene?.kind).toBe('crack');
    await pass(500);
    expect(stage.scene?.kind).toBe('score');
  });
});
