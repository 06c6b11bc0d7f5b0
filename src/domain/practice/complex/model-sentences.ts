import type { LearningLanguage } from '../../languages.ts';
import { type Act, QUESTIONS, type Topic } from './acts.ts';
import type { Utterance } from './brief.ts';
import { OWN_SENTENCES } from './own-sentences.ts';

/** Asks for a topic by what it is called in the middle of a sentence: 'when it started', 'si hay fiebre'. */
const FRAMES: Readonly<Record<Exclude<LearningLanguage, 'en'>, (name: string) => string>> = {
  es: (name) => `¿Me puede decir ${name}?`,
  fr: (name) => `Pouvez-vous me dire ${name} ?`,
  de: (name) => `Können Sie mir sagen, ${name}?`,
  pt: (name) => `Pode me dizer ${name}?`,
};

const ASKED: ReadonlySet<string> = new Set(QUESTIONS);

/**
 * A sentence by which an act could have been done, in the case's language; null for what is neither asked for nor
 * named here. `names`: what each topic is called in the middle of a sentence.
 */
export function modelSentence(
  language: LearningLanguage,
  act: Act,
  names: Readonly<Record<Topic, Utterance>>,
): string | null {
  const own = OWN_SENTENCES[language][act];
  if (own) return own;
  const isTopic = ASKED.has(act) || act.startsWith('symptom.');
  if (!isTopic) return null;
  const name = names[act as Topic][language];
  return language === 'en' ? `Have you noticed ${name}?` : FRAMES[language](name);
}
