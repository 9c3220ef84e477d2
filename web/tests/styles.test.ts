/// <reference types="node" />
/** Styles are made of names: layouts and colours are written once. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LAYOUTS, written } from '../src/styles/layouts';

const folder = `${process.cwd()}/src/`;
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const sources: Record<string, string> = Object.fromEntries(
  paths
    .filter((path) => /\.(svelte|css)$/.test(path))
    .map((path) => [path, readFileSync(folder + path, 'utf8')]),
);
const styles = Object.entries(sources).map(
  ([path, text]) =>
    [path, path.endsWith('.css') ? text : text.replace(/<script[^]*?<\/script>/g, '')] as const,
);
const { 'styles/tokens.css': tokens = '' } = sources;

describe('layouts', () => {
  test('a name stands for its query', () => {
    expect(written('(--wide) and (max-height: 500px)')).toBe(`${LAYOUTS.wide} and (max-height: 500px)`);
  });

  test('a name that nobody gave is refused', () => {
    expect(() => written('(--wode)')).toThrow('No layout is called (--wode).');
  });

  test('no style writes out what has a name', () => {
    const long = styles.flatMap(([path, text]) =>
      [...text.matchAll(/@media ([^{]+?) \{/g)].flatMap(([, query = '']) =>
        Object.values(LAYOUTS).includes(query as never) ? [`${path}: ${query}`] : [],
      ),
    );

    expect(long).toEqual([]);
  });
});

describe('colours', () => {
  test('a colour that is used twice has a name in tokens.css', () => {
    const used = styles
      .filter(([, text]) => text !== tokens)
      .flatMap(([, text]) => text.match(/(?<![\w&/])#[0-9a-f]{3,8}\b/gi) ?? [])
      .filter((colour) => !['#fff', '#000'].includes(colour));
    const twice = used.filter((colour, i) => used.indexOf(colour) < i);

    expect(twice).toEqual([]);
  });

  test('a name that is used is given somewhere', () => {
    const all = Object.values(sources).join('\n');
    const given = new Set([...all.matchAll(/(--[\w-]+)(?:=|['"]?\s*:)/g)].map(([, name]) => name));
    const used = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);

    expect([...new Set(used)].filter((name) => !given.has(name))).toEqual([]);
  });
});
