// Plain JavaScript on purpose: Node would have to load what turns TypeScript into it before anything is cached.
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { returnMemory } from './return-memory.js';

returnMemory();

// What Node made of a file is kept until the file changes. Worker threads are told where: see engines/pool-worker.ts.
enableCompileCache(fileURLToPath(new URL('../dist/compiled', import.meta.url)));

// For each file that a package imports from its own folder, Node parses the package.json anew to learn what kind of
// module it is. That of drizzle-orm is 180 kB long and asked for some hundred times: half a second, and 200 MB that
// the process keeps. Its `.js` files are modules, as that package.json says.
const DRIZZLE = '/node_modules/drizzle-orm/';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    if (!parentURL?.includes(DRIZZLE) || !/^\.{1,2}\/.*\.js$/.test(specifier)) {
      return nextResolve(specifier, context);
    }
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
