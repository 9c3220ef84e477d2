/** One state of one screen in a window: `?stand=lobby&language=de`. */
import { mount } from 'svelte';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/parts.css';
import { named } from './states';
import { reach, World } from './world';

/** The client reads its address when it is loaded, so the client is loaded when the window has its address. */
async function show(): Promise<void> {
  const wishes = new URLSearchParams(location.search);
  const state = named(wishes.get('stand') ?? 'door');
  const world = await World.of(state);
  world.install();
  const path = new URL(world.path, location.origin);
  for (const [name, value] of wishes) path.searchParams.set(name, value);
  history.replaceState(null, '', path);

  const { default: App } = await import('../src/App.svelte');
  await import('../src/styles/access.css');
  const { firstLanguage, locale } = await import('../src/i18n.svelte');
  const { fetchFirst } = await import('../src/screens');
  await Promise.all([locale.choose(firstLanguage(), false), fetchFirst()]);
  mount(App, { target: document.getElementById('app') ?? document.body });
  await reach(state);
  document.documentElement.dataset['stand'] = 'reached';
}

void show();
