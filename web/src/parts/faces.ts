/** The faces of the characters, by id. */
const files = import.meta.glob<string>('./faces/*.svg', { query: '?url', import: 'default', eager: true });

export const FACES: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice('./faces/'.length, -'.svg'.length), address]),
);
