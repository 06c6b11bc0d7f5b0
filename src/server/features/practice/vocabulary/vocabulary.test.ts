import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASS_MARK } from '#domain/practice/pronunciation.ts';
import { aLearner, type TestLearner } from '../../../testing/learners.ts';
import { scored } from '../../../testing/scripted-engines.ts';
import { emptyDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { balanceOf } from '../../billing/credits.store.ts';

let server: TestServer;
let learner: TestLearner;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  server.time = new Date();
  server.assessment = scored;
  learner = await aLearner(server);
});

const AVAILABLE = `query availableVocabularyItems($levelSlug: String!) {
  availableVocabularyItems(levelSlug: $levelSlug) {
    vocabularyItem { id term definition example repeat speciality { slug } level { slug levelType parentSlug } }
    statistics { completedCount totalCount remainingCount completionPercentage } attempts bestScore
  }
}`;
const TEST = `mutation testVocabularyPronunciation($expectedTerm: String!, $audioData: String!, $vocabularyId: ID!) {
  testVocabularyPronunciation(expectedTerm: $expectedTerm, audioData: $audioData, vocabularyId: $vocabularyId) {
    pronunciationScore matchingAccuracy confidenceScore feedback attempts bestScore vocabularyId scale engine
    wordScores { word score phonemes { ipa score } }
  }
}`;
const MARK = `mutation markVocabularyTestCompleted($vocabularyId: ID!) {
  markVocabularyTestCompleted(vocabularyId: $vocabularyId) { success vocabularyId }
}`;
const AUDIO = Buffer.from('a recording').toString('base64');

const by = (who = learner) => ({ token: who.token });
const available = async (levelSlug = 'beginner-vocabulary', who = learner) =>
  (await server.call(AVAILABLE, { levelSlug }, by(who))).data.availableVocabularyItems;
const mark = (vocabularyId: string) => server.call(MARK, { vocabularyId }, by());
const balance = () => balanceOf(server.database.db, learner.id, server.time);
const scoring = (pronunciationScore: number) => {
  server.assessment = { ...scored, pronunciationScore } as typeof scored;
};
const record = (item: { id: string; term: string }, options: { key?: string } = {}) =>
  server.call(
    TEST,
    { expectedTerm: item.term, audioData: AUDIO, vocabularyId: item.id },
    { ...by(), ...options },
  );

describe('vocabulary', () => {
  it.each(['en', 'es', 'fr', 'de', 'pt'])('has terms for every speciality in %s', async (languageToLearn) => {
    const { data } = await server.call('{ specialities { slug category { slug } } }');
    const categories = new Map<string, string>(
      data.specialities.map((each: { slug: string; category: { slug: string } }) => [
        each.category.slug,
        each.slug,
      ]),
    );
    expect(categories.size).toBeGreaterThanOrEqual(8);
    for (const speciality of categories.values()) {
      const someone = await aLearner(server, { speciality, languageToLearn });
      for (const level of ['beginner', 'intermediate', 'advanced']) {
        const { statistics } = await available(`${level}-vocabulary`, someone);
        expect(statistics.totalCount, `${speciality} ${level}`).toBeGreaterThanOrEqual(15);
      }
    }
  });

  it('offers the first item in authored order, that of the speciality before the general ones', async () => {
    const { vocabularyItem, statistics } = await available();
    expect(vocabularyItem).toMatchObject({
      repeat: false,
      speciality: { slug: 'cardiology' },
      level: { slug: 'beginner-vocabulary', levelType: 'vocabulary', parentSlug: 'beginner' },
    });
    expect(statistics).toMatchObject({ completedCount: 0, completionPercentage: 0 });
    expect((await available()).vocabularyItem.id).toBe(vocabularyItem.id);
  });

  it('is empty where there is no such level', async () => {
    const nothing = await available('no-such-level');
    expect(nothing.vocabularyItem).toBeNull();
    expect(nothing.statistics).toMatchObject({ totalCount: 0, completionPercentage: 0 });
  });

  it('counts a scored attempt, keeps the best and charges one credit', async () => {
    const { vocabularyItem } = await available();
    scoring(60.04);
    const first = await record(vocabularyItem);
    expect(first.data.testVocabularyPronunciation).toMatchObject({
      pronunciationScore: 60,
      attempts: 1,
      bestScore: 60,
      vocabularyId: vocabularyItem.id,
    });
    scoring(41);
    const second = await record(vocabularyItem);
    expect(second.data.testVocabularyPronunciation).toMatchObject({ attempts: 2, bestScore: 60 });
    expect(await available()).toMatchObject({ attempts: 2, bestScore: 60 });
    expect([first, second].map(({ extensions }) => extensions)).toEqual([
      { creditBalance: 499 },
      { creditBalance: 498 },
    ]);
    expect(await balance()).toBe(498);
  });

  it.each(['no_speech', 'noise', 'too_short', 'too_long', 'bad_audio'] as const)(
    'neither counts nor charges a recording with %s',
    async (reason) => {
      server.assessment = { kind: 'refused', reason };
      const { vocabularyItem } = await available();
      const { errors } = await record(vocabularyItem);
      expect(errors[0]!.extensions).toMatchObject({ code: 'VAL_001', reason });
      expect(await available()).toMatchObject({ attempts: 0, bestScore: null });
      expect(await balance()).toBe(500);
    },
  );

  it('answers a retried recording the same, once charged and once counted', async () => {
    const { vocabularyItem } = await available();
    const key = randomUUID();
    const first = await record(vocabularyItem, { key });
    expect(first.errors).toEqual([]);
    expect((await record(vocabularyItem, { key })).data).toEqual(first.data);
    expect(await available()).toMatchObject({ attempts: 1 });
    expect(await balance()).toBe(499);
  });

  it('completes an item at the pass mark and offers the next', async () => {
    const { vocabularyItem } = await available();
    scoring(PASS_MARK);
    await record(vocabularyItem);
    expect((await mark(vocabularyItem.id)).data.markVocabularyTestCompleted).toEqual({
      success: true,
      vocabularyId: vocabularyItem.id,
    });
    const next = await available();
    expect(next.vocabularyItem.id).not.toBe(vocabularyItem.id);
    expect(next).toMatchObject({ attempts: 0, bestScore: null });
    expect(next.statistics).toMatchObject({ completedCount: 1 });
  });

  it('does not complete an item before, but lets the third attempt on', async () => {
    const { vocabularyItem } = await available();
    expect((await mark(vocabularyItem.id)).errors[0]!.extensions.reason).toBe('not_ready_to_complete');
    scoring(74.9);
    for (const attempt of [1, 2]) {
      await record(vocabularyItem);
      const refused = await mark(vocabularyItem.id);
      expect(refused.errors[0]!.extensions.reason, `attempt ${attempt}`).toBe('not_ready_to_complete');
    }
    await record(vocabularyItem);
    expect((await mark(vocabularyItem.id)).errors).toEqual([]);
  });

  it('is completed once by a double click', async () => {
    const { vocabularyItem } = await available();
    await record(vocabularyItem);
    const answers = await Promise.all([mark(vocabularyItem.id), mark(vocabularyItem.id)]);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect((await available()).statistics.completedCount).toBe(1);
  });

  it('starts again with the item done longest ago when all are completed', async () => {
    const first = (await available()).vocabularyItem;
    for (;;) {
      const { vocabularyItem } = await available();
      if (vocabularyItem.repeat) break;
      server.time = new Date(server.time.getTime() + 1000);
      await record(vocabularyItem);
      await mark(vocabularyItem.id);
      // Access tokens end after 15 minutes of the moving clock; the loop stays within.
    }
    const again = await available();
    expect(again.vocabularyItem).toMatchObject({ id: first.id, repeat: true });
    expect(again.statistics).toMatchObject({ remainingCount: 0, completionPercentage: 100 });
  });

  it('keeps the progress of each language apart', async () => {
    const { vocabularyItem } = await available();
    await record(vocabularyItem);
    await mark(vocabularyItem.id);
    await server.call('mutation { updateUserLanguageToLearn(languageToLearn: "fr") { success } }', {}, by());
    expect((await available()).statistics.completedCount).toBe(0);
    await server.call('mutation { updateUserLanguageToLearn(languageToLearn: "en") { success } }', {}, by());
    expect((await available()).statistics.completedCount).toBe(1);
  });

  it("never shows one learner another's progress", async () => {
    const other = await aLearner(server);
    const { vocabularyItem } = await available();
    await record(vocabularyItem);
    expect(await available('beginner-vocabulary', other)).toMatchObject({ attempts: 0, bestScore: null });
  });

  it('refuses an unknown item and another term', async () => {
    const { vocabularyItem } = await available();
    for (const item of [
      { ...vocabularyItem, id: 'unknown' },
      { ...vocabularyItem, term: 'something else' },
    ]) {
      expect((await record(item)).errors[0]!.extensions.reason).toBe('unknown_item');
    }
  });

  it('refuses what is no base64 and what is too large', async () => {
    const { vocabularyItem: item } = await available();
    const send = (audioData: string) =>
      server.call(TEST, { expectedTerm: item.term, audioData, vocabularyId: item.id }, by());
    expect((await send('not base64!')).errors[0]!.extensions.reason).toBe('bad_audio');
    expect((await send('')).errors[0]!.extensions.reason).toBe('bad_audio');
    expect((await send('A'.repeat(5_700_000))).errors[0]!.extensions.reason).toBe('too_long');
  });
});

it('hides what went wrong inside', async () => {
  server.assessment = () => Promise.reject(new Error('select * from secrets'));
  const { vocabularyItem } = await available();
  const answer = await record(vocabularyItem);
  expect(answer.errors[0]).toMatchObject({
    message: 'Internal server error',
    extensions: { code: 'SRV_001' },
  });
  expect(JSON.stringify(answer)).not.toMatch(/secrets|\.ts/);
  expect(await balance()).toBe(500);
});
