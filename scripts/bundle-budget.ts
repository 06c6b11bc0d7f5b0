/**
 * Adds up what a page makes the browser load, gzipped, from the build's manifest, and fails over budget. Counts
 * what is fetched to show the page: its chunk, everything that imports statically, the words of its sections.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { BUDGETS } from './page-budgets.ts';

const ENTRY = 'index.html';
const CORE_WORDS = 'src/words/en/core.ts';

const folder = resolve(process.argv[2] ?? 'dist/web');
const manifest: Manifest = JSON.parse(readFileSync(resolve(folder, '.vite/manifest.json'), 'utf8'));

function gzipSize(file: string): number {
  return gzipSync(readFileSync(resolve(folder, file))).length;
}

/** Every file that the given chunks bring with them. */
function filesOf(chunks: readonly string[]): { js: Set<string>; css: Set<string> } {
  const files = { js: new Set<string>(), css: new Set<string>() };
  const visit = (name: string) => {
    const chunk = manifest[name] ?? Object.values(manifest).find((each) => each.name === name);
    if (!chunk) throw new Error(`The build has no chunk '${name}'`);
    if (files.js.has(chunk.file)) return;
    files.js.add(chunk.file);
    for (const file of chunk.css ?? []) files.css.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of chunks) visit(name);
  return files;
}

function sum(files: ReadonlySet<string>): number {
  return [...files].reduce((total, file) => total + gzipSize(file), 0);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

for (const { page, chunks, js, css } of BUDGETS) {
  const files = filesOf([ENTRY, CORE_WORDS, ...chunks]);
  const sizes = {
    js: sum(files.js) + gzipSize('scheme.js') + gzipSize('first-visit.js'),
    css: sum(files.css),
  };
  const over = sizes.js > js || sizes.css > css;
  const limit = ` (at most ${kilobytes(js)} and ${kilobytes(css)})`;
  console.log(`${page}: ${kilobytes(sizes.js)} JavaScript, ${kilobytes(sizes.css)} CSS gzipped${limit}`);
  if (process.argv.includes('--files')) {
    for (const file of [...files.js, ...files.css]) console.log(`  ${kilobytes(gzipSize(file))} ${file}`);
  }
  if (over) {
    console.error(`${page} is over its budget`);
    process.exitCode = 1;
  }
}
