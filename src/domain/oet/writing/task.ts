import type { ExamPaper } from '../questions.ts';
import type { LetterKey } from './key.ts';
import type { LetterPaper } from './paper.ts';

/** What a candidate sees of a writing test. */
export type WritingPaper = ExamPaper & LetterPaper;

/** A letter that shows what a grade looks like, and what it was marked down for. */
export interface ModelLetter {
  readonly letter: string;
  readonly findings: readonly {
    readonly criterion: string;
    readonly quote: string;
    readonly why: string;
    readonly mend?: string | undefined;
  }[];
}

/** What a writing test is marked by, and the letters to compare with. */
export type WritingKey = LetterKey & { readonly models: { readonly a: string; readonly cPlus: ModelLetter } };

/** The advised length of the body. Source: OET's instructions of the writing test. */
export const WORD_LIMIT = 200;

/** The notes as one text: headings, and a line for each note. */
export function caseNotesText({ caseNotes }: Pick<WritingPaper, 'caseNotes'>): string {
  return caseNotes
    .map(({ heading, notes }) => [heading, ...notes.map(({ text }) => text)].join('\n'))
    .join('\n\n');
}

/** What to write, to whom, and the exam's rules. */
export function taskText({ task }: Pick<WritingPaper, 'task'>): string {
  const { name, role, address } = task.recipient;
  return [`${task.instruction}\n\n${[name, role, ...address].join('\n')}`, RULES.join('\n')].join('\n\n');
}

/** Source: OET's instructions of the writing test, in our words. */
const RULES = [
  'Expand the relevant notes into complete sentences.',
  'Do not use note form.',
  'Use letter format.',
  `The body of the letter should be about 180 to ${WORD_LIMIT} words.`,
] as const;
