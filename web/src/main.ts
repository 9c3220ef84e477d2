import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import App from './App.svelte';
import './styles/access.css';
import { firstLanguage, locale } from './i18n.svelte';
import { fetchFirst } from './screens';
import { to } from './net/root';

// No `await` here: the first screen's own file waits for this one to be done.
void Promise.all([locale.choose(firstLanguage(), false), fetchFirst()]).then(() => {
  const app = document.getElementById('app')!;
  app.replaceChildren();
  mount(App, { target: app });
});

// The service worker needs a secure context: https, or the host's own machine. Elsewhere the client works without it.
if (isSecureContext && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register(to('/sw.js')).catch(() => {}); // a browser may refuse: then nothing is kept
  // A clicked notice comes to the window that shows its table.
  navigator.serviceWorker.addEventListener('message', ({ ports }) =>
    ports[0]?.postMessage(location.pathname),
  );
}
