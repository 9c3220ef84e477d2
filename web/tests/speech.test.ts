import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Speech } from '../src/device/speech.svelte';
import { setting } from '../src/device/storage';

let speech: Speech;
beforeEach(() => (speech = new Speech()));

/** What a screen reader says from now on. */
function heard(): () => string[] {
  const all: string[] = [];
  let last = 0;
  return () => {
    for (let i = 0; i < 400; i++) {
      vi.advanceTimersByTime(50);
      if (speech.said.key !== last) all.push(speech.said.text);
      last = speech.said.key;
    }
    return all;
  };
}

describe('speech', () => {
  test('gathers what comes at once into one sentence', () => {
    const hear = heard();

    speech.say('Ana: ready.');
    speech.say('Ben: ready.');
    speech.say('Eva: ready.');

    expect(hear()).toEqual(['Ana: ready. Ben: ready. Eva: ready.']);
  });

  test('says that it is your turn last, whatever else there is to say', () => {
    const hear = heard();

    speech.sayLast('Your turn.');
    speech.say('Ana points at the moon. A spark.');

    expect(hear()).toEqual(['Ana points at the moon. A spark. Your turn.']);
  });

  test('says nothing of where a word may break, and where not', () => {
    const hear = heard();

    speech.say('Супер-\u2060искра: Метамор\u00adфоза.');

    expect(hear()).toEqual(['Супер-искра: Метаморфоза.']);
  });

  test('waits until the sentence before has been read out', () => {
    const hear = heard();

    speech.say('A long sentence about a picture and what has become of it.');
    vi.advanceTimersByTime(200);
    speech.say('The next one.');
    const key = speech.said.key;
    vi.advanceTimersByTime(1_000);
    expect(speech.said.key).toBe(key);

    expect(hear().at(-1)).toBe('The next one.');
  });

  test('says the same sentence again when it is meant again', () => {
    const hear = heard();

    speech.sayLast('Your turn.');
    vi.advanceTimersByTime(6_000);
    const first = speech.said.key;
    speech.sayLast('Your turn.');
    hear();

    expect(speech.said).toEqual({ text: 'Your turn.', key: first + 1 });
  });

  test('repeats nothing to the person who gets the device', () => {
    speech.sayNow('Your marks: The fox.');
    vi.advanceTimersByTime(500);
    speech.say('Ana: ready.');

    speech.forget();
    const hear = heard();
    speech.sayAgain(false);

    expect(speech.last).toBe('');
    expect(hear()).toEqual(['']);
  });

  test('shows a notice as long as it takes to read it, and longer to a player who wants more time', () => {
    const staysFor = (text: string): number => {
      speech.show(text);
      let time = 0;
      while (speech.notice) {
        vi.advanceTimersByTime(1_000);
        time += 1;
      }
      return time;
    };

    expect(staysFor('Link copied.')).toBe(5);
    expect(staysFor('x'.repeat(80))).toBe(8);
    setting.pace.set('calm');
    expect(staysFor('Link copied.')).toBe(10);
    setting.pace.set('normal');
  });

  test('is heard in the region on top, and below again when that has gone', () => {
    const [page, dialog] = [Symbol('page'), Symbol('dialog')];
    const leavePage = speech.join(page);

    const leave = speech.join(dialog);
    expect([speech.isHeard(page), speech.isHeard(dialog)]).toEqual([false, true]);
    leave();

    expect(speech.isHeard(page)).toBe(true);
    leavePage();
  });

  test('is not said again by the page when the dialog that said it has gone', () => {
    const [page, dialog] = [Symbol('page'), Symbol('dialog')];
    speech.join(page);
    const leave = speech.join(dialog);

    speech.say('Ana: ready.');
    vi.advanceTimersByTime(200);
    expect([speech.textIn(page), speech.textIn(dialog)]).toEqual(['', 'Ana: ready.\u200b']);
    leave();
    expect(speech.textIn(page)).toBe('');
    speech.say('Ben: ready.');
    vi.advanceTimersByTime(5_000);

    expect(speech.textIn(page)).toBe('Ben: ready.');
  });

  test('lets an urgent sentence go first, and loses nothing that waited', () => {
    const hear = heard();

    speech.say('Ana asks for the other word.');
    speech.sayNow('The moon. Row 1, column 3.');

    expect(hear()).toEqual(['The moon. Row 1, column 3.', 'Ana asks for the other word.']);
  });

  test('says the last sentence again, and the one before it', () => {
    const hear = heard();
    speech.say('Round 1.');
    vi.advanceTimersByTime(5_000);
    speech.say('Ana: ready.');
    vi.advanceTimersByTime(5_000);

    speech.sayAgain(false);
    vi.advanceTimersByTime(5_000);
    expect(speech.said.text).toBe('Ana: ready.');
    speech.sayAgain(true);
    vi.advanceTimersByTime(5_000);
    expect(speech.said.text).toBe('Round 1.');
    speech.sayAgain(true);

    expect(hear().at(-1)).toBe('Round 1.');
  });

  test('says once more what a key has cut off, and not what had been read out', () => {
    const hear = heard();
    speech.say('Ana asks for the other word, and everybody has to agree to it.');
    vi.advanceTimersByTime(500);

    speech.sayNow('The moon.');
    vi.advanceTimersByTime(200);
    speech.sayNow('The boat.');
    vi.advanceTimersByTime(10_000);
    speech.sayNow('The key.');

    const cutOff = 'Ana asks for the other word, and everybody has to agree to it.';
    expect(hear()).toEqual([cutOff, 'The key.']);
  });

  test('resumes after an urgent sentence, with what has come meanwhile', () => {
    speech.say('Ana asks for the other word, and everybody has to agree to it.');
    vi.advanceTimersByTime(500);
    const hear = heard();

    speech.sayNow('The moon.');
    speech.say('Ben: ready.');

    expect(hear()).toEqual([
      'Ana asks for the other word, and everybody has to agree to it.',
      'The moon.',
      'Ana asks for the other word, and everybody has to agree to it. Ben: ready.',
    ]);
  });

  test('knows how long it will go on, so that the game can wait for it', () => {
    expect(speech.remaining).toBe(0);
    speech.say('x'.repeat(200));
    const before = speech.remaining;
    vi.advanceTimersByTime(200);

    expect(before).toBeGreaterThan(10_000);
    expect(speech.remaining).toBeGreaterThan(3_000);
    vi.advanceTimersByTime(12_000);
    expect(speech.remaining).toBe(0);
  });

  test('waits for a long sentence to its end where somebody listens', () => {
    setting.ear.set(true);
    speech.say('x'.repeat(200));
    vi.advanceTimersByTime(200);
    speech.say('Your turn.');

    vi.advanceTimersByTime(9_000);
    expect(speech.said.text).not.toBe('Your turn.');
    vi.advanceTimersByTime(3_000);

    expect(speech.said.text).toBe('Your turn.');
    setting.ear.set(false);
  });
});
