import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './scripts/vite/compressed.ts';
import { firstPaint } from './scripts/vite/first-paint.ts';
import { flags } from './scripts/vite/flags.ts';
import { operatorFile } from './scripts/vite/operator-file.ts';
import { words } from './scripts/vite/words.ts';
import { NATIVE_LANGUAGES } from './src/domain/native-languages.ts';

const SERVER = process.env.SERVER_URL ?? 'http://localhost:3000';
const FLAGS = resolve(import.meta.dirname, 'node_modules/flag-icons/flags/4x3');

export default defineConfig({
  plugins: [
    words(),
    operatorFile(),
    react(),
    flags(
      NATIVE_LANGUAGES.map((language) => language.flagCode),
      FLAGS,
    ),
    firstPaint(),
    compressed(),
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The content security policy allows no inline data for scripts, and small fonts cache better as files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Else a file would take along what other pages need without the rest of it.
          includeDependenciesRecursively: false,
          groups: [
            // Most of what every page needs, in a file that a deploy leaves as it was.
            { name: 'vendor', test: /node_modules\/(?:react|react-dom|react-router|scheduler|@lingui)\// },
            // What is asked for together comes together: a phone waits for each file.
            {
              name: 'base',
              test: /preload-helper|src\/(?:web\/(?:lib\/(?:words\/|storage|use-action|session\/way-in)|ui\/motion)|words\/(?:say|compile))/,
            },
            { name: 'entrance', test: /src\/web\/(?:ui\/password-field|lib\/session\/login)/ },
            {
              name: 'languages',
              test: /src\/(?:domain\/(?:native-languages|languages|capabilities)|web\/(?:ui\/flag|lib\/config))/,
            },
            { name: 'questions', test: /src\/web\/ui\/(?:dialog|question)/ },
            { name: 'choices', test: /src\/web\/ui\/(?:language-choices|translations-offered)/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/graphql': SERVER, '/media': SERVER, '/config.json': SERVER },
  },
});
