/** Opens a state of the stand in a test, and returns what a player sees in it. */
import { mount, unmount } from 'svelte';
import { expect, vi } from 'vitest';
import App from '../src/App.svelte';
import { locale, type Language } from '../src/i18n.svelte';
import { router } from '../src/route.svelte';
import { named } from '../stand/states';
import { reach, World } from '../stand/world';

const STEP = 50;
const MOST_STEPS = 600;
let app: ReturnType<typeof mount> | null = null;

export interface Screen {
  world: World;
  /** What is on the page when the state is reached. */
  found: Element;
}

/** Let timers run and screens load for a while. */
export async function pass(milliseconds = 500): Promise<void> {
  for (let time = 0; time < milliseconds; time += STEP) {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(STEP);
  }
}

/** Open a state as a device of this size shows it. */
export async function open(
  name: string,
  { language = 'en', size = [1366, 768] }: { language?: Language; size?: readonly [number, number] } = {},
): Promise<Screen> {
  const state = named(name);
  const world = await World.of(state);
  world.install();
  vi.stubGlobal('isSecureContext', false); // this browser does not report it
  Object.assign(window, { innerWidth: size[0], innerHeight: size[1] });
  router.go(world.path, true);
  await locale.choose(language, false);
  app = mount(App, { target: document.body });
  let found: Element | null = null;
  void reach(state).then((element) => (found = element));
  for (let step = 0; step < MOST_STEPS && !found; step++) await pass(STEP);
  expect(found, `'${name}' shows ${state.shows}`).not.toBeNull();
  return { world, found: found! };
}

export async function close(): Promise<void> {
  if (app) await unmount(app);
  app = null;
  document.body.replaceChildren();
}

export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
export const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  expect(found, selector).not.toBeNull();
  return found!;
};

/** The accessible name of an element: its label, its title, or its text without what is hidden from screen readers. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('title');
  const alone = element.cloneNode(true) as Element;
  for (const hidden of alone.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return (label ?? alone.textContent ?? '').replace(/[\u00ad\u2060]/g, '').trim();
}

/** The texts on the screen, piece by piece. */
export function texts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '');
  return found.filter(Boolean);
}
