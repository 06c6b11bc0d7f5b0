import type { Profession } from '#domain/professions.ts';
import type { LetterType } from './letter.ts';

/** One entry of the case notes, in note form. */
export interface CaseNote {
  readonly id: string;
  readonly text: string;
}

export interface NotesSection {
  readonly heading: string;
  readonly notes: readonly CaseNote[];
}

export interface Recipient {
  readonly name: string;
  readonly role: string;
  readonly address: readonly string[];
}

/** What a candidate sees of a writing task. */
export interface LetterPaper {
  readonly profession: Profession;
  readonly letterType: LetterType;
  /** The day that the notes assume, YYYY-MM-DD: relative times are counted from it. */
  readonly today: string;
  /** Who writes. */
  readonly writer: string;
  /** Whom it is about: a person, or an animal. */
  readonly patient: { readonly name: string; readonly sex: 'female' | 'male'; readonly born: string };
  readonly caseNotes: readonly NotesSection[];
  readonly task: { readonly recipient: Recipient; readonly instruction: string };
}
