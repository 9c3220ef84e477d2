/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { spacedMessages } from './spacing.js';
import { written } from './src/styles/layouts.ts';

const MESSAGES = new URL('../src/stella/content/messages', import.meta.url).pathname;
const SERVER = process.env['STELLA_SERVER'] ?? 'http://127.0.0.1:8642';

const OF_EVERY_ROOM =
  /src\/(game\/(room|kept|table)|net\/(line|connection|socket)|proof\/(keeping|sha|chance)|parts\/(Seat|Icon|Star|Lantern|Dialog|NameField|LanguageChoice))/;

/**
 * The client's part of a language file: no comments, no sentences that only the server says, no space that must not end a
 * line. What only some screens say is a part of its own (`?rules`), fetched with them.
 */
function messages(): Plugin {
  const ofTheServer = /^(refusal|problem|error|page|push|sheet)-/;
  const parts: Record<string, RegExp> = {
    rules: /^rules-/,
    decks: /^decks-/,
    print: /^print-/,
    notify: /^notify-/,
    people: /^people-/,
    crowd: /^crowd-/,
    consent: /^consent-/,
    daily: /^daily-/,
    photo: /^photo-/,
    proof: /^(un)?fair-/,
    access: /^(access|command|key)-/,
    learn: /^(learn-(?!in-|while-)|recap-)/,
    extras: /^(note|insight|souvenir)-/,
    nods: /^nod-/,
    games:
      /^(stat|rating|forget|delete|think-alike|pictures-(unite|divide)|no-games|games-in|name-is|all-games|more-games|ended-early|the-players|boldest|most-careful|likeness|whole-table|save-table|table-deleted|name-forgotten)/,
    lobby:
      /^(words-|clock-|own-words|word-(top|bottom|list)|rounds-to|without-stars-|play-in-teams|how-many-teams|ask-for-games|notes-on|public-|locked-table|make-a-deck|first-time|use-|share-this-device|keep-out-|remove-and-|players-(missing|here)|waiting-for-host|seat-for-a-friend|learn-while|you-host-without|lesson-(explained|name)|printed-setup|sit-down-at|your-lantern|colour-|choose-a-team|any-team|join-team|table-(full|locked)|watch-instead|just-watch|no-such-table-explained)/,
  };
  const partOf = (entry: string): string | undefined =>
    Object.keys(parts).find((part) => parts[part]!.test(entry));
  return {
    name: 'stella-messages',
    enforce: 'pre',
    load(id) {
      const [file = '', wanted] = id.split('?');
      if (!file.endsWith('.ftl')) return null;
      const entries = readFileSync(file, 'utf8').split(/\n(?=[a-z#])/);
      const ours = entries.filter(
        (entry) => /^[a-z]/.test(entry) && !ofTheServer.test(entry) && partOf(entry) === wanted,
      );
      const language = file.slice(-'xx.ftl'.length, -'.ftl'.length);
      const source = spacedMessages(ours.map((entry) => entry.trimEnd()).join('\n') + '\n', language);
      return `export default ${JSON.stringify(source)}`;
    },
  };
}

/** What is in the page itself is painted before the styles are here: they come after it. */
function paintFirst(): Plugin {
  return {
    name: 'stella-paint-first',
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        const styles: string[] = page.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
        const without = styles.reduce((left, style) => left.replace(style, ''), page);
        return without.replace('</body>', `${styles.join('')}</body>`);
      },
    },
  };
}

export default defineConfig({
  base: './', // the server writes where its pages lie
  plugins: [messages(), svelte(), paintFirst()],
  // Tests mount components as a browser does; without the condition they would be rendered as on a server.
  resolve: { alias: { '@messages': MESSAGES }, ...(process.env['VITEST'] && { conditions: ['browser'] }) },
  css: {
    postcss: {
      plugins: [
        {
          postcssPlugin: 'stella-layouts',
          AtRule: { media: (rule) => void (rule.params = written(rule.params)) },
        },
      ],
    },
  },
  build: {
    outDir: '../src/stella/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // What every first page needs is one file, and what every room needs another: in many small ones they would be larger.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'room', test: OF_EVERY_ROOM, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true }, '/content': SERVER },
  },
});
