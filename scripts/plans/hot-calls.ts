import { randomUUID } from 'node:crypto';
import { authenticate } from '#server/features/accounts/sessions.service.ts';
import { letterAssessing } from '#server/features/oet/writing/letter-assessing.ts';
import { regularJobs } from '#server/jobs.ts';
import { signUpWith } from '#server/testing/learners.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { ownDocument } from '../../bench/own-document.ts';
import type { Listening } from './statements.ts';

type During = Listening['during'];
/** Makes a call of the pages under its name and gives its answer. Throws when it is refused. */
// biome-ignore lint/suspicious/noExplicitAny: answers are read as the documents ask for them
type Ask = (name: string, variables?: Record<string, unknown>, key?: string) => Promise<any>;

const EMAIL = 'hot-calls@example.org';
const PASSWORD = 'correct horse battery';
const AUDIO = Buffer.from('a recording').toString('base64');

function askerOf(server: TestServer, during: During, token?: string): Ask {
  return (name, variables = {}, key = randomUUID()) =>
    during(name, async () => {
      const options = { key, ...(token && { token }) };
      const { data, errors } = await server.call(ownDocument(name), variables, options);
      const refused = errors.length > 0 || data[name].success === false;
      if (refused) throw new Error(`${name} was refused: ${JSON.stringify(data ?? errors)}`);
      return data[name];
    });
}

/** Makes the calls that a learner's day is made of, as a new learner, and then runs the jobs. */
export async function makeHotCalls(server: TestServer, during: During): Promise<void> {
  await during('signup', () => signUpWith(server, { email: EMAIL, password: PASSWORD }));
  const visitor = askerOf(server, during);
  const { token } = await visitor('login', { email: EMAIL, password: PASSWORD });
  const { access, refresh } = await visitor('refreshToken', { refresh: token.refresh });
  // A second tab, which comes too late, gets the same.
  await visitor('refreshToken', { refresh: token.refresh });
  await during('authenticate', () => authenticate(server.deps, access));
  const ask = askerOf(server, during, access);
  for (const name of ['me', 'allLevels', 'specialities', 'categories']) await ask(name);
  await ask('sublevels', { levelSlug: 'beginner' });
  await practiseVocabulary(ask);
  await practiseDialogue(ask);
  await talkWithPatient(server, ask);
  await takeReadingTest(ask);
  await visitor('logout', { refresh });
  await runJobs(server, during);
}

async function practiseVocabulary(ask: Ask): Promise<void> {
  const { vocabularyItem } = await ask('availableVocabularyItems', { levelSlug: 'beginner-vocabulary' });
  const { id: vocabularyId, term: expectedTerm } = vocabularyItem;
  const key = randomUUID();
  const recording = { vocabularyId, expectedTerm, audioData: AUDIO };
  await ask('testVocabularyPronunciation', recording, key);
  // An answer that was lost is asked for again.
  await ask('testVocabularyPronunciation', recording, key);
  await ask('markVocabularyTestCompleted', { vocabularyId });
  await ask('translateText', { text: expectedTerm, targetLanguage: 'es' });
}

async function practiseDialogue(ask: Ask): Promise<void> {
  const dialogue = await ask('guidedPracticeGroup', { levelSlug: 'beginner-guided' });
  for (const { id, doctorMessage } of dialogue.guidedPractices) {
    await ask('testPronunciation', {
      guidedPracticeId: id,
      expectedTerm: doctorMessage,
      audioData: AUDIO,
    });
  }
  await ask('submitGuidedAttempt', { guidedGroupId: dialogue.id, score: 80 });
}

async function takeReadingTest(ask: Ask): Promise<void> {
  const { userProgressId: progressId } = await ask('createUserProgress', { sectionType: 'reading' });
  const part = { progressId, part: 'A' };
  await ask('startOetPhase', { ...part, phase: 'running' });
  const { questionByPart } = await ask('readingTestSection', part);
  const [{ id }] = questionByPart;
  const answers = { [id]: { value: 'Text A', ageMs: 0 } };
  await ask('saveOetWork', { ...part, revision: 0, answers, spentMs: { [id]: 1000 } });
  await ask('oetAttempt', part);
  await ask('submitReadingTest', { ...part, answers: JSON.stringify({ [id]: 'Text A' }), revision: 1 });
  await ask('readingTestResults', part);
  for (const name of ['oetAttempts', 'getUserProgress']) await ask(name);
}

async function talkWithPatient(server: TestServer, ask: Ask): Promise<void> {
  const levelSlug = 'beginner-complex';
  const { id: patientCaseId, clinicalCase } = await ask('patientCase', { levelSlug });
  const first = { role: 'doctor', content: 'Good morning. What brings you in today?' };
  const { conversationId, response } = await ask('generateAiMessage', {
    conversationHistory: [first],
    clinicalCase,
  });
  // A client that knows no ids goes on by what was said.
  const history = [
    first,
    { role: 'patient', content: response },
    { role: 'doctor', content: 'When did it start?' },
  ];
  const { id: _id, ...known } = clinicalCase;
  await ask('generateAiMessage', { conversationHistory: history, clinicalCase: known });
  await failToAnswer(server, () =>
    ask('generateAiMessage', {
      conversationHistory: [{ role: 'doctor', content: 'Any allergies?' }],
      clinicalCase,
      conversationId,
    }),
  );
  const spoken = { audioData: AUDIO, conversationHistory: [], clinicalCase, isComplexPractice: true };
  await ask('processAudioAndGenerateResponse', { ...spoken, conversationId });
  await ask('transcribeAudio', { audioData: AUDIO });
  await ask('translateText', { text: response, targetLanguage: 'es' });
  await ask('generateVoice', { text: response });
  const own = { text: 'A sentence of my own.' };
  await ask('generateVoice', own);
  // The same again, which is paid for.
  await ask('generateVoice', own);
  await ask('patientCase', { levelSlug });
  await ask('completePatientCase', { patientCaseId, conversationId });
  await ask('consultationReview', { conversationId });
}

/** What was held for a call that fails is given back. */
async function failToAnswer(server: TestServer, say: () => Promise<unknown>): Promise<void> {
  server.patientFails = true;
  const answered = await say().then(
    () => true,
    () => false,
  );
  server.patientFails = false;
  if (answered) throw new Error('A patient who fails has answered');
}

async function runJobs(server: TestServer, during: During): Promise<void> {
  const { db, clock, blobs } = server.deps;
  const { rows } = (await db.execute('select sum(size)::int as bytes from blobs')) as unknown as {
    rows: { bytes: number }[];
  };
  const maxBlobBytes = Math.floor(rows[0]!.bytes * 0.999);
  for (const { name, run } of regularJobs({
    db,
    clock,
    blobs,
    owner: server.owner,
    maxBlobBytes,
    selling: server.deps,
    recordings: server.deps,
    assessing: { ...server.deps, assessors: { writing: letterAssessing(server.deps.letterAssessor) } },
  })) {
    await during(name, run);
  }
}
