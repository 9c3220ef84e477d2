/** The server recognises a spectator by a token that the page makes up and keeps while it is open. */

/** The token of this page for a room; it gives access to this spectator's marks and to nothing else. */
export function watchToken(code: string): string {
  const key = `stella.watch.${code}`;
  try {
    const token = sessionStorage.getItem(key) ?? fresh();
    sessionStorage.setItem(key, token);
    return token;
  } catch {
    return fresh();
  }
}

const fresh = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
