import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aLearner, type TestLearner } from '../../testing/learners.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { balanceOf } from '../billing/credits.store.ts';

let server: TestServer;
let learner: TestLearner;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  server.time = new Date();
  learner = await aLearner(server);
});

const by = (who = learner) => ({ token: who.token });
const balance = () => balanceOf(server.database.db, learner.id, server.time);
/** The first term of a level, which the course has in all its languages. */
const firstTerm = async () => {
  const query =
    '{ availableVocabularyItems(levelSlug: "beginner-vocabulary") { vocabularyItem { term definition } } }';
  return (await server.call(query, {}, by())).data.availableVocabularyItems.vocabularyItem;
};

describe('voices', () => {
  const voice = (text: string, language?: string) =>
    server.call(
      'mutation generateVoice($text: String!, $language: String) { generateVoice(text: $text, language: $language) { audioData } }',
      { text, language },
      by(),
    );

  it("speak the course's own texts for free, and once only", async () => {
    const { term } = await firstTerm();
    const before = server.spoken;
    const first = await voice(term);
    expect(first.data.generateVoice.audioData).not.toBe('');
    expect(await voice(term)).toEqual(first);
    expect(server.spoken - before).toBe(1);
    expect(await balance()).toBe(500);
  });

  it('charge other texts once', async () => {
    await voice('A sentence of the learner.');
    await voice('A sentence of the learner.');
    expect(await balance()).toBe(499);
  });

  it('refuse an empty text, a very long one and an unknown language, for free', async () => {
    expect((await voice('  ')).errors[0]!.extensions.code).toBe('VAL_002');
    expect((await voice('a'.repeat(2001))).errors[0]!.extensions.reason).toBe('text_too_long');
    expect((await voice('ciao', 'it')).errors[0]!.extensions.reason).toBe('unknown_language');
    expect(await balance()).toBe(500);
  });
});

describe('translations', () => {
  const translate = (text: string, targetLanguage: string, sourceLanguage?: string) =>
    server.call(
      `mutation translateText($text: String!, $targetLanguage: String!, $sourceLanguage: String) {
        translateText(text: $text, targetLanguage: $targetLanguage, sourceLanguage: $sourceLanguage) { translatedText }
      }`,
      { text, targetLanguage, sourceLanguage },
      by(),
    );

  it("are the course's own, and free", async () => {
    const { term, definition } = await firstTerm();
    const translated = await translate(term, 'pt');
    expect(translated.data.translateText.translatedText).not.toBe('');
    const explained = await translate(definition, 'pt-BR');
    expect(explained.data.translateText.translatedText.length).toBeGreaterThan(10);
    expect(await balance()).toBe(500);
  });

  it('say so where there is none, and charge nothing', async () => {
    const { term } = await firstTerm();
    expect((await translate(term, 'tl')).errors[0]!.extensions).toMatchObject({
      code: 'VAL_001',
      reason: 'no_translation',
    });
    expect((await translate('a text of nobody', 'pt')).errors[0]!.extensions.reason).toBe('no_translation');
    expect(await balance()).toBe(500);
  });
});
