// Pages fetch these when they are opened: here before, so that no test waits for code.
import '#web/lib/page/visit.tsx';
import '#web/ui/shell/learner-links.tsx';
import '#words/en/oet.ts';
import { encodeReadingResults, type ReadingResults } from '#domain/oet/reading/results-wire.ts';

/** Attempts at Reading and their results over the fake network, for tests of the pages around an exam. */

const SERVER_NOW = '2026-05-04T10:00:00.000Z';

export const attemptPart = (part: string, changes: object = {}) => ({
  part,
  phase: 'not_started',
  revision: 0,
  endsAt: null,
  serverNow: SERVER_NOW,
  submittedAt: null,
  ...changes,
});
export const RUNNING = { phase: 'running', endsAt: '2026-05-04T10:12:40.000Z' };
export const OVER = { phase: 'running', endsAt: '2026-05-04T09:00:00.000Z' };
export const SUBMITTED = { phase: 'marked', submittedAt: SERVER_NOW };

export const attempt = (progressId: string, changes: object = {}) => ({
  progressId,
  module: 'reading',
  title: '讀一',
  createdAt: SERVER_NOW,
  score: null,
  band: null,
  estimatedScore: null,
  mockExamId: null,
  parts: ['A', 'B', 'C'].map((part) => attemptPart(part)),
  ...changes,
});

const question = (number: number, changes: object = {}): ReadingResults['questions'][number] => ({
  id: `a-${number}`,
  number,
  type: 'FILL',
  text: '問',
  options: null,
  skill: 'short_answer',
  answer: '答',
  correct: '答',
  marks: 1,
  obtained: 1,
  why: '因',
  evidence: { quote: '藥 二', passageId: 'p' },
  spent_ms: 70_000,
  ...changes,
});

export const results = (changes: Partial<ReadingResults> = {}) => ({
  readingTestResults: encodeReadingResults({
    title: '文',
    part: 'A',
    score: 66.7,
    obtained_marks: 2,
    total_marks: 3,
    completed_at: SERVER_NOW,
    feedback: ['Good effort, room for improvement.', '**藥**: <b>一</b>'],
    band: 'C+',
    estimated_score: 310,
    overrun_seconds: 70,
    score_at_time: 33.3,
    passages: [{ id: 'p', label: '甲', title: '題', body: '先。\n\n藥\n二。' }],
    questions: [
      question(1),
      question(2, { answer: '', obtained: 0, skill: 'locating', spent_ms: null }),
      question(3, { type: 'SUMMARY', marks: 2, spent_ms: 31_000 }),
    ],
    ...changes,
  }),
});

const marked = (part: string, submittedAt: string) => ({
  part,
  score: 50,
  obtainedMarks: 10,
  totalMarks: 20,
  band: 'C',
  submittedAt,
  overrunSeconds: 0,
  skills: { locating: { obtained: 2, total: 7 }, detail: { obtained: 3, total: 3 } },
  topics: { medicines: { obtained: 9, total: 10 } },
});

/** So many attempts, newest first; the newest is incomplete. */
export function progressOf(attempts: number) {
  const readingProgress = Array.from({ length: attempts }, (_, index) => {
    const day = String(28 - (index % 28)).padStart(2, '0');
    const month = String(12 - Math.floor(index / 28)).padStart(2, '0');
    const at = `2026-${month}-${day}T10:00:00.000Z`;
    return {
      id: `r${index}`,
      title: '讀一',
      createdAt: at,
      completedAt: index === 0 ? null : at,
      score: 50 + (index % 5) * 10,
      band: 'C',
      estimatedScore: index === 1 ? 350 : null,
      parts: [marked('A', at)],
    };
  });
  return {
    getUserProgress: {
      id: 'u',
      readingScore: attempts > 1 ? 60 : null,
      writingScore: null,
      speakingScore: null,
      listeningScore: null,
      totalScore: attempts > 1 ? 60 : null,
      readingProgress,
      writingProgress: null,
      speakingProgress: null,
      listeningProgress: null,
      completedAt: null,
    },
  };
}
