import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DialoguesPack } from '#content/schemas.ts';
import { guidedAttempts, guidedProgress } from '../../../db/schema/guided.ts';
import { removePack, savePack } from '../../../pack-importers.ts';
import { aLearner, type TestLearner } from '../../../testing/learners.ts';
import { scored } from '../../../testing/scripted-engines.ts';
import { emptyDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { balanceOf } from '../../billing/credits.store.ts';

let server: TestServer;
let learner: TestLearner;

const exchange = (doctor: string, patient: string, es: string) => ({ doctor, patient, translations: { es } });

/** Of a speciality of its own, so that it comes before the product's dialogues. */
const pack: DialoguesPack = {
  kind: 'dialogues',
  language: 'en',
  category: 'medicine',
  speciality: 'nephrology',
  levels: {
    beginner: [
      {
        id: 'en-test-first',
        name: 'First',
        description: 'The first dialogue of the test.',
        exchanges: [
          exchange('Where does it hurt?', 'Here, in my side.', 'Aquí, en el costado.'),
          exchange('Since when?', 'Since last night.', 'Desde anoche.'),
        ],
      },
      {
        id: 'en-test-second',
        name: 'Second',
        description: 'The second dialogue of the test.',
        exchanges: [exchange('How are you today?', 'Much better, thanks.', 'Mucho mejor, gracias.')],
      },
    ],
  },
};

beforeAll(async () => {
  server = await startTestServer();
  await savePack(server.database.db, pack, { path: 'test.yaml', now: new Date() });
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  server.time = new Date();
  server.assessment = scored;
  learner = await aLearner(server, { speciality: 'nephrology' });
});

const AUDIO = Buffer.from('a recording').toString('base64');
const GROUP = `{ guidedPracticeGroup(levelSlug: "beginner-guided") {
  id name description repeat speciality { slug } statistics { completedCount totalCount }
  guidedPractices { id doctorMessage patientMessage sequence attempts bestScore }
} }`;
const SCORE = `mutation testPronunciation($expectedTerm: String!, $audioData: String!, $guidedPracticeId: ID) {
  testPronunciation(expectedTerm: $expectedTerm, audioData: $audioData, guidedPracticeId: $guidedPracticeId) {
    pronunciationScore attempts bestScore
  }
}`;
const SUBMIT = `mutation submitGuidedAttempt($guidedGroupId: ID!, $score: Int!) {
  submitGuidedAttempt(guidedGroupId: $guidedGroupId, score: $score) {
    success message attempt { id score guidedGroup { id statistics { completedCount } } }
  }
}`;

interface Line {
  id: string;
  doctorMessage: string;
}

const by = (who = learner) => ({ token: who.token });
const group = async (who = learner) => (await server.call(GROUP, {}, by(who))).data.guidedPracticeGroup;
const say = async (line: Omit<Line, 'id'> & { id?: string }, pronunciationScore: number, key?: string) => {
  server.assessment = { ...scored, pronunciationScore } as typeof scored;
  const variables = { expectedTerm: line.doctorMessage, audioData: AUDIO, guidedPracticeId: line.id };
  return server.call(SCORE, variables, { ...by(), ...(key && { key }) });
};
const practise = async () => {
  for (const line of (await group()).guidedPractices) await say(line, 80);
};
const attemptsStored = () => server.database.db.$count(guidedAttempts);
const submit = async (guidedGroupId: string, score = 50, key?: string) =>
  (await server.call(SUBMIT, { guidedGroupId, score }, { ...by(), ...(key && { key }) })).data
    .submitGuidedAttempt;

describe('a guided dialogue', () => {
  it('is offered in sequence, that of the speciality first', async () => {
    const first = await group();
    expect(first).toMatchObject({
      id: 'en-test-first',
      repeat: false,
      speciality: { slug: 'nephrology' },
      statistics: { completedCount: 0 },
    });
    expect(first.guidedPractices).toMatchObject([
      { sequence: 1, doctorMessage: 'Where does it hurt?', patientMessage: 'Here, in my side.', attempts: 0 },
      { sequence: 2, doctorMessage: 'Since when?', bestScore: null },
    ]);
  });

  it("keeps a line's attempts and its best score, for one credit each", async () => {
    const [line] = (await group()).guidedPractices;
    expect((await say(line, 60)).data.testPronunciation).toMatchObject({ attempts: 1, bestScore: 60 });
    expect((await say(line, 40)).data.testPronunciation).toMatchObject({ attempts: 2, bestScore: 60 });
    expect((await group()).guidedPractices[0]).toMatchObject({ attempts: 2, bestScore: 60 });
    expect(await balanceOf(server.database.db, learner.id, server.time)).toBe(498);
  });

  it('is completed by its own scores, whatever the client says, and the next one follows', async () => {
    const [first, second] = (await group()).guidedPractices;
    await say(first, 80);
    await say(second, 91);
    expect(await submit('en-test-first', 3)).toMatchObject({
      success: true,
      attempt: { score: 86, guidedGroup: { id: 'en-test-first', statistics: { completedCount: 1 } } },
    });
    const next = await group();
    expect(next).toMatchObject({ id: 'en-test-second', statistics: { completedCount: 1 } });
    expect(next.guidedPractices[0]).toMatchObject({ attempts: 0, bestScore: null });
  });

  it('is not completed while a line is under 75 with attempts left', async () => {
    const [first, second] = (await group()).guidedPractices;
    await say(first, 80);
    await say(second, 60);
    expect(await submit('en-test-first')).toMatchObject({ success: false, attempt: null });
    await say(second, 60);
    await say(second, 60);
    expect(await submit('en-test-first')).toMatchObject({ success: true, attempt: { score: 70 } });
  });

  it('is not completed without recordings, whatever score the client sends', async () => {
    const refused = { success: false, message: 'Please record your pronunciation first.', attempt: null };
    expect(await submit('en-test-first', 100)).toEqual(refused);
    expect(await attemptsStored()).toBe(0);
    expect(await group()).toMatchObject({ id: 'en-test-first', statistics: { completedCount: 0 } });
  });

  it('is completed once by a double click', async () => {
    await practise();
    const key = randomUUID();
    const answers = await Promise.all([submit('en-test-first', 64, key), submit('en-test-first', 64, key)]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect((await group()).id).toBe('en-test-second');
  });

  it('is completed once by one round of recordings, under however many keys it is submitted', async () => {
    await practise();
    const keys = [randomUUID(), randomUUID(), randomUUID()];
    const answers = await Promise.all(keys.map((key) => submit('en-test-first', 80, key)));
    answers.push(await submit('en-test-first', 80, randomUUID()));
    expect(new Set(answers.map(({ attempt }) => attempt.id)).size).toBe(1);
    expect(await attemptsStored()).toBe(1);
    const [progress] = await server.database.db.select().from(guidedProgress);
    expect(progress?.completions).toBe(1);
  });

  it('is practised by a client that knows no ids of lines, and a retry counts once', async () => {
    const [first, second] = (await group()).guidedPractices;
    const heard = await say({ doctorMessage: ' where does it HURT? ' }, 80);
    expect(heard.data.testPronunciation).toMatchObject({ attempts: 1, bestScore: 80 });
    const key = randomUUID();
    const answers = [
      await say({ doctorMessage: second.doctorMessage }, 91, key),
      await say({ doctorMessage: second.doctorMessage }, 91, key),
    ];
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect((await group()).guidedPractices).toMatchObject([
      { id: first.id, attempts: 1 },
      { id: second.id, attempts: 1 },
    ]);
    expect(await submit('en-test-first', 86)).toMatchObject({ success: true, attempt: { score: 86 } });
  });

  it('is not practised by the words of a dialogue that is not on offer', async () => {
    const other = await say({ doctorMessage: 'How are you today?' }, 80);
    expect(other.data.testPronunciation).toMatchObject({ attempts: 0, bestScore: null });
    await practise();
    await submit('en-test-first');
    expect((await group()).guidedPractices[0]).toMatchObject({ attempts: 0, bestScore: null });
  });

  it('refuses an unknown dialogue, a line of another text and a score out of range', async () => {
    expect(await submit('unknown')).toMatchObject({ success: false });
    expect(await submit('en-test-first', 101)).toMatchObject({ success: false });
    const [line] = (await group()).guidedPractices;
    const other = await say({ ...line, doctorMessage: 'Something else?' }, 80);
    expect(other.errors[0]!.extensions.reason).toBe('unknown_item');
  });

  it("never shows one learner another's scores", async () => {
    const other = await aLearner(server, { speciality: 'nephrology' });
    const [line] = (await group()).guidedPractices;
    await say(line, 60);
    expect((await group(other)).guidedPractices[0]).toMatchObject({ attempts: 0, bestScore: null });
  });

  it("has its patient's lines translated and spoken for free", async () => {
    const { data } = await server.call(
      'mutation { translateText(text: "Since last night.", targetLanguage: "es") { translatedText } generateVoice(text: "Since last night.") { audioData } }',
      {},
      by(),
    );
    expect(data.translateText.translatedText).toBe('Desde anoche.');
    expect(data.generateVoice.audioData).not.toBe('');
    expect(await balanceOf(server.database.db, learner.id, server.time)).toBe(500);
  });

  it('counts in its level', async () => {
    const counts = async () => {
      const { data } = await server.call(
        '{ level(slug: "beginner-guided") { totalPractice totalCompleted } }',
        {},
        by(),
      );
      return data.level;
    };
    const before = await counts();
    await practise();
    await submit('en-test-first', 80);
    expect(await counts()).toEqual({ ...before, totalCompleted: before.totalCompleted + 1 });
  });

  it('is offered no more once its pack is gone', async () => {
    await removePack(server.database.db, { path: 'test.yaml', now: new Date() });
    expect((await group())?.id ?? null).not.toBe('en-test-first');
    await savePack(server.database.db, pack, { path: 'test.yaml', now: new Date() });
    expect((await group()).id).toBe('en-test-first');
  });
});

it('shows at most a hundred exchanges', async () => {
  const exchanges = Array.from({ length: 101 }, (_, index) =>
    exchange(`Line ${index}?`, `Answer ${index}.`, 'Sí.'),
  );
  const dialogue = {
    id: 'en-test-long',
    name: 'Long',
    description: 'Too long to be shown whole.',
    exchanges,
  };
  const long = { ...pack, levels: { advanced: [dialogue] } };
  await savePack(server.database.db, long, { path: 'long.yaml', now: new Date() });
  const { data } = await server.call(
    '{ guidedPracticeGroup(levelSlug: "advanced-guided") { id guidedPractices { sequence } } }',
    {},
    by(),
  );
  expect(data.guidedPracticeGroup.id).toBe('en-test-long');
  expect(data.guidedPracticeGroup.guidedPractices).toHaveLength(100);
});
