import { to, withoutRoot } from './net/root';

/** The current screen, from the path. */
export type Route =
  | { at: 'door' }
  | { at: 'room' | 'games' | 'tv' | 'watch'; code: string }
  | { at: 'replay'; id: string }
  | { at: 'ticket'; ticket: string }
  | { at: 'daily'; day: string }
  | { at: 'rules' | 'learn' | 'decks' }
  | { at: 'print'; deck: string }
  | { at: 'lost' };

/** A decoded part of the path; a malformed part is returned as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function read(path: string): Route {
  const [, first = '', second = '', third = ''] = path.split('/');
  const code = plain(second).toUpperCase();
  switch (first) {
    case '':
      return { at: 'door' };
    case 'r':
      return code ? { at: third === 'games' ? 'games' : 'room', code } : { at: 'door' };
    case 'tv':
      return { at: 'tv', code };
    case 'watch':
      return { at: 'watch', code };
    case 'replay':
      return { at: 'replay', id: plain(second) };
    case 't':
      return { at: 'ticket', ticket: plain(second) };
    case 'daily':
      return { at: 'daily', day: plain(second) };
    case 'print':
      return { at: 'print', deck: plain(second) };
    case 'rules':
    case 'learn':
    case 'decks':
      return { at: first };
    default:
      return { at: 'lost' };
  }
}

class Router {
  now = $state.raw<Route>(read(withoutRoot(location.pathname)));

  constructor() {
    addEventListener('popstate', () => (this.now = read(withoutRoot(location.pathname))));
  }

  go(path: string, isReplacing = false): void {
    if (isReplacing) history.replaceState(history.state, '', to(path));
    else history.pushState({ isInside: true }, '', to(path));
    this.now = read(withoutRoot(location.pathname));
    scrollTo(0, 0);
  }

  /** Go back to the previous screen; a player who came from outside goes to the start page. */
  back(): void {
    if (history.state?.isInside) history.back();
    else this.go('/', true);
  }
}

export const router = new Router();
export const go = (path: string, isReplacing = false): void => router.go(path, isReplacing);

/** Keep plain links inside the client. */
export function follow(event: MouseEvent): void {
  const anchor =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (
    !anchor ||
    anchor.hasAttribute('download') ||
    anchor.target ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.button !== 0
  )
    return;
  event.preventDefault();
  go(withoutRoot(anchor.getAttribute('href') ?? '/'));
}
