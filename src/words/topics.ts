import type { Act, Question, Statement, Symptom } from '#domain/practice/complex/acts.ts';
import { questions, statements, symptoms } from './en/topics.ts';

/** What a learner reads for an act or topic. */
export function topicName(act: Act): string {
  if (act.startsWith('symptom.')) return symptoms[act.slice('symptom.'.length) as Symptom];
  return Object.hasOwn(questions, act) ? questions[act as Question] : statements[act as Statement];
}
