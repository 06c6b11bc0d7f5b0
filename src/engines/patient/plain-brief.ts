import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import type { Brief, Fact, PatientInfo, Utterance } from '#domain/practice/complex/brief.ts';

/** The same words whatever the language: nobody has translated them. */
function untranslated(text: string): Utterance {
  return Object.fromEntries(LEARNING_LANGUAGES.map((language) => [language, text])) as Record<
    LearningLanguage,
    string
  >;
}

const sentence = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`);

/** A patient for a case that only a client knows: it tells what the case's description says, and nothing more. */
export function briefFromInfo({ age, gender, chiefComplaint, history }: PatientInfo): Brief {
  const complaint = untranslated(sentence(chiefComplaint));
  const told = untranslated(sentence(history));
  const years = untranslated(sentence(String(age)));
  const fact = (id: string, topic: Fact['topic'], text: Utterance): Fact => ({
    id,
    topic,
    disclosure: 'specific',
    short: text,
    full: text,
  });
  return {
    voice: /^(f|w|mujer|femme|weib|fem)/i.test(gender.trim()) ? 'female' : 'male',
    opening: complaint,
    facts: [
      fact('age', 'age', years),
      fact('complaint', 'concerns', complaint),
      fact('history', 'past_history', told),
    ],
    denies: [],
    worry: { words: [], calmed: complaint, stillWorried: complaint },
    questions: [],
    reactions: {},
    essential: ['past_history'],
  };
}
