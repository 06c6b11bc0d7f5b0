import type { LearningLanguage } from '#domain/languages.ts';
import type { Clause } from './interpret.ts';
import { bare } from './words/following-words.ts';
import { WORDS } from './words/words.ts';

/** Whether a clause is marked as a question. */
export const isAsked = ({ text }: Pick<Clause, 'text'>): boolean => text.trim().endsWith('?');

/** Whether a clause is marked as a statement: half of a question has no mark either. */
export const isTold = ({ text }: Pick<Clause, 'text'>): boolean => /[.!…;]\s*$/.test(text);

/** Whether a statement asks for nothing, as 'describe the pain' and 'I'd like to know' do. */
export function isOnlySaid(language: LearningLanguage, clause: Pick<Clause, 'text'>): boolean {
  const { tell, asking } = WORDS[language];
  const text = bare(clause.text);
  return isTold(clause) && !tell.test(text) && !asking.test(text);
}
