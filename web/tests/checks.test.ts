import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepSeat, keptSeats, readKept, setting, writeKept } from '../src/device/storage';
import { messageIn } from '../src/net/checks';

describe('a message of the server', () => {
  test.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['of no kind', '{"moment": 1}'],
    ['of a kind that this client does not know', '{"type": "fireworks"}'],
    ['of a kind that every object has', '{"type": "constructor"}'],
    ['an update without a moment', '{"type": "update"}'],
    ['an update whose facts are no list', '{"type": "update", "moment": 1, "facts": {}}'],
    ['what waits, as no list', '{"type": "waiting", "others": {}}'],
    ['a refusal without a code', '{"type": "refused", "id": 1, "sentence": ""}'],
  ])('is left aside when it is %s', (_, text) => {
    expect(messageIn(text)).toBeNull();
  });

  test('is taken as it is when it is whole', () => {
    expect(messageIn('{"type": "update", "moment": 3, "done": 1}')).toEqual({
      type: 'update',
      moment: 3,
      done: 1,
    });
  });

  test('may leave out a list that is empty', () => {
    expect(messageIn('{"type": "waiting"}')).toEqual({ type: 'waiting' });
    expect(messageIn('{"type": "waiting", "others": []}')).not.toBeNull();
  });
});

describe('what this device keeps', () => {
  beforeEach(() => localStorage.clear());

  test('is what was set, and the usual where somebody wrote something else', () => {
    setting.volume.set(0.2);
    localStorage.setItem('stella.pace', '"in a hurry"');
    localStorage.setItem('stella.sound', '{');

    expect([setting.volume.get(), setting.pace.get(), setting.sound.get()]).toEqual([0.2, 'normal', false]);
  });

  test('a damaged seat costs none of the others', () => {
    keepSeat({ code: 'MOON1', token: 'secret', colour: 'orange', name: 'Ana' });
    const [seat] = keptSeats();
    localStorage.setItem('stella.seats', JSON.stringify([null, { code: 7 }, seat]));

    expect(keptSeats()).toEqual([seat]);
  });

  test('is parsed once for each text, however often it is read', () => {
    localStorage.setItem('stella.proofs', '[{"place": "here"}]');
    const parse = vi.spyOn(JSON, 'parse');

    readKept();
    readKept();
    writeKept([{ place: 'there' }]);
    const kept = readKept();

    expect(kept).toEqual([{ place: 'there' }]);
    expect(parse).toHaveBeenCalledTimes(1);
  });

  test('is read again when another tab has written it', () => {
    writeKept([{ place: 'here' }]);
    localStorage.setItem('stella.proofs', '[{"place": "elsewhere"}]');

    expect(readKept()).toEqual([{ place: 'elsewhere' }]);
  });

  test('what could not be written is not remembered as if it were', () => {
    writeKept([{ place: 'here' }]);
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });

    writeKept([{ place: 'there' }]);

    expect(readKept()).toEqual([{ place: 'here' }]);
  });
});
