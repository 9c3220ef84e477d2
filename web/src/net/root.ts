/**
 * The path of this server's pages: '' or, behind a proxy, for example '/stella'. The server writes it into the page.
 */
export const root = document.documentElement.dataset['root'] ?? '';

/** An address of this server, from its path without the root. */
export const to = (path: string): string => root + path;

/** A path of this server without the root. */
export const withoutRoot = (path: string): string =>
  path === root || path.startsWith(`${root}/`) ? path.slice(root.length) || '/' : path;
