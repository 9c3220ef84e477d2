// Keeps the client and its pictures, so that it opens at once and survives a short loss of the network; shows notices.
// Files whose names change with their content are kept; the page is asked for anew and kept for when nobody answers.
// An answer of the API is never kept: what is true of a game, only the server says.
const ROOT = new URL('./', self.location.href); // the worker lies at the root of its server
const FILES = `stella-files-2 ${ROOT.pathname}`;
const PAGE = `stella-page-2 ${ROOT.pathname}`;
const MOST_FILES = 800;
const PATIENCE_MS = 2500;
const ANSWER_MS = 500;
const HAS_HASH = /^(assets\/|content\/decks\/[^/]+\/)/;
const NEVER = /^(api|health|metrics|schema)(\/|$)/;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(ROOT.href)) return;
  const path = url.pathname.slice(ROOT.pathname.length);
  if (NEVER.test(path)) return;
  if (HAS_HASH.test(path)) event.respondWith(file(event));
  else if (request.mode === 'navigate') event.respondWith(page(event));
});

async function forgetOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => isOurs(name) && name !== FILES && name !== PAGE)
      .map((name) => caches.delete(name)),
  );
}

// Others may live at the same address under other paths. The first releases had no path in the names of their caches.
function isOurs(name) {
  const [kind, path] = name.split(' ');
  return kind.startsWith('stella-') && (path ?? '/') === ROOT.pathname;
}

async function file(event) {
  const cache = await caches.open(FILES);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(keep(cache, event.request, answer.clone()));
  return answer;
}

async function keep(cache, request, answer) {
  await cache.put(request, answer);
  const requests = await cache.keys(); // oldest first
  await Promise.all(
    requests.slice(0, Math.max(0, requests.length - MOST_FILES)).map((old) => cache.delete(old)),
  );
}

// Every address of the client is the same page.
async function page(event) {
  const cache = await caches.open(PAGE);
  const asked = fetch(event.request).then((answer) => {
    if (answer.status === 200) event.waitUntil(cache.put(ROOT, answer.clone()));
    return answer;
  });
  const kept = await cache.match(ROOT);
  if (!kept) return asked;
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  return Promise.race([asked.catch(() => kept), late]);
}

// A notice says which table waits, and nothing of its game. One a table: a newer one takes its place.
self.addEventListener('push', (event) => {
  const { title, text, language, path } = event.data.json();
  const looks = { icon: 'icon-192.png', badge: 'icon-192.png', lang: language };
  event.waitUntil(
    self.registration.showNotification(title, {
      ...looks,
      body: text,
      tag: `stella ${path}`,
      renotify: true,
      data: path,
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(ROOT.pathname + String(event.notification.data).slice(1)));
});

async function openTable(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const places = await Promise.all(windows.map(placeOf));
  const open = windows[places.findIndex((place) => place.toUpperCase() === path.toUpperCase())];
  return open ? open.focus() : self.clients.openWindow(path);
}

// The browser knows where a window began, not where it has gone since: ask the page. One that sleeps does not answer.
function placeOf(client) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve(new URL(client.url).pathname), ANSWER_MS);
    client.postMessage('where', [port2]);
  });
}
