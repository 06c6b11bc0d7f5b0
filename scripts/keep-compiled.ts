import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// As `load-quickly.js` does for the product: threads that tests start find there what Node made of their TypeScript.
enableCompileCache(fileURLToPath(new URL('../dist/compiled', import.meta.url)));
