import { type Answer, fakeNetwork } from './fake-network.ts';

/** A part of a reading test over the fake network, with all four types of questions. */

export const PART_PATH = '/oet/reading/test/p1/a';
export const RESULT_PATH = '/oet/reading/results/p1/A';

const SERVER_NOW = '2026-03-01T10:00:00.000Z';
const MINUTE = 60_000;

/** A part as oetAttempt answers it, running for 15 minutes more unless told otherwise. */
export const partState = (changes: object = {}) => ({
  part: 'A',
  phase: 'running',
  startedAt: SERVER_NOW,
  endsAt: new Date(Date.parse(SERVER_NOW) + 15 * MINUTE).toISOString(),
  serverNow: SERVER_NOW,
  savedAnswers: {},
  revision: 0,
  submittedAt: null,
  ...changes,
});

export const NOT_STARTED = { phase: 'not_started', startedAt: null, endsAt: null };

export const question = (questionNumber: number, changes: object) => ({
  id: `q${questionNumber}`,
  questionNumber,
  questionType: 'FILL',
  questionText: '',
  options: null,
  marks: 1,
  passageId: null,
  instruction: 'Answer the questions.',
  ...changes,
});

const section = (changes: object = {}) => ({
  title: 'Fever on the ward',
  description: '',
  questionByPart: [
    question(1, {
      questionType: 'MCQ',
      questionText: 'Which text is about tests?',
      options: ['Text A', 'Text B'],
      instruction: 'For each question, decide which text it comes from.',
    }),
    question(2, { questionType: 'TRUE_FALSE', questionText: 'Fever is always an emergency.' }),
    question(3, { questionText: 'Take ________ before any antibiotic.' }),
    question(4, { questionText: 'What is counted each hour?' }),
    question(5, { questionType: 'SUMMARY', questionText: 'Say in short what to do first.' }),
  ],
  passages: [
    {
      id: 't1',
      label: 'Text A',
      title: 'First steps',
      body: 'Take cultures.\nThen treat.\n\nCount breaths.',
    },
    { id: 't2', label: 'Text B', title: 'Tests', body: 'Blood, urine and a film.' },
  ],
  ...changes,
});

const NOT_SUBMITTED = { submittedAt: null };

/** A section as the page asks for it: with where the parts stand that share a clock. */
export const readingSection = (others: object = {}) => ({
  readingTestSection: section(),
  partB: NOT_SUBMITTED,
  partC: NOT_SUBMITTED,
  ...others,
});

export function openPart(state: object = {}, answers: Record<string, Answer> = {}) {
  let revision = 0;
  return fakeNetwork({
    me: () => ({ me: { id: 'u', language: 'es', languageToLearn: 'en' } }),
    oetAttempt: () => ({ me: { id: 'u' }, oetAttempt: partState(state) }),
    startOetPhase: () => ({ startOetPhase: partState() }),
    readingTestSection: () => readingSection(),
    saveOetWork: () => {
      revision += 1;
      return { saveOetWork: { saved: true, revision, conflict: null } };
    },
    submitReadingTest: () => ({ submitReadingTest: { success: true, message: 'Submitted.' } }),
    ...answers,
  });
}
