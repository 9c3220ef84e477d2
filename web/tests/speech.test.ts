import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Speech } from '../src/device/speech.svelte';

let speech: Speech;
beforeEach(() => (speech = new Speech()));

/** What a listener hears from now on. */
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
});
