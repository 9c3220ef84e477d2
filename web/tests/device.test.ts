import { beforeEach, describe, expect, test, vi } from 'vitest';
import { awakeWhile } from '../src/device/awake';
import { play, setVolume, turnSound, type Sound } from '../src/device/sound';
import { setting } from '../src/device/storage';
import { buzz } from '../src/device/vibration';
import { sounding } from '../src/game/sounding';
import { pointed } from './builders';

const settle = () => vi.dynamicImportSettled();

/** A stand-in for WebAudio: records the pitches, and the loudest gain. */
const heard = { pitches: [] as number[], loudest: 0 };

function fakeAudio(): void {
  const connect = (next: unknown) => next;
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      resume = async () => undefined;
      close = async () => undefined;
      createMediaStreamDestination = () => ({ stream: { getAudioTracks: () => ['silence'] } });
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      frequency = { exponentialRampToValueAtTime: () => undefined };
      connect = connect;
      start = () => undefined;
      stop = () => undefined;
      constructor(_audio: unknown, { frequency }: { frequency: number }) {
        heard.pitches.push(Math.round(frequency));
      }
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      gain = {
        setValueAtTime: () => undefined,
        exponentialRampToValueAtTime: (loud: number) => (heard.loudest = Math.max(heard.loudest, loud)),
      };
      connect = connect;
    },
  );
}

/** The pitches that sound while a function runs. */
async function pitches(act: () => void): Promise<number[]> {
  await settle();
  heard.pitches = [];
  heard.loudest = 0;
  act();
  await vi.advanceTimersByTimeAsync(5_000);
  await settle();
  return heard.pitches;
}

const of = (sound: Sound, step = 0): Promise<number[]> => pitches(() => play(sound, step));

beforeEach(fakeAudio);

/** A wake lock that records whether it is held. */
function fakeLock() {
  const lock = { held: 0, asked: 0 };
  const request = async () => {
    lock.asked += 1;
    lock.held += 1;
    const sentinel = {
      released: false,
      release: async () => void ((sentinel.released = true), (lock.held -= 1)),
    };
    return sentinel;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return lock;
}

const withoutLock = () => Reflect.deleteProperty(navigator, 'wakeLock');

describe('the screen', () => {
  test('stays awake as long as it is needed, and asks again when the page is seen again', async () => {
    const lock = fakeLock();

    expect(awakeWhile(false)).toBeUndefined();
    const stop = awakeWhile(true);
    await settle();
    expect(lock).toEqual({ held: 1, asked: 1 });
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(lock.asked).toBe(1);

    stop?.();
    await settle();
    expect(lock.held).toBe(0);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(lock.asked).toBe(1);
    withoutLock();
  });

  test('is not held when the game ended before the lock came', async () => {
    const lock = fakeLock();

    awakeWhile(true)?.();
    await settle();

    expect(lock.held).toBe(0);
    withoutLock();
  });

  test('without a lock plays a video of nothing from the first tap on, until the end', async () => {
    withoutLock();
    const added = vi.fn();
    const stream = Object.assign(new MediaStream(), { addTrack: added, getTracks: () => [] });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    HTMLCanvasElement.prototype.captureStream = () => stream;
    const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();

    const stop = awakeWhile(true);
    await settle();
    expect(played).not.toHaveBeenCalled();
    dispatchEvent(new Event('pointerdown'));
    dispatchEvent(new Event('pointerdown'));

    expect(played).toHaveBeenCalledTimes(1);
    expect(added).toHaveBeenCalledWith('silence');
    expect(document.querySelectorAll('video')).toHaveLength(1);
    stop?.();
    expect(document.querySelectorAll('video')).toHaveLength(0);
  });
});

describe('a buzz', () => {
  test('comes on a phone, unless somebody does not want it', () => {
    const vibrate = vi.fn(() => true);
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    const pointer = vi.spyOn(window, 'matchMedia');

    pointer.mockReturnValue({ matches: false } as MediaQueryList);
    buzz();
    expect(vibrate).not.toHaveBeenCalled();
    pointer.mockReturnValue({ matches: true } as MediaQueryList);
    buzz();
    expect(vibrate).toHaveBeenCalledTimes(1);
    setting.vibration.set(false);
    buzz();
    expect(vibrate).toHaveBeenCalledTimes(1);
  });
});

describe('sounds', () => {
  test('are silent until somebody asks for them, and as loud as they wish', async () => {
    expect(await of('turn')).toEqual([]);

    turnSound(true);
    expect(await of('turn')).toHaveLength(2);
    const before = heard.loudest;
    await pitches(() => setVolume(0.1));

    expect(heard.loudest).toBeLessThan(before / 2);
  });

  test('follow the scene: nothing sounds like an outcome before it is shown', async () => {
    turnSound(true);
    const fact = { ...pointed(), markers: [0, 2] };
    const scene = (phase: 'point' | 'lights' | 'outcome', asked: number[]) =>
      pitches(() => sounding({ kind: 'point', phase, fact, asked, isSoft: false }));

    expect(await scene('point', [0])).toEqual(await of('point'));
    expect(await scene('lights', [0, 1])).toEqual(await of('no_light', 2));
    expect(await scene('lights', [0, 1, 2])).toEqual(await of('light', 3));
    expect(await scene('outcome', [0, 1, 2])).toEqual(await of('spark'));
  });

  test('crack once for every star that is lost', async () => {
    turnSound(true);
    const once = await of('crack');

    const all = await pitches(() => sounding({ kind: 'crack', seat: 0, kept: 2, lost: 3 }));

    expect(all).toEqual([...once, ...once, ...once]);
  });
});
