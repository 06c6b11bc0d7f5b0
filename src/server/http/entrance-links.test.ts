import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entranceLinks } from './entrance-links.ts';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_vendor.js'], css: ['assets/index.css'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_field.js': { file: 'assets/field.js', imports: ['_vendor.js'], css: ['assets/field.css'] },
  'src/words/en/core.ts': { file: 'assets/core.js' },
  'src/web/pages/login/route.tsx': { file: 'assets/login.js', imports: ['index.html', '_field.js'] },
};

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'bedside-links-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('names nothing where nothing was built', () => {
  expect(entranceLinks(root)('/')).toBeUndefined();
});

it('names what a page needs beyond the entry, each file once, also of a build that came later', async () => {
  const linkOf = entranceLinks(root);
  expect(linkOf('/')).toBeUndefined();
  await mkdir(join(root, '.vite'));
  await writeFile(join(root, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  expect(linkOf('/')?.split(', ')).toEqual([
    '</assets/login.js>; rel=modulepreload',
    '</assets/field.js>; rel=modulepreload',
    '</assets/field.css>; rel=preload; as=style; crossorigin',
    '</assets/core.js>; rel=modulepreload',
  ]);
  expect(linkOf('/levelchooser')).toBeUndefined();
});

it('names nothing of a build that is being written', async () => {
  const linkOf = entranceLinks(root);
  await writeFile(join(root, '.vite/manifest.json'), '{"index.html": {');
  expect(linkOf('/')).toBeUndefined();
});
