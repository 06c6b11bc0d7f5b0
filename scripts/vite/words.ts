import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { compile } from '../../src/words/compile.ts';

const CATALOGUE = /\/src\/words\/[a-z]{2,3}\/[a-z-]+\.ts$/;
const COMPILER = /\/src\/words\/compile\.ts$/;

/**
 * Compiles the messages of a catalogue at build time, and takes the parser out of the browser: together they
 * would weigh more than all the words of a page. Only messages may stand in the files of a language.
 */
export function words(): Plugin {
  return {
    name: 'bedside-words',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? '';
      if (COMPILER.test(file)) return 'export const compile = (message) => message;';
      if (!CATALOGUE.test(file)) return null;
      this.addWatchFile(file);
      const version = Date.now();
      const module: Record<string, unknown> = await import(`${pathToFileURL(resolve(file)).href}?${version}`);
      const lines = Object.entries(module).map(([name, messages]) => {
        if (typeof messages !== 'object' || messages === null) {
          throw new Error(`${file}: '${name}' is no list of messages`);
        }
        const ready = Object.entries(messages).map(([key, message]) => [key, compile(message as string)]);
        return `export const ${name} = ${JSON.stringify(Object.fromEntries(ready))};`;
      });
      return lines.join('\n');
    },
  };
}
