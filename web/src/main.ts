import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import App from './App.svelte';
import './styles/access.css';
import './net/styles';
import { firstLanguage, locale } from './i18n.svelte';
import { fetchFirst } from './screens';
import { useFont } from './device/font';
import { to } from './net/root';

useFont();
// No `await` here: the file of the first screen waits for this one to finish.
void Promise.all([locale.choose(firstLanguage(), false), fetchFirst()]).then(() => {
  const app = document.getElementById('app')!;
  app.replaceChildren();
  mount(App, { target: app });
});

// The service worker needs a secure context: https, or the machine of the server. Elsewhere the client works without
// it.
if (isSecureContext && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register(to('/sw.js')).catch(() => {}); // a browser may refuse; then nothing is cached
  // A clicked notification focuses the window that shows its table.
  navigator.serviceWorker.addEventListener('message', ({ ports }) =>
    ports[0]?.postMessage(location.pathname),
  );
}
