/** Every screen, mounted from what a real server sent: what a player sees on it, and can do there. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '../src/i18n.svelte';
import { STATES } from '../stand/states';
import { all, close, nameOf, one, open, pass, texts } from './standing';

// A screen is compiled when it is first opened: on a busy machine that takes a while.
vi.setConfig({ testTimeout: 120_000 });

const SPOKEN = Object.keys(LANGUAGES) as Language[];
const MESSAGE_ID = /^[a-z]+(-[a-z]+)+$/;
const complaints = vi.fn();
const main = (): HTMLButtonElement => one('[data-main]') as HTMLButtonElement;
const cards = (): HTMLElement[] => all('.board button.card');

beforeEach(() => {
  complaints.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complaints);
  vi.spyOn(console, 'warn').mockImplementation(complaints);
});
afterEach(close);

describe('every state', () => {
  const inTurn = STATES.map(({ name }, i) => [name, SPOKEN[i % SPOKEN.length]!] as const);

  test.each(inTurn)(
    '%s says everything in sentences and names every button (in %s)',
    async (name, language) => {
      await open(name, { language });

      expect(texts()).not.toEqual([]);
      expect(texts().filter((text) => MESSAGE_ID.test(text))).toEqual([]);
      expect(all('button, a[href], [role=button]').filter((each) => !nameOf(each))).toEqual([]);
      expect(complaints.mock.calls).toEqual([]);
    },
  );
});

describe('the lobby', () => {
  test('says how many are missing, and cannot begin before', async () => {
    await open('lobby-alone');

    expect(nameOf(one('.go .hint'))).toMatch(/2/);
    expect(main().disabled).toBe(true);
  });

  test('begins when the host presses the main button', async () => {
    const { world } = await open('lobby-full');

    main().click();

    expect(world.done.at(-1)).toEqual({ type: 'start_game' });
  });

  test('shows options to everybody and lets only the host change them', async () => {
    await open('lobby-guest');
    const ofTheGuest = all('.options select') as HTMLSelectElement[];
    const areLocked = ofTheGuest.map(({ disabled }) => disabled);
    await close();
    await open('lobby');

    expect(areLocked).not.toContain(false);
    expect((all('.options select') as HTMLSelectElement[]).map(({ disabled }) => disabled)).not.toContain(
      true,
    );
  });

  test('sends only the option that the host chooses', async () => {
    const { world } = await open('lobby');
    const [source] = all('.options select') as HTMLSelectElement[];

    source!.value = 'custom_mixed';
    source!.dispatchEvent(new Event('change', { bubbles: true }));

    expect(world.done.at(-1)).toEqual({ type: 'change_options', options: { source: 'custom_mixed' } });
  });
});

describe('the table', () => {
  test('shows the clue and fifteen pictures by their titles', async () => {
    const { world } = await open('associate');
    const words = world.answers['/words?words=stella&language=en'];

    expect(nameOf(one('.clue h1'))).toBe((words as Record<string, string>)[world.table!.clue]);
    expect(cards()).toHaveLength(15);
    expect(cards().filter((card) => !nameOf(card))).toEqual([]);
  });

  test('has a main button that waits for the first mark', async () => {
    await open('associate');

    expect(nameOf(main())).toBe('I’m ready');
    expect(main().disabled).toBe(true);
  });

  test('shows a mark at once and sends it', async () => {
    const { world } = await open('associate');

    cards()[4]!.click();
    await pass();

    expect(cards()[4]!.getAttribute('aria-pressed')).toBe('true');
    expect(world.done.at(-1)).toEqual({ type: 'mark_cards', cards: [world.table!.table[4]] });
  });

  test('shows the marks that the server knows, and takes one back', async () => {
    const { world } = await open('associate-marked');
    const marked = cards().map((card) => card.getAttribute('aria-pressed') === 'true');

    cards()[0]!.click();
    await pass();

    expect(marked.flatMap((is, place) => (is ? [place] : []))).toEqual([0, 3, 6, 7]);
    expect(world.done.at(-1)).toEqual({ type: 'unmark_cards', cards: [world.table!.table[0]] });
    expect(cards()[0]!.getAttribute('aria-pressed')).toBe('false');
  });

  test('is ready by a click and by a key', async () => {
    const { world } = await open('associate-marked');

    dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }));

    expect(world.done.at(-1)).toEqual({ type: 'be_ready' });
  });

  test('asks whether the other word is wanted, and sends the answer', async () => {
    const { world, found } = await open('associate-asked');

    (found.querySelector('button') as HTMLElement).click();

    expect(found.textContent).toContain('Jonas');
    expect(['agree_to_other_word', 'decline_other_word']).toContain(world.done.at(-1)?.type);
  });

  test('takes readiness back as long as somebody is not ready', async () => {
    const { world } = await open('associate-ready');

    main().click();

    expect(world.done.at(-1)).toEqual({ type: 'not_ready' });
  });

  test('points in two steps: choose a glowing picture, then say so', async () => {
    const { world } = await open('reveal-turn', { size: [1366, 768] });
    const wasOff = main().disabled;

    one('.board button.card.pointable').click();
    await pass();
    main().click();

    expect(wasOff).toBe(true);
    expect(world.done.at(-1)).toEqual({ type: 'point_at', card: expect.any(Number) });
  });

  test('goes from picture to picture with the arrow keys', async () => {
    await open('associate');
    cards()[0]!.focus();

    cards()[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    await pass(50);

    expect(document.activeElement).toBe(cards()[5]);
  });

  test('opens a picture large with its button at hand, and comes back to it', async () => {
    await open('associate');
    cards()[3]!.focus();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'c' }));
    cards()[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    cards()[1]!.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    await pass();
    const inside = document.activeElement;
    dispatchEvent(new KeyboardEvent('keydown', { key: 'r' })); // a dialog handles the keys itself

    one('dialog .icbtn').click();
    await pass();

    expect(nameOf(inside!)).toBe('Mark this picture');
    expect(all('dialog')).toEqual([]);
    expect(document.activeElement).toBe(cards()[1]);
  });
});

describe('what is told', () => {
  test('the verdict names who is in the dark', async () => {
    const { found } = await open('announce');

    expect(found.textContent).toContain('You’re in the dark');
  });

  test('a score sheet has a row for each player and explains a number', async () => {
    await open('score');

    expect(all('.sheet tbody tr')).toHaveLength(4);
    expect(all('.sheet tbody th').map(nameOf).join(' ')).toMatch(/Mira.*/);
    expect(all('.sheet .cell').map(nameOf).join(' ')).toMatch(/stars?\./);
  });

  test('the end has winners and the way to another game', async () => {
    const { world } = await open('end');

    main().click();

    expect(nameOf(one('.end h1'))).not.toBe('');
    expect(['start_game', 'back_to_lobby']).toContain(world.done.at(-1)?.type);
  });

  test('the games of a table are listed', async () => {
    await open('games');

    expect(all('.sheets time')).toHaveLength(2);
    expect(texts()).toContain('Mira');
  });

  test('a replay begins at its first step and goes on by a button', async () => {
    await open('replay');
    const slider = one('.controls input') as HTMLInputElement;
    const before = slider.value;

    all('.controls button')
      .find((button) => nameOf(button) === 'One step forward')!
      .click();
    await pass();

    expect([before, (one('.controls input') as HTMLInputElement).value]).toEqual(['0', '1']);
  });
});

describe('from room to room', () => {
  test('a reaction of one table never floats over the next', async () => {
    const { world } = await open('watch-associate');
    world.tell({ type: 'reaction', colour: null, emoji: '✨' });
    await pass(50);
    const here = all('.bubble').length;
    await close();
    await open('watch-associate');

    expect(here).toBeGreaterThan(0);
    expect(all('.bubble')).toEqual([]);
  });
});

describe('without a seat', () => {
  test('a TV never sends anything but hello', async () => {
    const { world } = await open('tv-associate');

    expect(world.said.map(({ type }) => type)).toEqual(['hello']);
  });

  test('somebody who watches may mark along', async () => {
    const { world } = await open('watch-associate');

    cards()[2]!.click();
    await pass();

    expect(world.done.at(-1)).toEqual({ type: 'mark_along', round: 1, cards: [world.table!.table[2]] });
  });
});

describe('trouble', () => {
  test('a lost seat says why and offers the way back', async () => {
    const { found } = await open('seat-gone');

    expect(found.textContent).toContain('You don’t have a seat at this table.');
    expect(all('.trouble button, .trouble a').map(nameOf)).toHaveLength(2);
  });

  test('an unknown table is said to be unknown', async () => {
    const { found } = await open('no-such-table');

    expect(found.textContent).toContain('NOBODY');
  });

  test('a server that does not answer is said so', async () => {
    const { found } = await open('no-server');

    expect(nameOf(found)).not.toBe('');
  });

  test('a lost line is said, and the table stays', async () => {
    const { found } = await open('line-lost');

    expect(nameOf(found)).not.toBe('');
    expect(cards()).toHaveLength(15);
  });
});
