/**
 * Adds up what a page makes the browser load, gzipped, from the build's manifest, and fails over budget. Counts
 * what is fetched to show the page: its chunk, everything that imports statically, the words of its sections.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

interface PageBudget {
  readonly page: string;
  readonly chunks: readonly string[];
  /** Bytes, gzipped. Null: measured and printed only. */
  readonly js: number | null;
  readonly css: number | null;
}

const ENTRY = 'index.html';
const CORE_WORDS = 'src/words/en/core.ts';
const PRACTICE_WORDS = 'src/words/en/practice.ts';
const LEARNER_LINKS = 'src/web/ui/shell/learner-links.tsx';

const BUDGETS: readonly PageBudget[] = [
  { page: '/', chunks: ['src/web/pages/login/route.tsx'], js: 150_000, css: 15_000 },
  { page: '/signup', chunks: ['src/web/pages/signup/route.tsx'], js: null, css: null },
  {
    page: '/levelchooser',
    chunks: ['src/web/pages/level-chooser/route.tsx', LEARNER_LINKS],
    js: null,
    css: null,
  },
  {
    page: '/level/:levelSlug/practice/vocabulary',
    chunks: ['src/web/pages/vocabulary/route.tsx', LEARNER_LINKS, PRACTICE_WORDS],
    js: null,
    css: null,
  },
];

const folder = resolve(process.argv[2] ?? 'dist/web');
const manifest: Manifest = JSON.parse(readFileSync(resolve(folder, '.vite/manifest.json'), 'utf8'));

function gzipSize(file: string): number {
  return gzipSync(readFileSync(resolve(folder, file))).length;
}

/** Every file that the given chunks bring with them. */
function filesOf(chunks: readonly string[]): { js: Set<string>; css: Set<string> } {
  const files = { js: new Set<string>(), css: new Set<string>() };
  const visit = (name: string) => {
    const chunk = manifest[name];
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
  const sizes = { js: sum(files.js) + gzipSize('scheme.js'), css: sum(files.css) };
  const over = (js !== null && sizes.js > js) || (css !== null && sizes.css > css);
  const limit = js !== null && css !== null ? ` (at most ${kilobytes(js)} and ${kilobytes(css)})` : '';
  console.log(`${page}: ${kilobytes(sizes.js)} JavaScript, ${kilobytes(sizes.css)} CSS gzipped${limit}`);
  if (process.argv.includes('--files')) {
    for (const file of [...files.js, ...files.css]) console.log(`  ${kilobytes(gzipSize(file))} ${file}`);
  }
  if (over) {
    console.error(`${page} is over its budget`);
    process.exitCode = 1;
  }
}
