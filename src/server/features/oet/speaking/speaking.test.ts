import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SPEAKING } from '#domain/oet/speaking/module.ts';
import { learners } from '../../../db/schema/learners.ts';
import { oetAssessments, oetMarks } from '../../../db/schema/oet-attempts.ts';
import { oetTestVersions } from '../../../db/schema/oet-papers.ts';
import { savePack } from '../../../pack-importers.ts';
import type { RolePlayAssessor, RolePlayRequest } from '../../../ports/role-play-assessor.ts';
import { readBeforeSubmission } from '../../../testing/exam-calls.ts';
import { aLearner, type TestLearner } from '../../../testing/learners.ts';
import { assessedRolePlay, rolePlayPack, withOtherSpeakingKey } from '../../../testing/role-play-pack.ts';
import { heard } from '../../../testing/scripted-engines.ts';
import { RECORDING, SPEAKING_RESULTS, SPEAKING_SECTION, spokenExam } from '../../../testing/spoken-exam.ts';
import { emptyDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { balanceOf } from '../../billing/credits.store.ts';
import { ASSESSING, assessAttempt, assessWaiting } from '../assessing/assessing.service.ts';
import { rolePlayAssessing } from './role-play-assessing.ts';

let server: TestServer;
let learner: TestLearner;
let exam: ReturnType<typeof spokenExam>;

const SOURCE = { path: 'test-speaking.yaml', now: new Date() };
const START = new Date('2030-01-01T09:00:00Z');
const seconds = (count: number) => new Date(START.getTime() + count * 1000);

beforeAll(async () => {
  server = await startTestServer({}, undefined, [SPEAKING]);
  await server.database.db.update(oetTestVersions).set({ retiredAt: new Date() });
  await savePack(server.database.db, rolePlayPack, SOURCE);
});
afterAll(() => server.close());

const aNurse = async () => {
  const nurse = await aLearner(server);
  await server.database.db.update(learners).set({ profession: 'nursing' }).where(eq(learners.id, nurse.id));
  return nurse;
};

beforeEach(async () => {
  await emptyDatabase(server.database.db);
  server.time = START;
  server.rolePlay = assessedRolePlay;
  server.transcription = heard;
  server.sent.length = 0;
  learner = await aNurse();
  exam = spokenExam(server, learner);
});

const assessing = () => ({ ...server.deps, assessors: { speaking: rolePlayAssessing(server.deps) } });
const assessSent = async () => {
  for (const { name, id } of server.sent.splice(0)) {
    if (name === ASSESSING) await assessAttempt(assessing(), id);
  }
};
const balance = () => balanceOf(server.database.db, learner.id, server.time);

describe('an attempt at speaking', () => {
  it('costs fifteen credits, and shows the candidate’s card', async () => {
    const progressId = await exam.newAttempt('speaking');
    expect(await balance()).toBe(485);
    const { data } = await exam.call(SPEAKING_SECTION, { progressId });
    expect(data.speakingTestSection).toMatchObject({
      title: 'A role-play',
      profession: 'nursing',
      rolePlayType: 'routine',
      preparationTime: 3,
      timeLimitMinutes: 5,
      timeLimit: 300,
      conversationHistory: [],
      feedback: null,
      score: null,
      band: null,
      card: {
        setting: 'A health centre',
        tasks: [{ id: 'find-out', text: 'Find out about the cough.' }, {}, {}, {}],
      },
    });
    expect(data.speakingTestSection.instructions.split('\n')).toHaveLength(4);
    expect(data.speakingTestSection.rolePlayScenario).toContain('Mara Stone, 42, has had a cough');
  });

  it('has a clock for preparing, then one for speaking, which begins when it is started', async () => {
    const progressId = await exam.newAttempt('speaking');
    const preparation = await exam.start(progressId, null, 'preparation');
    expect(preparation.data.startOetPhase).toMatchObject({
      phase: 'preparation',
      endsAt: seconds(180).toISOString(),
    });
    server.time = seconds(600);
    const speaking = await exam.start(progressId, null, 'speaking');
    expect(speaking.data.startOetPhase).toMatchObject({
      phase: 'speaking',
      endsAt: seconds(900).toISOString(),
    });
  });

  it('is nobody else’s', async () => {
    const progressId = await exam.begun();
    await exam.taken(progressId);
    const other = spokenExam(server, await aNurse());
    for (const { errors } of [
      await other.call(SPEAKING_SECTION, { progressId }),
      await other.call(SPEAKING_RESULTS, { progressId }),
      await other.turn(progressId),
      await other.turn(progressId, { correctedText: 'Theirs.' }),
      await other.submit(progressId),
      await other.attempt(progressId, null),
    ]) {
      expect(errors[0]?.extensions).toMatchObject({ code: 'VAL_001', reason: 'unknown_test' });
    }
    expect(await exam.turns(progressId)).toHaveLength(2);
  });
});

describe('a submission', () => {
  it('is taken once, however often it comes, and marked once', async () => {
    const progressId = await exam.begun();
    await exam.taken(progressId, { typedText: 'Hello, my name is Ana.' });
    const sent = await Promise.all([exam.submit(progressId), exam.submit(progressId)]);
    for (const { data } of sent) {
      expect(data.submitSpeakingTest).toEqual({
        success: true,
        message: 'Your role-play is submitted.',
        score: null,
        feedback: null,
      });
    }
    expect(server.sent).toHaveLength(1);
    expect(await exam.results(progressId)).toMatchObject({ status: 'marking', speaking_score: null });
    const [job] = server.sent;
    await Promise.all([assessAttempt(assessing(), job!.id), assessAttempt(assessing(), job!.id)]);
    await assessWaiting(assessing());
    expect(await server.database.db.$count(oetMarks)).toBe(1);
    expect(await server.database.db.$count(oetAssessments)).toBe(1);
  });

  it('comes to a score, a band, an estimate, and shows the other card', async () => {
    const progressId = await exam.begun();
    await exam.taken(progressId, { typedText: 'Hello, my name is Ana.' });
    await exam.submit(progressId);
    await assessSent();
    const results = await exam.results(progressId);
    expect(results).toMatchObject({
      status: 'marked',
      speaking_score: expect.closeTo(66.67, 2),
      speaking_progress: { band: 'C+', completed_at: START.toISOString(), feedback: [{ grade: 'good' }] },
      estimated_score: 330,
      overrun_seconds: 0,
      engine: 'Scripted',
      feedback: { englishFluency: { score: 3.3 }, voiceAccuracy: { score: 3.3 } },
      section: { partner: { name: 'Mara Stone', background: 'The secret of the other card.' } },
    });
    expect(results.turns.map(({ role, text }) => [role, text])[0]).toEqual([
      'doctor',
      'Hello, my name is Ana.',
    ]);
    const section = await exam.call(SPEAKING_SECTION, { progressId });
    expect(section.data.speakingTestSection).toMatchObject({
      score: expect.closeTo(66.67, 2),
      band: 'C+',
      feedback: { overallScore: expect.closeTo(66.67, 2) },
      conversationHistory: [{ role: 'doctor', content: 'Hello, my name is Ana.' }, { role: 'patient' }],
    });
    const progress = (await exam.progress()).data.getUserProgress;
    expect(progress.speakingScore).toBeCloseTo(66.67, 2);
    expect(progress.speakingProgress[0].parts[0].skills.fluency).toEqual({ obtained: 4, total: 6 });
    const [summary] = (await exam.attempts('speaking')).data.oetAttempts;
    expect(summary).toMatchObject({ band: 'C+', estimatedScore: 330, parts: [{ phase: 'marked' }] });
  });

  it('has models that are heard for nothing by those who were shown them', async () => {
    const text = 'Could you tell me when the cough began?';
    const task = { id: 'find-out', verdict: 'no', shown: null, model: text } as const;
    server.rolePlay = { ...assessedRolePlay, tasks: [task] };
    const progressId = await exam.begun();
    await exam.taken(progressId);
    await exam.submit(progressId);
    await assessSent();
    const voice = `mutation v($text: String!) { generateVoice(text: $text, language: "en") { audioData } }`;
    const before = await balance();
    expect((await server.call(voice, { text }, { token: learner.token })).errors).toEqual([]);
    expect(await balance()).toBe(before);
    const other = await aNurse();
    await server.call(voice, { text }, { token: other.token });
    expect(await balanceOf(server.database.db, other.id, server.time)).toBe(499);
  });

  it('gives the engine what was said, when, and how it came, and nothing of where recordings are', async () => {
    const progressId = await exam.begun();
    server.time = seconds(20);
    await exam.taken(progressId);
    server.time = seconds(60);
    await exam.submit(progressId);
    let asked: RolePlayRequest | undefined;
    server.rolePlay = async (request) => {
      asked = request;
      return assessedRolePlay;
    };
    await assessSent();
    expect(asked?.speakingMs).toBe(60_000);
    expect(asked?.key.partner.name).toBe('Mara Stone');
    expect(asked?.turns[0]).toEqual({
      number: 1,
      role: 'doctor',
      text: 'When did it start?',
      source: 'recognised',
      atMs: 20_000,
      measures: null,
      units: null,
    });
    expect(asked?.turns[1]).toMatchObject({ number: 2, role: 'patient', units: expect.any(Array) });
  });

  it('says by how much it was late, and what had been said by then is marked apart', async () => {
    const progressId = await exam.begun();
    await exam.taken(progressId, { typedText: 'In time.' });
    server.time = seconds(330);
    await exam.taken(progressId, { typedText: 'Too late.' });
    await exam.submit(progressId);
    const asked: number[] = [];
    server.rolePlay = async ({ turns }) => {
      asked.push(turns.length);
      return assessedRolePlay;
    };
    await assessSent();
    expect(asked).toEqual([4, 2]);
    expect((await exam.results(progressId)).overrun_seconds).toBe(30);
  });

  it('that can’t be marked says why, and is paid back once', async () => {
    const progressId = await exam.begun();
    await exam.submit(progressId);
    server.rolePlay = { scorable: false, reason: 'silence', why: 'Nothing was said.' };
    const { id } = server.sent[0]!;
    await Promise.all([assessAttempt(assessing(), id), assessAttempt(assessing(), id)]);
    expect(await exam.results(progressId)).toMatchObject({
      status: 'unscorable',
      speaking_score: null,
      unscorable: { reason: 'silence', why: 'Nothing was said.' },
      turns: [],
    });
    expect(await balance()).toBe(500);
    expect((await exam.progress()).data.getUserProgress.speakingScore).toBeNull();
  });

  it('of which fewer than five criteria could be judged has no score, and is paid back', async () => {
    const progressId = await exam.begun();
    await exam.submit(progressId);
    const marks = { ...assessedRolePlay.marks, fluency: null, intelligibility: null, appropriateness: null };
    server.rolePlay = {
      ...assessedRolePlay,
      marks: { ...marks, information_giving: null, providing_structure: null },
    };
    await assessSent();
    expect((await exam.results(progressId)).unscorable?.reason).toBe('too_few_criteria');
    expect(await balance()).toBe(500);
  });

  it('goes to an assessor elsewhere only after the learner has agreed', async () => {
    const progressId = await exam.begun();
    const deps = server.deps as { rolePlayAssessor: RolePlayAssessor };
    const own = deps.rolePlayAssessor;
    const engine = {
      id: 'remote',
      name: 'Remote',
      remote: true,
      capability: 'rolePlayAssessor',
      host: 'ai.example',
    } as const;
    deps.rolePlayAssessor = { ...own, engine };
    try {
      const { errors } = await exam.submit(progressId);
      expect(errors[0]?.extensions).toMatchObject({ code: 'VAL_001', reason: 'consent_needed' });
      expect(server.sent).toEqual([]);
    } finally {
      deps.rolePlayAssessor = own;
    }
  });

  it('with a recording and no turns before takes it as the only turn', async () => {
    const progressId = await exam.newAttempt('speaking');
    await exam.call(SPEAKING_SECTION, { progressId });
    server.time = seconds(100);
    await exam.submit(progressId, RECORDING);
    expect((await exam.results(progressId)).turns).toMatchObject([
      {
        number: 1,
        role: 'doctor',
        text: 'When did it start?',
        source: 'recognised',
        audio_url: expect.any(String),
      },
    ]);
  });

  it('is taken where that recording says nothing, or is none', async () => {
    const progressId = await exam.begun();
    server.transcription = { kind: 'refused', reason: 'no_speech' };
    expect((await exam.submit(progressId, RECORDING)).data.submitSpeakingTest.success).toBe(true);
    const other = await exam.begun();
    expect((await exam.submit(other, 'not base64!')).data.submitSpeakingTest.success).toBe(true);
    expect((await exam.results(other)).turns).toEqual([]);
  });
});

it('has no results before it is submitted', async () => {
  const progressId = await exam.begun();
  const { errors } = await exam.call(SPEAKING_RESULTS, { progressId });
  expect(errors[0]?.extensions).toMatchObject({ code: 'VAL_001', reason: 'not_submitted' });
});

it('shows nothing before submission that goes by the key', async () => {
  const { db } = server.database;
  const module = {
    sectionType: 'speaking',
    parts: [null],
    phase: 'preparation',
    answers: {},
    queries: [SPEAKING_SECTION, SPEAKING_RESULTS],
  };
  const withKey = await readBeforeSubmission(server, learner, module);
  expect(withKey).toContain('Find out about the cough.');
  await savePack(db, withOtherSpeakingKey(rolePlayPack), SOURCE);
  expect(await readBeforeSubmission(server, await aNurse(), module)).toBe(withKey);
  await savePack(db, rolePlayPack, SOURCE);
});
