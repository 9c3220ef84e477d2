/** How a row leaves and a new one comes: out to the left, in from the right, one picture after the other. */
import { cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { lasting } from '../../device/motion';

const STAGGER = 60;

export function leave(_node: Element, { place }: { place: number }): TransitionConfig {
  return {
    duration: lasting(320),
    delay: lasting((place % 5) * STAGGER),
    easing: cubicIn,
    css: (_t, u) => `transform: translateX(${-60 * u}%) rotate(${-7 * u}deg); opacity: ${1 - u}`,
  };
}

export function arrive(_node: Element, { place }: { place: number }): TransitionConfig {
  return {
    duration: lasting(420),
    delay: lasting((place % 5) * STAGGER + 260),
    easing: cubicOut,
    css: (_t, u) => `transform: translateX(${70 * u}%) rotate(${8 * u}deg); opacity: ${1 - u}`,
  };
}
