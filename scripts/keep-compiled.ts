import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// As `load-quickly.js` does for the product: threads that tests start find there what Node made of their TypeScript.
enableCompileCache(join(import.meta.dirname, '../dist/compiled'));
