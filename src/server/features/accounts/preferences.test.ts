import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { READING } from '#domain/oet/reading/module.ts';
import { examCalls } from '../../testing/exam-calls.ts';
import { FIXTURE, saveFixture } from '../../testing/exam-fixture/fixture.ts';
import { aLearner, type TestLearner } from '../../testing/learners.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let learner: TestLearner;

beforeAll(async () => {
  server = await startTestServer({}, undefined, [READING, { ...FIXTURE, byProfession: true }]);
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  learner = await aLearner(server);
});

type Preference = 'category' | 'specialty' | 'profession' | 'languageToLearn';

const FIELDS = {
  category: 'updateUserCategory',
  specialty: 'updateUserSpecialty',
  profession: 'updateUserProfession',
  languageToLearn: 'updateUserLanguageToLearn',
} as const satisfies Record<Preference, string>;

async function choose(preference: Preference, value: string) {
  const field = FIELDS[preference];
  const query = `mutation ($value: String!) { ${field}(${preference}: $value) { success message } }`;
  return (await server.call(query, { value }, { token: learner.token })).data[field];
}

const me = async () => {
  const query = '{ me { id speciality { slug } category { slug } profession languageToLearn } }';
  return (await server.call(query, {}, { token: learner.token })).data.me;
};

async function offeredTerm(): Promise<{ term: string; speciality: { slug: string } | null }> {
  const query = `{ availableVocabularyItems(levelSlug: "beginner-vocabulary") {
    vocabularyItem { term speciality { slug } }
  } }`;
  const { data } = await server.call(query, {}, { token: learner.token });
  return data.availableVocabularyItems.vocabularyItem;
}

describe('a specialty', () => {
  it('is chosen by its slug and brings its category', async () => {
    const answer = { success: true, message: 'Specialty updated successfully!' };
    expect(await choose('specialty', 'psychiatry')).toEqual(answer);
    expect(await me()).toMatchObject({ speciality: { slug: 'psychiatry' } });
    const { data } = await server.call('{ specialities { slug category { slug } } }');
    const { category } = data.specialities.find(({ slug }: { slug: string }) => slug === 'psychiatry');
    expect((await me()).category).toEqual(category);
  });

  it('decides on the vocabulary that is offered', async () => {
    const before = await offeredTerm();
    expect(before.speciality).toEqual({ slug: 'cardiology' });
    await choose('specialty', 'paediatrics');
    const after = await offeredTerm();
    expect(after.speciality).toEqual({ slug: 'paediatrics' });
    expect(after.term).not.toBe(before.term);
  });

  it.each(['', 'alchemy'])('is not %j, and the present one stays', async (slug) => {
    const answer = { success: false, message: 'Failed to update specialty' };
    expect(await choose('specialty', slug)).toEqual(answer);
    expect(await me()).toMatchObject({ speciality: { slug: 'cardiology' } });
  });
});

describe('a category', () => {
  it('that the specialty is in keeps it', async () => {
    const answer = { success: true, message: 'Category updated successfully!' };
    expect(await choose('category', 'medicine')).toEqual(answer);
    expect(await me()).toMatchObject({ category: { slug: 'medicine' }, speciality: { slug: 'cardiology' } });
  });

  it('that the specialty is not in clears it and says so', async () => {
    const { success, message } = await choose('category', 'nursing-midwifery');
    expect(success).toBe(true);
    expect(message).toMatch(/^Category updated successfully! .*specialty/);
    expect(await me()).toMatchObject({ category: { slug: 'nursing-midwifery' }, speciality: null });
    expect(await offeredTerm()).not.toBeNull();
  });

  it.each(['', 'alchemy'])('is not %j, and the present one stays', async (slug) => {
    const answer = { success: false, message: 'Failed to update category' };
    expect(await choose('category', slug)).toEqual(answer);
    expect(await me()).toMatchObject({ category: { slug: 'medicine' }, speciality: { slug: 'cardiology' } });
  });
});

describe('a language to learn', () => {
  it('decides on the vocabulary that is offered', async () => {
    const before = await offeredTerm();
    const answer = { success: true, message: 'Language to learn updated successfully!' };
    expect(await choose('languageToLearn', 'es')).toEqual(answer);
    expect((await offeredTerm()).term).not.toBe(before.term);
    await choose('languageToLearn', 'en');
    expect((await offeredTerm()).term).toBe(before.term);
  });

  it.each(['', 'it'])('is not %j', async (code) => {
    const answer = { success: false, message: 'Failed to update language to learn' };
    expect(await choose('languageToLearn', code)).toEqual(answer);
    expect((await me()).languageToLearn).toBe('en');
  });
});

describe('a profession', () => {
  it('decides on the test that an attempt gets', async () => {
    for (const profession of ['medicine', 'nursing', 'pharmacy']) {
      await saveFixture(server.database.db, { title: `For ${profession}`, profession });
    }
    const exam = examCalls(server, learner);
    const answer = (await exam.create('fixture')).data.createUserProgress;
    expect(answer).toMatchObject({ success: false, message: 'Choose your profession first.' });
    for (const profession of ['pharmacy', 'nursing']) {
      expect(await choose('profession', profession)).toEqual({
        success: true,
        message: 'Profession updated successfully!',
      });
      server.time = new Date(server.time.getTime() + 1000);
      await exam.newAttempt('fixture');
      const [newest] = (await exam.attempts('fixture')).data.oetAttempts;
      expect(newest.title).toBe(`For ${profession}`);
    }
  });

  it.each(['', 'doctor'])('is not %j', async (profession) => {
    const answer = { success: false, message: 'Failed to update profession' };
    expect(await choose('profession', profession)).toEqual(answer);
    expect((await me()).profession).toBeNull();
  });
});

it('is nothing that a visitor chooses', async () => {
  for (const [preference, field] of Object.entries(FIELDS)) {
    const { errors } = await server.call(`mutation { ${field}(${preference}: "x") { success } }`);
    expect(errors[0]!.extensions.code).toBe('AUTH_001');
  }
});
