import { type Question, TRUE_FALSE_OPTIONS } from '#domain/oet/questions.ts';
import type { WordKey } from '#words/catalogue.ts';

/** A question as the screen needs it, of whichever module. */
export type ExamQuestion = Pick<
  Question,
  'id' | 'number' | 'type' | 'text' | 'options' | 'marks' | 'passageId' | 'instruction'
>;

export interface QuestionGroup {
  readonly instruction: string;
  readonly questions: readonly ExamQuestion[];
}

/** Questions with what to do said once for those that follow each other with the same instruction. */
export function groupsOf(questions: readonly ExamQuestion[]): readonly QuestionGroup[] {
  const groups: { instruction: string; questions: ExamQuestion[] }[] = [];
  for (const question of questions) {
    const last = groups.at(-1);
    if (last?.instruction === question.instruction) last.questions.push(question);
    else groups.push({ instruction: question.instruction, questions: [question] });
  }
  return groups;
}

const GAP = /_{3,}/;

/** What stands before and after the one gap of a question; null where there is none, or more than one. */
export function aroundGap(text: string): readonly [before: string, after: string] | null {
  const [before, after, ...others] = text.split(GAP);
  return before === undefined || after === undefined || others.length > 0 ? null : [before, after];
}

/** A text as it is read out, its gaps named. */
export function spoken(text: string, gap: string): string {
  return text.split(GAP).join(gap);
}

export interface Option {
  readonly value: string;
  /** Options of a paper are their own words. */
  readonly label: string | { readonly key: Extract<WordKey, 'exam.true' | 'exam.false'> };
}

export function optionsOf({ type, options }: Pick<ExamQuestion, 'type' | 'options'>): readonly Option[] {
  if (type !== 'TRUE_FALSE') return (options ?? []).map((value) => ({ value, label: value }));
  return TRUE_FALSE_OPTIONS.map((value) => ({
    value,
    label: { key: value === 'True' ? 'exam.true' : 'exam.false' },
  }));
}

export const questionElementId = (id: string) => `question-${id}`;
