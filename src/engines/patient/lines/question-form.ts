import type { LearningLanguage } from '#domain/languages.ts';
import { bare } from '../words/following-words.ts';
import { LEAD } from '../words/role-play-words.ts';
import { WORDS } from '../words/words.ts';
import { FORM_WORDS, type QuestionForm } from './form-words.ts';

/** The form of a question; null where none shows, as in 'and the other one?'. */
export function formOf(question: string, language: LearningLanguage): QuestionForm | null {
  const text = bare(question).replace(language === 'en' ? LEAD : WORDS[language].lead, '');
  const { forms, asksElse } = FORM_WORDS[language];
  const found = forms.find(([, pattern]) => pattern.test(text))?.[0];
  return found ?? (asksElse && question.includes('?') ? 'yes-no' : null);
}

/** Whom a question is about: the one who is asked, somebody else, or nobody in particular. */
export type Person = 'you' | 'third' | 'none';

export function personOf(question: string, language: LearningLanguage): Person {
  const text = bare(question);
  const { you, others } = FORM_WORDS[language];
  if (you.test(text)) return 'you';
  return others.test(text) ? 'third' : 'none';
}
