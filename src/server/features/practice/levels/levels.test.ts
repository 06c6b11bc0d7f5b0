import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aLearner, type TestLearner } from '../../../testing/learners.ts';
import { emptyDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let learner: TestLearner;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  learner = await aLearner(server);
});

const by = (who = learner) => ({ token: who.token });

describe('levels', () => {
  const LEVELS = `{ allLevels { slug isTopLevel levelType totalPractice totalCompleted
    sublevels { slug isTopLevel levelType totalPractice totalCompleted } } }`;

  it('are three, each with its modes, and count what the learner can practise', async () => {
    const { allLevels } = (await server.call(LEVELS, {}, by())).data;
    expect(allLevels.map((level: { slug: string }) => level.slug)).toEqual([
      'beginner',
      'intermediate',
      'advanced',
    ]);
    for (const level of allLevels) {
      expect(level).toMatchObject({ isTopLevel: true, levelType: null, totalCompleted: 0 });
      expect(level.sublevels.map((sub: { levelType: string }) => sub.levelType)).toEqual([
        'vocabulary',
        'guided_case',
        'complex_case',
      ]);
      expect(level.totalPractice).toBeGreaterThanOrEqual(15);
    }
  });

  it('are not counted for the name of the one that an item is of', async () => {
    const { db } = server.database;
    const item = async () =>
      (
        await server.call(
          '{ availableVocabularyItems(levelSlug: "beginner-vocabulary") { vocabularyItem { id level { name } } } }',
          {},
          by(),
        )
      ).data.availableVocabularyItems.vocabularyItem;
    const counted = await item();
    // A table that counting reads: whoever asks it now fails.
    await db.execute('alter table case_progress rename to hidden');
    try {
      expect(await item()).toEqual(counted);
      const { errors } = await server.call(LEVELS, {}, by());
      expect(errors[0]?.extensions.code).toBe('SRV_001');
    } finally {
      await db.execute('alter table hidden rename to case_progress');
    }
  });

  it('are found by their slugs', async () => {
    const { data } = await server.call(
      `{ level(slug: "advanced-vocabulary") { levelType } none: level(slug: "expert") { slug }
         sublevels(levelSlug: "advanced") { slug } nothing: sublevels(levelSlug: "expert") { slug } }`,
      {},
      by(),
    );
    expect(data).toEqual({
      level: { levelType: 'vocabulary' },
      none: null,
      sublevels: [{ slug: 'advanced-vocabulary' }, { slug: 'advanced-guided' }, { slug: 'advanced-complex' }],
      nothing: [],
    });
  });
});
