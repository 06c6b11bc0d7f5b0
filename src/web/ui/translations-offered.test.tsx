// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WordsProvider } from '../lib/words/use-words.tsx';
import { loadSections, loadWords } from '../lib/words/words.ts';
import { nativeLanguageChoices } from './language-choices.tsx';
import { TranslationsExplained, type TranslationsOffered } from './translations-offered.tsx';

afterEach(cleanup);

async function shown(offered: TranslationsOffered | undefined) {
  const words = await loadWords('en');
  await loadSections(['signup']);
  const languages = ['es', 'pl'].map((code) => ({
    code,
    name: code,
    nativeName: code,
    flagCode: code,
    originCountry: code.toUpperCase(),
  }));
  const { container } = render(
    <WordsProvider value={words}>
      <TranslationsExplained offered={offered} />
    </WordsProvider>,
  );
  const notes = nativeLanguageChoices(languages, { first: '', offered }).map(({ note }) => note);
  return { notes, text: container.textContent };
}

it('promises the translations of the course', async () => {
  const { notes, text } = await shown('course');
  expect(notes).toEqual(['With translations', 'No translations yet']);
  expect(text).toMatch(/^The course is translated into the languages marked/);
});

it('tells of a service that translates into the others', async () => {
  const { notes, text } = await shown('service');
  expect(notes).toEqual(['With translations', 'Translated by a service']);
  expect(text).toContain('a service outside of this installation translates, once you agree');
});

it('promises nothing where it is not known', async () => {
  expect(await shown(undefined)).toEqual({ notes: [undefined, undefined], text: '' });
});
