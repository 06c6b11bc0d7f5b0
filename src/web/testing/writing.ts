import { encodeWritingResults, type WritingResults } from '#domain/oet/writing/results-wire.ts';
import { type Answer, fakeNetwork } from './fake-network.ts';

/** A writing test and its results over the fake network. */

export const WRITING_PATH = '/oet/writing/test/p1';
export const LETTER_RESULTS = '/oet/writing/results/p1';

const SERVER_NOW = '2026-03-01T10:00:00.000Z';
const MINUTE = 60_000;

const endsAfter = (minutes: number) => new Date(Date.parse(SERVER_NOW) + minutes * MINUTE).toISOString();

/** As oetAttempt answers it, in the writing phase unless told otherwise. */
export const letterState = (changes: object = {}) => ({
  part: null,
  phase: 'writing',
  mode: 'exam',
  startedAt: SERVER_NOW,
  endsAt: endsAfter(40),
  serverNow: SERVER_NOW,
  savedAnswers: {},
  draft: null,
  revision: 0,
  submittedAt: null,
  ...changes,
});

export const NOT_STARTED = { phase: 'not_started', startedAt: null, endsAt: null };
export const READING_PHASE = { phase: 'reading', endsAt: endsAfter(5) };

const section = {
  title: '信',
  caseNotesSections: [{ heading: '病歷', notes: ['肺炎', '肺炎'] }],
  taskInstructions: '寫信給醫生。\n\n規則',
  wordLimit: 200,
  today: '2026-02-10',
  writer: '護士。',
};

export function openLetter(state: object = {}, answers: Record<string, Answer> = {}) {
  let revision = 0;
  return fakeNetwork({
    me: () => ({ me: { id: 'u', language: 'es', languageToLearn: 'en' } }),
    oetAttempt: () => ({ me: { id: 'u' }, oetAttempt: letterState(state) }),
    startOetPhase: ({ phase }) => ({
      startOetPhase: letterState(phase === 'reading' ? READING_PHASE : {}),
    }),
    writingTestSection: () => ({ writingTestSection: section }),
    saveOetDraft: () => {
      revision += 1;
      return { saveOetWork: { revision, conflict: null } };
    },
    oetDrafts: () => ({
      oetDrafts: [
        { id: '2', revision: null, text: '旁', savedAt: SERVER_NOW },
        { id: '1', revision: 1, text: '舊', savedAt: SERVER_NOW },
      ],
    }),
    submitWritingTest: () => ({ submitWritingTest: { success: true, message: 'Submitted.' } }),
    ...answers,
  });
}

const LETTER = '他是好。藥五。';

type Submission = WritingResults['submission'];
type Review = NonNullable<Submission['review']>;

export const letterReview = (changes: Partial<Review> = {}): Review => ({
  findings: [
    {
      id: 'f1',
      criterion: 'language',
      rule: 'agreement',
      severity: 'minor',
      quote: '他是好',
      from: 0,
      to: 3,
      why: '因一',
      mend: '他很好',
    },
    {
      id: 'f2',
      criterion: 'content',
      rule: 'distorted',
      severity: 'serious',
      quote: '藥五',
      from: 4,
      to: 6,
      why: '因二',
      mend: null,
    },
    {
      id: 'f3',
      criterion: 'content',
      rule: 'missing_point',
      severity: 'moderate',
      quote: null,
      from: null,
      to: null,
      why: '因三',
      mend: '加',
    },
  ],
  points: [
    {
      id: 'p1',
      note: '記一',
      place: 'must',
      importance: 3,
      verdict: 'conveyed',
      quote: '他是好',
      from: 0,
      to: 3,
      why: '由一',
    },
    {
      id: 'p2',
      note: '記二',
      place: 'must',
      importance: 3,
      verdict: 'distorted',
      quote: '藥五',
      from: 4,
      to: 6,
      why: '由二',
    },
    {
      id: 'p3',
      note: '記三',
      place: 'must',
      importance: 2,
      verdict: 'missing',
      quote: null,
      from: null,
      to: null,
      why: '由三',
    },
    {
      id: 'p4',
      note: '記四',
      place: 'out',
      importance: 1,
      verdict: 'left_out',
      quote: null,
      from: null,
      to: null,
      why: '由四',
    },
  ],
  mended: { text: '他很好。藥五。', changes: [{ from: 1, to: 2, before: '是', after: '很', why: '改' }] },
  next: { criterion: 'content', text: '先' },
  models: {
    a: '甲信',
    c_plus: { letter: '丙信', findings: [{ criterion: 'language', quote: '丙', why: '丙因', mend: '改' }] },
  },
  ...changes,
});

export const letterResults = (changes: Partial<Submission> = {}) => ({
  getWritingSection: encodeWritingResults({
    section: {
      title: '信',
      case_notes: '病歷',
      task_instructions: '寫信',
      profession: 'nursing',
      letter_type: 'discharge',
    },
    submission: {
      status: 'marked',
      letter_content: LETTER,
      completed_at: SERVER_NOW,
      overrun_seconds: 70,
      score: 71,
      band: 'B',
      estimated_score: 350,
      score_at_time: 60.4,
      criteria_scores: {
        purpose: 6.7,
        content: 5.7,
        conciseness_and_clarity: 7.1,
        genre_and_style: 7.1,
        organisation_and_layout: 7.1,
        language: null,
      },
      feedback: ['好。'],
      engine: '機',
      unscorable: null,
      review: letterReview(),
      ...changes,
    },
  }),
});

/** As long as nobody has marked it. */
export const MARKING: Partial<Submission> = {
  status: 'marking',
  score: null,
  band: null,
  estimated_score: null,
  score_at_time: null,
  criteria_scores: null,
  feedback: [],
  engine: null,
  review: null,
};
