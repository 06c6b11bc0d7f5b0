import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** Smaller files do not get smaller enough to matter. */
const FROM_BYTES = 512;
/** The highest level takes four times as long for two percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes a .br and a .gz beside every text file of the build: the server sends them as they are. */
export function compressed(): Plugin {
  return {
    name: 'bedside-compressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      for (const name of Object.keys(bundle)) {
        if (!TEXT.test(name)) continue;
        const file = resolve(dir, name);
        const content = await readFile(file);
        if (content.length < FROM_BYTES) continue;
        await writeFile(`${file}.br`, brotliCompressSync(content, BROTLI));
        await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
