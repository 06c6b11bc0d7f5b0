import type { LearningLanguage } from '#domain/languages.ts';
import type { PatientInfo } from '#domain/practice/complex/brief.ts';
import type { Part, PartFact, Spoken } from './part.ts';

const sentence = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`);

/** A patient for a case that only a client knows: it tells what the case's description says, and nothing more. */
export function partFromInfo(
  { age, chiefComplaint, history }: PatientInfo,
  language: LearningLanguage,
): Part {
  // Nobody has translated them.
  const said = (text: string): Spoken => ({ [language]: sentence(text) });
  const complaint = said(chiefComplaint);
  const told = said(history);
  const years = said(String(age));
  const fact = (id: string, topic: PartFact['topic'], text: Spoken): PartFact => ({
    id,
    topic,
    disclosure: 'specific',
    short: text,
    full: text,
  });
  return {
    opening: complaint,
    facts: [
      fact('age', 'age', years),
      fact('complaint', 'concerns', complaint),
      fact('history', 'past_history', told),
    ],
    denies: [],
    worry: null,
    questions: [],
    reactions: {},
  };
}
