/** The spectators in words: those with a name by name, the others by their number. */
import { setting } from '../../device/storage';
import { t } from '../../i18n.svelte';
import type { Presence } from '../../net/protocol';

/** `isOneOfThem`: this device is a spectator too, and is not counted. */
export function watchers(presence: Presence | null, isOneOfThem: boolean): string[] {
  const names = [...(presence?.names ?? [])];
  let count = presence?.spectators ?? 0;
  if (isOneOfThem) {
    const own = names.indexOf(setting.name.get());
    if (own >= 0) names.splice(own, 1);
    count -= 1;
  }
  const unnamed = count - names.length;
  const others = names.length || isOneOfThem ? 'more-people' : 'nameless-people';
  return unnamed > 0 ? [...names, t(others, { count: unnamed })] : names;
}
