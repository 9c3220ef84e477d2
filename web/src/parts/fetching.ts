/** Screens that are loaded when they are needed, or shortly before. */
import type { Component } from 'svelte';

/* eslint-disable @typescript-eslint/no-explicit-any -- a screen has props of its own */
export type Load<Screen extends Component<any> = Component<any>> = () => Promise<{ default: Screen }>;

const fetched = new WeakMap<Load, Component<any>>();

export async function fetchScreen<Screen extends Component<any>>(load: Load<Screen>): Promise<Screen> {
  const { default: screen } = await load();
  fetched.set(load, screen);
  return screen;
}

/** A screen that is loaded already: it is shown at once, before anything else can happen. */
export const fetchedScreen = <Screen extends Component<any>>(load: Load<Screen>): Screen | undefined =>
  fetched.get(load) as Screen | undefined;
