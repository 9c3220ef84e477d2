/**
 * The layouts of the client, named once: `@media (--wide)` in a style; scripts import a layout by its name. There are
 * five: `phone`, `small` (a phone with little height), `tablet`, `wide` and `flat` (a phone on its side). The others
 * are groups of them.
 */
export const PHONE = '(max-width: 560px)';
export const SMALL = `${PHONE} and (max-height: 739px)`;
export const NARROW = `${PHONE}, (orientation: portrait)`;
const ACROSS = '(min-width: 561px) and (orientation: landscape)';

export const LAYOUTS = {
  phone: PHONE,
  small: SMALL,
  tablet: '(min-width: 561px) and (orientation: portrait)',
  wide: ACROSS,
  flat: '(orientation: landscape) and (max-height: 500px)',
  /** A phone or a tablet: not wide. */
  narrow: NARROW,
  /** A tablet or wide: not a phone. */
  broad: '(min-width: 561px)',
  /** Wide and not flat. */
  roomy: `${ACROSS} and (min-height: 501px)`,
  /** A large screen, such as a TV. */
  large: '(min-width: 1600px)',
} as const;

/** A media query in which the names of layouts are replaced by their conditions. */
export function written(query: string): string {
  return query.replace(/\(--([a-z]+)\)/g, (name, layout: string) => {
    if (layout in LAYOUTS) return LAYOUTS[layout as keyof typeof LAYOUTS];
    throw new Error(`No layout is called ${name}.`);
  });
}
