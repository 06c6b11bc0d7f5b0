import { greetingsOf } from '../../conversation/greetings.ts';
import { waysOfAsking } from '../../practice/complex/likely.ts';
import type { Profession } from '../../professions.ts';
import type { SpeakingKey } from './role-play.ts';

/** What somebody of a profession calls herself. */
const CALLED: Readonly<Record<Profession, string>> = {
  medicine: 'doctor',
  nursing: 'nurse',
  dentistry: 'dentist',
  pharmacy: 'pharmacist',
  veterinary_science: 'vet',
  dietetics: 'dietitian',
  occupational_therapy: 'occupational therapist',
  optometry: 'optometrist',
  physiotherapy: 'physiotherapist',
  podiatry: 'podiatrist',
  radiography: 'radiographer',
  speech_pathology: 'speech pathologist',
};

interface Speaking {
  readonly key: Pick<SpeakingKey, 'partner'>;
  readonly profession: Profession;
  /** The candidate's full name. */
  readonly name: string;
}

/** Sentences and words that are likely to be said in a role-play: what it is about. */
export function likelyInRolePlay(key: SpeakingKey): string[] {
  return [...new Set([...ownSentences(key), ...waysOfAsking(key.brief), ...ownWords(key)])];
}

/** How a candidate may greet the other one of a role-play and say who she is. */
export function greetingsInRolePlay({ key: { partner }, profession, name }: Speaking): string[] {
  return greetingsOf({ language: 'en', name, called: [CALLED[profession]], other: partner });
}

/** What a good candidate would say here. It is not to be read before a role-play is over. */
export function ownSentences({ tasks, explanation, brief }: SpeakingKey): string[] {
  return [
    ...tasks.map(({ model }) => model),
    ...explanation.map(({ says }) => says),
    ...brief.concerns.map(({ model }) => model),
  ];
}

function ownWords({ tasks, explanation, brief, terms }: SpeakingKey): string[] {
  return [
    ...tasks.flatMap(({ shownBy }) => shownBy.words.flat()),
    ...explanation.flatMap(({ words }) => words.flat()),
    ...brief.facts.flatMap(({ words }) => words ?? []),
    ...brief.concerns.flatMap(({ settledBy, provokedBy }) => [...settledBy.flat(), ...provokedBy.words]),
    ...terms.flatMap(({ term, lay }) => [term, lay]),
  ];
}
