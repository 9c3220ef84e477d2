/** Where the player is: the path, as one of the screens. */
export type Route =
  | { at: 'door' }
  | { at: 'room' | 'tv' | 'watch'; code: string }
  | { at: 'replay'; id: string }
  | { at: 'ticket'; ticket: string }
  | { at: 'rules' }
  | { at: 'lost' };

function read(path: string): Route {
  const [, first = '', second = ''] = path.split('/');
  const code = decodeURIComponent(second).toUpperCase();
  switch (first) {
    case '': return { at: 'door' };
    case 'r': return code ? { at: 'room', code } : { at: 'door' };
    case 'tv': return { at: 'tv', code };
    case 'watch': return { at: 'watch', code };
    case 'replay': return { at: 'replay', id: decodeURIComponent(second) };
    case 't': return { at: 'ticket', ticket: decodeURIComponent(second) };
    case 'rules': return { at: 'rules' };
    default: return { at: 'lost' };
  }
}

class Router {
  now = $state.raw<Route>(read(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.now = read(location.pathname)));
  }

  go(path: string, isReplacing = false): void {
    history[isReplacing ? 'replaceState' : 'pushState'](null, '', path);
    this.now = read(location.pathname);
    scrollTo(0, 0);
  }
}

export const router = new Router();
export const go = (path: string, isReplacing = false): void => router.go(path, isReplacing);

/** Let a plain link stay inside the client. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link || link.hasAttribute('download') || link.target || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.getAttribute('href')!);
}
