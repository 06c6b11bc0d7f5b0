import type { Symptom, Topic } from '#domain/practice/complex/acts.ts';
import type { OrdinaryTopic } from '#domain/practice/complex/talk.ts';
import type { Draft } from './draft.ts';
import { type PartFact, textIn } from './part.ts';
import { bare } from './words/following-words.ts';
import { WORDS } from './words/words.ts';

/** Symptoms that are so near to one another that a fact about one answers for the other. */
const KIN: Readonly<Partial<Record<Symptom, readonly Symptom[]>>> = {
  leg_swelling: ['swelling'],
  swelling: ['leg_swelling', 'lump'],
  lump: ['swelling'],
  anxiety: ['panic'],
  panic: ['anxiety'],
  instability: ['falls'],
  limp: ['instability'],
  pelvic_pain: ['abdominal_pain'],
  abdominal_pain: ['pelvic_pain'],
  wheeze: ['breathlessness'],
  redness: ['rash'],
  rash: ['redness'],
  sputum: ['cough'],
  red_eye: ['eye_pain'],
  head_injury: ['falls'],
  bloating: ['swelling'],
  joint_pain: ['swelling'],
  wound: ['redness', 'rash'],
  confusion: ['memory_loss'],
  memory_loss: ['confusion'],
};

const symptomIn = (topic: Topic) =>
  topic.startsWith('symptom.') ? (topic.slice('symptom.'.length) as Symptom) : null;

/**
 * Facts under other headings that speak of a topic the brief has no fact for: they answer before anything is denied
 * or taken for ordinary, so that neither contradicts what the case says elsewhere. What is free to be told comes first.
 */
export function mentionsOf(draft: Draft, topic: Topic | OrdinaryTopic): PartFact[] {
  const { facts } = draft.brief;
  const symptom = symptomIn(topic as Topic);
  if (!symptom) return openFirst(facts.filter((fact) => speaksOf(draft, fact, topic as OrdinaryTopic)));
  const spoken = facts.filter(
    ({ id, topic: own }) => draft.scene.mentions[id]?.includes(symptom) && !ASIDE.has(own),
  );
  if (spoken.length > 0) return openFirst(spoken);
  const kin = new Set<string>((KIN[symptom] ?? []).map((each) => `symptom.${each}`));
  return openFirst(facts.filter((fact) => kin.has(fact.topic)));
}

/** Whether the complaint itself is this symptom. */
export function isComplaint({ scene }: Draft, topic: Topic): boolean {
  const symptom = symptomIn(topic);
  return symptom !== null && (scene.mentions.opening?.includes(symptom) ?? false);
}

function speaksOf({ scene }: Draft, { short, full, topic: own }: PartFact, topic: OrdinaryTopic): boolean {
  const words = WORDS[scene.language].mentions[topic];
  // Whose mother is meant is not to be told from the words of a relative.
  if (!words || NEVER.has(own) || (topic === 'family_history' && scene.person.speaksFor !== 'self'))
    return false;
  return words.test(bare(`${textIn(short, scene.language)} ${textIn(full, scene.language)}`));
}

/** What is told there of a symptom is about another time, another person or another matter. */
const ASIDE: ReadonlySet<Topic> = new Set<Topic>([
  'allergies',
  'ideas',
  'expectations',
  'name',
  'family_history',
  'smoking',
  'sexual_history',
  'site',
]);

/** What is told there is about something else whatever words it uses. */
const NEVER: ReadonlySet<Topic> = new Set<Topic>(['expectations', 'ideas', 'name', 'age', 'surgery']);

/** Whether a single line of a fact speaks of a topic in the patient's words. */
export function lineSpeaksOf({ scene }: Draft, line: string, topic: Topic | OrdinaryTopic): boolean {
  return WORDS[scene.language].mentions[topic as OrdinaryTopic]?.test(bare(line)) ?? false;
}

function openFirst(facts: readonly PartFact[]): PartFact[] {
  const guarded = ({ disclosure }: PartFact) => Number(disclosure === 'guarded');
  return facts.toSorted((a, b) => guarded(a) - guarded(b)).slice(0, 1);
}
