import { beforeEach, describe, expect, test } from 'vitest';
import { Scan } from '../src/screens/access/scan';

let scan: Scan<string>;
beforeEach(() => {
  scan = new Scan();
  scan.renew([['ready'], [], ['a1', 'b1', 'c1'], ['a2', 'b2']]);
});
const step = (times: number): void => {
  for (let i = 0; i < times; i++) scan.step();
};

describe('scanning', () => {
  test('goes from group to group and begins again; an empty one is left out', () => {
    const lit = [0, 1, 2, 3].map(() => {
      const now = scan.lit;
      scan.step();
      return now[0];
    });

    expect(lit).toEqual(['ready', 'a1', 'a2', 'ready']);
  });

  test('chooses a thing alone in its group at once', () => {
    expect(scan.press()).toBe('ready');
  });

  test('opens a group first, then chooses in it: row, column, act', () => {
    step(1);

    expect(scan.press()).toBeNull();
    step(2);
    expect(scan.lit).toEqual(['c1']);
    expect(scan.press()).toBe('c1');
    expect(scan.lit).toEqual(['a1', 'b1', 'c1']);
  });

  test('leaves a group after one pass', () => {
    step(2);
    scan.press();
    step(2);

    expect(scan.lit).toEqual(['a2', 'b2']);
  });

  test('stays where it is when other things come or go', () => {
    step(2);
    scan.press();
    step(1);
    scan.renew([['a1', 'c1'], ['a2', 'b2'], ['menu']]);

    expect(scan.lit).toEqual(['b2']);
  });

  test('begins anew when what was lit is gone, and survives an empty page', () => {
    step(1);
    scan.renew([['close']]);
    expect(scan.lit).toEqual(['close']);
    scan.renew([]);
    step(3);

    expect([scan.lit, scan.press()]).toEqual([[], null]);
  });
});
