/// <reference types="node" />
/** One voice: everything that happens at a table is said by one queue, so that two live regions never cross. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const folder = `${process.cwd()}/src/`;
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.svelte'),
);
/** The region of the queue, and forms beside the table, whose state speaks for itself. */
const OTHERS = ['Aside.svelte', 'JoinIn.svelte', 'Maker.svelte'];

test('only the queue has a live region at a table', () => {
  const live = paths.filter((path) => /aria-live|role="status"/.test(readFileSync(folder + path, 'utf8')));

  expect(live.map((path) => basename(path)).sort()).toEqual(OTHERS);
});
