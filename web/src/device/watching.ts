/** Who watches is known again by a token of their own making, for as long as the page is open. */

/** The token of this page for a room; it owns nothing but the own marks. */
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
