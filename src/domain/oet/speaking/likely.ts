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
  readonly key: SpeakingKey;
  readonly profession: Profession;
  /** The candidate's full name. */
  readonly name: string;
}

/** Sentences and words that are likely to be said in a role-play: greetings by name, and what it is about. */
export function likelyInRolePlay({ key, profession, name }: Speaking): string[] {
  return [...new Set([...greetings({ key, profession, name }), ...ownSentences(key), ...ownWords(key)])];
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

function greetings({ key: { partner }, profession, name }: Speaking): string[] {
  const called = CALLED[profession];
  const [first = name] = name.split(' ');
  const calledOther = namesOf(partner.name, partner.voice);
  const own = [first, name].flatMap((each) => [
    `My name is ${each}.`,
    `Hello, my name is ${each}, I'm the ${called}.`,
    `My name is ${each} and I'm one of the ${called}s here.`,
    `I'm ${each}, the ${called} looking after you today.`,
  ]);
  const others = calledOther.flatMap((each) => [
    `Hello, ${each}.`,
    `Good morning, ${each}.`,
    `Good afternoon, ${each}.`,
    `Hello, are you ${each}?`,
    `Thank you, ${each}.`,
    `I understand, ${each}.`,
  ]);
  const openings = calledOther.flatMap((other) =>
    ['Hello', 'Good morning', 'Good afternoon'].flatMap((hello) =>
      [first, name].flatMap((each) => [
        `${hello}, ${other}. My name is ${each}.`,
        `${hello}, ${other}. My name is ${each} and I'm the ${called}.`,
        `${hello}, ${other}. I'm ${each}, the ${called}.`,
      ]),
    ),
  );
  return [`I'm the ${called}.`, ...own, ...others, ...openings, 'How would you like me to call you?'];
}

/** What one can be called by: as written, by the first name, by title and last name. */
function namesOf(name: string, voice: 'female' | 'male'): string[] {
  const words = name.split(' ');
  const first = words[0] ?? name;
  const last = words.at(-1) ?? name;
  const titles = voice === 'female' ? ['Mrs', 'Ms'] : ['Mr'];
  return [name, first, ...titles.map((title) => `${title} ${last}`)];
}
