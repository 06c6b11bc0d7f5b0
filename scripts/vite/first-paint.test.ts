import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withFirstPaint } from './first-paint.ts';

const texts = { name: 'Create an account', title: 'Create your account', intro: 'Try <everything> & more.' };

it('says in the page itself what its first screen will say', () => {
  const page = withFirstPaint(readFileSync('index.html', 'utf8'), texts);
  expect(page).toContain('<title>Create an account · Bedside</title>');
  expect(page).toContain('href="/first-screen.css"');
  expect(page).toMatch(
    /Bedside<\/div>\s*<main class="first-screen"><h1>Create your account<\/h1><p>Try &lt;everything> &amp; more\.<\/p><\/main>\s*<p class="first-late">/,
  );
});

it('takes the place of the word that something is on its way', () => {
  const page = readFileSync('index.html', 'utf8');
  expect(page).toContain('Loading...');
  expect(withFirstPaint(page, texts)).not.toContain('Loading...');
});

it('is not written into a page without a header', () => {
  expect(() => withFirstPaint('<title>x</title>', texts)).toThrow(/no first paint/);
});
