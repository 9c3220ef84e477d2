import { describe, expect, test } from 'vitest';
import { Lateness } from '../src/game/late';
import type { OwnView, SeatView } from '../src/net/protocol';
import { pointed, sealed, told } from './builders';

const MINE: OwnView = { colour: 'orange' };
const LATE: OwnView = { ...MINE, is_late: true };
const own = (...marks: number[]): SeatView => ({ seat: 0, marks });
const ready = (seat: number) => told({ type: 'became_ready', seat });

describe('time that is up', () => {
  test('says how many pictures were marked for a player who had marked none, once', () => {
    const late = new Lateness();
    expect(late.saw(LATE, own(), [])).toBeNull();
    expect(late.saw(LATE, own(), [ready(1)])).toBeNull();

    expect(late.saw(LATE, own(3, 4), [ready(0)])).toEqual({ what: 'marked', count: 2 });

    expect(late.saw(MINE, own(3, 4), [told(sealed())])).toBeNull();
  });

  test('says it with the last slate too: then the step is over at once', () => {
    const late = new Lateness();
    late.saw(LATE, own(), []);

    expect(late.saw(MINE, own(7), [told(sealed())])).toEqual({ what: 'marked', count: 1 });
  });

  test('says that marks count as they are, and that a picture was pointed at', () => {
    const late = new Lateness();
    late.saw(LATE, own(5), []);
    expect(late.saw(LATE, own(5), [ready(0)])).toEqual({ what: 'kept' });
    late.saw(MINE, own(5), []);
    late.saw(LATE, own(5), []);

    expect(late.saw(MINE, own(5), [told(pointed(5))])).toEqual({ what: 'pointed' });
  });

  test('says nothing to a player who was in time, or who moved after all', () => {
    const late = new Lateness();
    expect(late.saw(MINE, own(5), [told(sealed())])).toBeNull();
    late.saw(LATE, own(), []);

    expect(late.saw(MINE, own(1), [])).toBeNull();

    expect(late.saw(MINE, own(1), [told(sealed())])).toBeNull();
  });
});
