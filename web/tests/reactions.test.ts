/** The reactions at a table, mounted from what a real server sent. */
import { afterEach, expect, test, vi } from 'vitest';
import { all, close, open, pass } from './standing';

vi.setConfig({ testTimeout: 120_000 });
afterEach(close);

test('the table has its reactions behind one stop of the Tab key; the arrow keys move among them', async () => {
  await open('associate-ready', { size: [1366, 768] });
  const signs = all('.react button') as HTMLButtonElement[];
  const stops = (): number[] => signs.flatMap(({ tabIndex }, i) => (tabIndex === 0 ? [i] : []));
  const press = (key: string): void =>
    void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

  expect(stops()).toEqual([0]);
  signs[0]!.focus();
  press('ArrowLeft');
  await pass();
  expect(stops()).toEqual([signs.length - 1]);
  press('ArrowRight');
  press('ArrowRight');
  await pass();

  expect(document.activeElement).toBe(signs[1]);
});
