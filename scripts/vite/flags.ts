import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Puts the flags of the native languages beside the pages, for when the public flag service is out of reach. */
export function flags(codes: readonly string[], folder: string): Plugin {
  const wanted = new Set(codes);
  const read = (code: string) => readFile(resolve(folder, `${code}.svg`));
  return {
    name: 'bedside-flags',
    async generateBundle() {
      for (const code of wanted) {
        this.emitFile({ type: 'asset', fileName: `flags/${code}.svg`, source: await read(code) });
      }
    },
    configureServer(server) {
      server.middlewares.use('/flags', async (request, response, next) => {
        const code = request.url?.match(/^\/([a-z-]+)\.svg/)?.[1];
        if (!code || !wanted.has(code)) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(await read(code));
      });
    },
  };
}
