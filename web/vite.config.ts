/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const MESSAGES = new URL('../src/stella/content/messages', import.meta.url).pathname;
const SERVER = process.env['STELLA_SERVER'] ?? 'http://127.0.0.1:8000';

/** The client's part of a language file: no comments, no sentences that only the server says. */
function messages(): Plugin {
  const ofTheServer = /^(refusal|problem|error)-/;
  return {
    name: 'stella-messages',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl')) return null;
      const entries = readFileSync(id, 'utf8').split(/\n(?=[a-z#])/);
      const ours = entries.filter((entry) => /^[a-z]/.test(entry) && !ofTheServer.test(entry));
      return `export default ${JSON.stringify(ours.map((entry) => entry.trimEnd()).join('\n') + '\n')}`;
    },
  };
}

export default defineConfig({
  plugins: [messages(), svelte()],
  resolve: { alias: { '@messages': MESSAGES } },
  build: {
    outDir: '../src/stella/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true }, '/content': SERVER },
  },
});
