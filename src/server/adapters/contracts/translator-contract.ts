import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Translator } from '../../ports/translator.ts';
import { expectNamed, type Open, type Opened } from './opened.ts';

/** A sentence that the translator under test can translate from English to Spanish. */
export const TRANSLATED = { en: 'I have a headache.', es: 'Me duele la cabeza.' };

/** What every translator does. */
export function translatorContract(name: string, open: Open<Translator>): void {
  describe(`${name} as a translator`, () => {
    const { signal } = new AbortController();
    let opened: Opened<Translator>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    const translate = (sourceLanguage: string, targetLanguage: string) =>
      opened.adapter.translate({ text: TRANSLATED.en, sourceLanguage, targetLanguage }, signal);

    it('names itself', () => expectNamed(opened.adapter.engine));

    it('translates', async () => {
      expect(await translate('en', 'es')).toBe(TRANSLATED.es);
    });

    it('leaves a text alone that is in the language already', async () => {
      expect(await translate('en', 'en')).toBe(TRANSLATED.en);
    });

    it('says where it has no translation', async () => {
      expect(await translate('en', 'xx')).toBeNull();
    });
  });
}
