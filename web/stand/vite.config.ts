/// <reference types="node" />
import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { mergeConfig, type Connect, type Plugin } from 'vite';
import config from '../vite.config.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PICTURES = here('../../src/stella/content/decks/stella/pictures/');
const QR = here('recordings/qr.svg');

/** Every path with `?stand=` is one state; pictures and the QR drawing come from this repository. */
function stand(): Plugin {
  const send = (answer: ServerResponse, file: string, type: string): void => {
    answer.setHeader('Content-Type', type);
    createReadStream(file).pipe(answer);
  };
  const serve = (request: IncomingMessage, answer: ServerResponse, next: Connect.NextFunction): void => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://stand');
    const picture = PICTURES + (pathname.split('/').at(-1) ?? '');
    if (pathname.endsWith('/qr.svg')) return send(answer, QR, 'image/svg+xml');
    if (pathname.startsWith('/content/decks/') && existsSync(picture))
      return send(answer, picture, 'image/webp');
    if (searchParams.has('stand')) request.url = `/stand/frame.html${search}`;
    else if (pathname === '/') request.url = `/stand/index.html${search}`;
    next();
  };
  return {
    name: 'stella-stand',
    configureServer: (server) => void server.middlewares.use(serve),
    configurePreviewServer: (server) => void server.middlewares.use(serve),
  };
}

export default mergeConfig(config, {
  root: here('..'),
  plugins: [stand()],
  build: {
    outDir: here('../node_modules/.stand'),
    emptyOutDir: true,
    rolldownOptions: { input: [here('index.html'), here('frame.html')] },
  },
});
