import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SpeechMeasures } from '#domain/oet/speaking/assessment.ts';
import { SPEAKING } from '#domain/oet/speaking/module.ts';
import { subscriptions } from '../../../db/schema/billing.ts';
import { blobs, madeVoices } from '../../../db/schema/blobs.ts';
import { conversationTurns } from '../../../db/schema/conversations.ts';
import { learners } from '../../../db/schema/learners.ts';
import { oetTestVersions } from '../../../db/schema/oet-papers.ts';
import { oetTakes } from '../../../db/schema/oet-takes.ts';
import { savePack } from '../../../pack-importers.ts';
import type { MeasuringRequest } from '../../../ports/speech-measurer.ts';
import { aLearner, type TestLearner } from '../../../testing/learners.ts';
import { rolePlayPack } from '../../../testing/role-play-pack.ts';
import { heard } from '../../../testing/scripted-engines.ts';
import { RECORDING, spokenExam } from '../../../testing/spoken-exam.ts';
import { emptyDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { balanceOf } from '../../billing/credits.store.ts';
import { MEASURING, measureTakes } from './measuring.service.ts';

let server: TestServer;
let learner: TestLearner;
let exam: ReturnType<typeof spokenExam>;

const SOURCE = { path: 'test-turns.yaml', now: new Date() };
const START = new Date('2030-01-01T09:00:00Z');
const seconds = (count: number) => new Date(START.getTime() + count * 1000);
const PASSWORD = 'correct horse battery';

const measures: SpeechMeasures = {
  durationMs: 4000,
  spokenMs: 3500,
  syllables: 12,
  pauses: [{ fromMs: 1000, toMs: 1600 }],
  hesitations: 1,
  pitchRange: 6,
  fluency: 70,
  intelligibility: 80,
};

beforeAll(async () => {
  // As many credits as the attempt costs: turns have none left.
  server = await startTestServer({ trialCredits: 15 }, undefined, [SPEAKING]);
  await server.database.db.update(oetTestVersions).set({ retiredAt: new Date() });
  await savePack(server.database.db, rolePlayPack, SOURCE);
});
afterAll(() => server.close());

beforeEach(async () => {
  await emptyDatabase(server.database.db);
  await server.database.db.delete(blobs);
  server.time = START;
  server.transcription = heard;
  server.patientFails = false;
  server.measures = null;
  server.sent.length = 0;
  learner = await aLearner(server);
  await server.database.db.update(learners).set({ profession: 'nursing' });
  exam = spokenExam(server, learner);
});

const said = async (progressId: string) => (await exam.turns(progressId)).map(({ text }) => text);
const refusal = (answer: { errors: { extensions: object }[] }) => answer.errors[0]?.extensions;

describe('a turn', () => {
  it('is listened to, answered and spoken, and is there after a reload', async () => {
    const progressId = await exam.begun();
    server.time = seconds(10);
    const answer = await exam.taken(progressId);
    expect(answer).toMatchObject({
      text: 'When did it start?',
      turn: 2,
      readings: ['When did that start?'],
      dictated: false,
      voiceResponse: expect.stringMatching(/.+/),
    });
    expect(answer.response).not.toBe('');
    const stored = await exam.turns(progressId);
    expect(stored).toEqual(answer.turns);
    expect(stored).toEqual([
      {
        number: 1,
        role: 'doctor',
        text: 'When did it start?',
        source: 'recognised',
        at_ms: 10_000,
        spoken_ms: null,
        voice: null,
      },
      {
        number: 2,
        role: 'patient',
        text: answer.response,
        source: null,
        at_ms: 10_000,
        spoken_ms: null,
        voice: 'female',
      },
    ]);
  });

  it('that is typed is taken as it stands, without a recording', async () => {
    const progressId = await exam.begun();
    await exam.taken(progressId, { typedText: '  How do you feel today? ' });
    expect((await exam.turns(progressId))[0]).toMatchObject({
      text: 'How do you feel today?',
      source: 'typed',
    });
    expect(await server.database.db.select().from(oetTakes)).toMatchObject([
      { blobKey: null, isMeasured: true },
    ]);
  });

  it('that a provider wrote down is dictated', async () => {
    const progressId = await exam.begun();
    server.transcription = { ...heard, dictated: true } as typeof heard;
    await exam.taken(progressId);
    expect((await exam.turns(progressId))[0]?.source).toBe('dictated');
  });

  it('costs nothing, also without credits and after the plan has ended', async () => {
    const progressId = await exam.begun();
    const { db } = server.database;
    expect(await balanceOf(db, learner.id, server.time)).toBe(0);
    await db.update(subscriptions).set({ endsAt: START });
    server.time = seconds(60);
    await exam.taken(progressId);
    await exam.taken(progressId, { typedText: 'Go on.' });
    expect(await exam.turns(progressId)).toHaveLength(4);
    expect((await exam.submit(progressId)).data.submitSpeakingTest.success).toBe(true);
  });

  it('that was not understood is answered with nothing, and stores nothing', async () => {
    const progressId = await exam.begun();
    const guesses = ['When did it start?', 'the secret model of explain'];
    server.transcription = { kind: 'not_understood', readings: guesses };
    expect(await exam.taken(progressId)).toEqual({
      text: '',
      response: '',
      voiceResponse: null,
      turn: null,
      turns: [],
      // What a good candidate would say here is not told.
      readings: ['When did it start?'],
      dictated: false,
    });
    expect(await server.database.db.$count(blobs)).toBe(0);
  });

  it('with a broken recording, or without anything, is refused', async () => {
    const progressId = await exam.begun();
    expect(refusal(await exam.turn(progressId, { audioData: '!' }))).toMatchObject({ reason: 'bad_audio' });
    expect(refusal(await exam.turn(progressId, {}))).toMatchObject({ reason: 'nothing_said' });
    expect(refusal(await exam.turn(progressId, { typedText: ' ' }))).toMatchObject({
      reason: 'nothing_said',
    });
    const long = { typedText: 'a'.repeat(1001) };
    expect(refusal(await exam.turn(progressId, long))).toMatchObject({ reason: 'text_too_long' });
  });

  it('that the other one can’t answer keeps neither words nor recording', async () => {
    const progressId = await exam.begun();
    server.patientFails = true;
    expect(refusal(await exam.turn(progressId))).toMatchObject({ code: 'SRV_002' });
    expect(await exam.turns(progressId)).toEqual([]);
    expect(await server.database.db.select().from(blobs)).toEqual([]);
  });

  it('sent again with its key is taken once and answered the same', async () => {
    const progressId = await exam.begun();
    const key = randomUUID();
    const [one, other] = await Promise.all([
      exam.turn(progressId, { audioData: RECORDING }, key),
      exam.turn(progressId, { audioData: RECORDING }, key),
    ]);
    expect(one.errors).toEqual([]);
    expect(other.data).toEqual(one.data);
    expect(await exam.turns(progressId)).toHaveLength(2);
  });

  it('that races another is refused, and the other stays', async () => {
    const progressId = await exam.begun();
    const { promise, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    // Neither is answered before both have found the conversation where it is.
    Object.defineProperty(server, 'patientWaits', {
      configurable: true,
      get: () => {
        if (++asked === 2) resolve();
        return promise;
      },
    });
    const raced = await Promise.all([
      exam.turn(progressId, { typedText: 'From the desk.' }),
      exam.turn(progressId, { typedText: 'From the phone.' }),
    ]);
    const refused = raced.filter(({ errors }) => errors.length > 0);
    expect(refused.map(refusal)).toMatchObject([{ code: 'VAL_001', reason: 'conversation_moved' }]);
    expect(await exam.turns(progressId)).toHaveLength(2);
    await exam.taken(progressId, { typedText: 'Once more.' });
    expect((await exam.turns(progressId)).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it('waits for the preparation, and is taken until the submission, also when the time is over', async () => {
    const progressId = await exam.newAttempt('speaking');
    await exam.start(progressId, null, 'preparation');
    expect(refusal(await exam.turn(progressId))).toMatchObject({ reason: 'phase_too_early' });
    await exam.start(progressId, null, 'speaking');
    server.time = seconds(400);
    await exam.taken(progressId);
    await exam.submit(progressId);
    expect(refusal(await exam.turn(progressId))).toMatchObject({ reason: 'conversation_ended' });
    expect(refusal(await exam.turn(progressId, { correctedText: 'Another.' }))).toMatchObject({
      reason: 'conversation_ended',
    });
    expect(await exam.turns(progressId)).toHaveLength(2);
  });

  it('begins the role-play for a client that starts no clock, and finds its attempt', async () => {
    const progressId = await exam.newAttempt('speaking');
    server.time = seconds(200);
    const { data } = await exam.turn(null);
    expect(data.processOetAudioAndGenerateResponse.turns[0].at_ms).toBe(0);
    expect((await exam.attempt(progressId, null)).data.oetAttempt).toMatchObject({
      phase: 'speaking',
      startedAt: seconds(200).toISOString(),
    });
    await exam.submit(progressId);
    expect(refusal(await exam.turn(null))).toMatchObject({ reason: 'unknown_test' });
  });
});

describe('a correction', () => {
  it('replaces what was heard, and the answer to it', async () => {
    const progressId = await exam.begun();
    await exam.taken(progressId, { typedText: 'Hello.' });
    await exam.taken(progressId);
    const before = await exam.turns(progressId);
    const answer = await exam.taken(progressId, { correctedText: 'Any allergies?', correctedTurn: 3 });
    expect(answer).toMatchObject({ text: 'Any allergies?', turn: 4 });
    const after = await exam.turns(progressId);
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(after[2]).toMatchObject({
      number: 3,
      text: 'Any allergies?',
      source: 'corrected',
      at_ms: before[2]!.at_ms,
    });
    expect(after).toHaveLength(4);
  });

  it('leaves the recording, and has it measured again', async () => {
    const progressId = await exam.begun();
    await exam.taken(progressId);
    const [before] = await server.database.db.select().from(oetTakes);
    server.measures = measures;
    await measureTakes(server.deps, progressId);
    await exam.taken(progressId, { correctedText: 'Any allergies?' });
    const [after] = await server.database.db.select().from(oetTakes);
    expect(after).toMatchObject({ blobKey: before!.blobKey, measures: null, isMeasured: false });
  });

  it('of a turn that is not the latest any more is refused, and so is one of nothing', async () => {
    const progressId = await exam.begun();
    expect(refusal(await exam.turn(progressId, { correctedText: 'What?' }))).toMatchObject({
      reason: 'nothing_said',
    });
    await exam.taken(progressId, { typedText: 'Hello.' });
    await exam.taken(progressId, { typedText: 'Go on.' });
    const stale = { correctedText: 'Good morning.', correctedTurn: 1 };
    expect(refusal(await exam.turn(progressId, stale))).toMatchObject({ reason: 'conversation_moved' });
    expect(await said(progressId)).toContain('Hello.');
  });
});

describe('a recording', () => {
  it('is kept, is the learner’s own to hear with her results, and never gives way', async () => {
    const progressId = await exam.begun();
    await exam.taken(progressId);
    await exam.submit(progressId);
    await server.deps.blobs.trim(0);
    const { turns } = await exam.results(progressId);
    const url = turns[0]!.audio_url!;
    const get = (token?: string) =>
      server.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
    const own = await get(learner.token);
    expect(own.rawPayload.toString('base64')).toBe(RECORDING);
    expect(own.headers['content-type']).toBe('audio/webm');
    expect((await get()).statusCode).toBe(404);
    expect((await get((await aLearner(server)).token)).statusCode).toBe(404);
    expect(turns[1]!.audio_url).toBeNull();
  });

  it('is measured by a job, once, with what was said in it', async () => {
    const progressId = await exam.begun();
    server.time = seconds(10);
    await exam.taken(progressId);
    expect(server.sent).toEqual([{ name: MEASURING, id: progressId }]);
    const asked: MeasuringRequest[] = [];
    server.measures = async (request) => {
      asked.push(request);
      return measures;
    };
    await measureTakes(server.deps, progressId);
    await measureTakes(server.deps, progressId);
    expect(asked).toMatchObject([{ words: 'When did it start?' }]);
    expect(Buffer.from(asked[0]!.audio).toString('base64')).toBe(RECORDING);
    expect((await exam.turns(progressId))[0]!.spoken_ms).toBe(3500);
    await exam.submit(progressId);
    expect((await exam.results(progressId)).turns[0]).toMatchObject({
      // She began to speak as long before as the recording lasts.
      at_ms: 6_000,
      duration_ms: 4000,
      pauses: [{ fromMs: 1000, toMs: 1600 }],
    });
  });

  it('goes with its account', async () => {
    const progressId = await exam.begun();
    await exam.taken(progressId);
    const { db } = server.database;
    expect(await db.$count(madeVoices, eq(madeVoices.learnerId, learner.id))).toBeGreaterThan(0);
    await exam.call(`mutation ($password: String!) { deleteAccount(password: $password) { success } }`, {
      password: PASSWORD,
    });
    expect(await db.$count(oetTakes)).toBe(0);
    expect(await db.$count(conversationTurns)).toBe(0);
    expect(await db.select({ key: blobs.key }).from(blobs)).toEqual([]);
  });
});

it('hears and reads again what the other one said for nothing', async () => {
  const progressId = await exam.begun();
  const { response } = await exam.taken(progressId);
  const voice = await exam.call(
    `mutation ($text: String!) { generateVoice(text: $text, language: "en", voice: "female") { audioData } }`,
    { text: response },
    randomUUID(),
  );
  expect(voice.errors).toEqual([]);
  await server.database.db.update(learners).set({ languageToLearn: 'fr' });
  const plain = await exam.call(
    `mutation ($text: String!) { translateText(text: $text, targetLanguage: "en") { translatedText } }`,
    { text: response },
    randomUUID(),
  );
  expect(plain.data?.translateText.translatedText).toBe(response);
});
