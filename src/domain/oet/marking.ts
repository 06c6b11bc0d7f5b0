import type { Answers } from './answers.ts';
import type { PartKey, Question, QuestionKey, QuestionPaper } from './questions.ts';
import { pointsMade } from './summary.ts';

/** Whether a gap is filled rightly: reading and listening differ in it. */
export type GapRule = (answer: string, accepted: readonly string[]) => boolean;

export interface MarkedQuestion {
  readonly id: string;
  readonly answer: string;
  /** 0 to marks. */
  readonly obtained: number;
  readonly marks: number;
}

/** Marks by what was asked for. */
export interface Tally {
  readonly obtained: number;
  readonly total: number;
}

export interface MarkedPart extends Tally {
  readonly questions: readonly MarkedQuestion[];
  /** Without SUMMARY, which OET's own papers lack: what an estimate rests on. */
  readonly shaped: Tally;
  readonly skills: Readonly<Record<string, Tally>>;
  readonly topics: Readonly<Record<string, Tally>>;
}

/** Marks what was answered in a part. A question without an answer gets no mark. Throws where the key is of another paper. */
export function markPart(
  { questions }: QuestionPaper,
  key: PartKey,
  answers: Answers,
  fillsGap: GapRule,
): MarkedPart {
  const marked = questions.map((question) => {
    const { id, marks } = question;
    const answer = answers[id] ?? '';
    return {
      question,
      id,
      answer,
      marks,
      obtained: obtainedBy(answer, keyOf(key, question), marks, fillsGap),
    };
  });
  const shaped = marked.filter(({ question }) => question.type !== 'SUMMARY');
  return {
    questions: marked.map(({ question: _question, ...rest }) => rest),
    ...tallyOf(marked),
    shaped: tallyOf(shaped),
    skills: tallies(marked, ({ question }) => question.skill),
    topics: tallies(marked, ({ question }) => question.topic),
  };
}

function keyOf(key: PartKey, { id }: Question): QuestionKey {
  const found = key[id];
  if (!found) throw new Error(`The key has no question ${id}.`);
  return found;
}

function obtainedBy(answer: string, key: QuestionKey, marks: number, fillsGap: GapRule): number {
  switch (key.type) {
    case 'MCQ':
    case 'TRUE_FALSE':
      return answer.trim() === key.answer ? marks : 0;
    case 'FILL':
      return fillsGap(answer, key.accept) ? marks : 0;
    case 'SUMMARY':
      return Math.min(marks, pointsMade(answer, key.points));
  }
}

type Marks = Pick<MarkedQuestion, 'obtained' | 'marks'>;

function tallyOf(marked: readonly Marks[]): Tally {
  const sum = (of: (each: Marks) => number) => marked.reduce((total, each) => total + of(each), 0);
  return { obtained: sum(({ obtained }) => obtained), total: sum(({ marks }) => marks) };
}

function tallies<Each extends Marks>(
  marked: readonly Each[],
  by: (each: Each) => string,
): Record<string, Tally> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(marked, by)).map(([name, group = []]) => [name, tallyOf(group)]),
  );
}
