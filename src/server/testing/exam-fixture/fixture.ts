import type { ExamModule } from '#domain/oet/modules.ts';
import type { PartKey, QuestionPaper } from '#domain/oet/questions.ts';
import type { Db } from '../../db/client.ts';
import { saveTestVersion } from '../../features/oet/papers/papers-import.store.ts';

/** A module that no product has: one part, whose clock runs for a minute. */
export const FIXTURE: ExamModule = {
  name: 'fixture',
  byProfession: false,
  work: 'answers',
  scale: 'practice',
  parts: [{ part: 'whole', clock: 'whole', phases: [{ phase: 'running', minutes: 1 }], optional: false }],
};

const asked = {
  marks: 1,
  passageId: null,
  instruction: 'Answer.',
  skill: 'detail',
  topic: 'surgery',
} as const;
const paper: QuestionPaper = {
  title: 'A fixture',
  description: 'All four types of question.',
  questions: [
    { ...asked, id: 'f1', number: 1, type: 'MCQ', text: 'Which?', options: ['This', 'That', 'Neither'] },
    { ...asked, id: 'f2', number: 2, type: 'FILL', text: 'What?', options: null },
    { ...asked, id: 'f3', number: 3, type: 'TRUE_FALSE', text: 'Is it?', options: null },
    { ...asked, id: 'f4', number: 4, type: 'SUMMARY', text: 'Sum it up.', options: null, marks: 1 },
  ],
};
const proof = { why: 'Because.', evidence: { quote: 'proof', sourceId: 'p' } };
const key: PartKey = {
  f1: { type: 'MCQ', answer: 'That', ...proof },
  f2: { type: 'FILL', accept: ['a stethoscope'], ...proof },
  f3: { type: 'TRUE_FALSE', answer: 'True', ...proof },
  f4: {
    type: 'SUMMARY',
    model: 'The wound was cleaned.',
    points: [
      { point: 'The wound was cleaned.', concepts: [['wound'], ['cleaned']], evidence: proof.evidence },
    ],
    ...proof,
  },
};

/** A test of the module, for one profession or for all. */
export function saveFixture(
  db: Db,
  { title = 'A fixture', profession = null }: { title?: string; profession?: string | null } = {},
): Promise<string[]> {
  const test = { testId: `fixture-${profession ?? 1}`, module: FIXTURE.name, title, profession };
  return saveTestVersion(
    db,
    { ...test, parts: { whole: { paper, key } } },
    { path: 'fixture', now: new Date() },
  );
}
