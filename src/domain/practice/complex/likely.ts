import { greetingsOf } from '../../conversation/greetings.ts';
import type { LearningLanguage } from '../../languages.ts';
import type { Brief } from './brief.ts';

interface Consultation {
  readonly brief: Brief;
  readonly language: LearningLanguage;
  /** The task, as the learner reads it. */
  readonly content: string;
  /** The learner's full name. */
  readonly learner: string;
}

/** What is likely to be said to the patient of a case: whole sentences, those of the explanation first, and words. */
export function likelyInConsultation({ facts, details = [], keyPoints = [], worry }: LikelyOf): string[] {
  return [
    ...keyPoints.map(({ model }) => model),
    ...waysOfAsking({ facts, details }),
    ...facts.flatMap(({ words = [] }) => words),
    ...worry.words,
  ];
}

type LikelyOf = Pick<Brief<unknown>, 'facts' | 'details' | 'keyPoints' | 'worry'>;

/** How the facts and details of a brief may be asked for. */
export function waysOfAsking({ facts, details = [] }: Pick<Brief<unknown>, 'facts' | 'details'>): string[] {
  return [...facts, ...details].flatMap(({ asks = [] }) => asks);
}

/** What clinicians call themselves when they say who they are. */
const CALLED: Readonly<Record<LearningLanguage, readonly string[]>> = {
  en: [
    'doctor',
    'nurse',
    'pharmacist',
    'dentist',
    'physiotherapist',
    'midwife',
    'vet',
    'surgeon',
    'psychologist',
  ],
  es: [
    'médico',
    'médica',
    'enfermero',
    'enfermera',
    'farmacéutico',
    'farmacéutica',
    'fisioterapeuta',
    'dentista',
  ],
  fr: ['médecin', 'infirmier', 'infirmière', 'pharmacien', 'pharmacienne', 'kinésithérapeute', 'dentiste'],
  de: [
    'Arzt',
    'Ärztin',
    'Pfleger',
    'Krankenschwester',
    'Apotheker',
    'Apothekerin',
    'Physiotherapeutin',
    'Zahnärztin',
  ],
  pt: [
    'médico',
    'médica',
    'enfermeiro',
    'enfermeira',
    'farmacêutico',
    'farmacêutica',
    'fisioterapeuta',
    'dentista',
  ],
};

/** 'You are a community nurse on a first visit': what the task calls the learner, with its kind and without. */
const YOU_ARE: Readonly<Partial<Record<LearningLanguage, RegExp>>> = {
  en: /^You are (?:an?|the) ((?:\w+ )??(\w+))(?= (?:in|on|at|with|who)\b|[.,])/,
};

/** How a learner may greet the patient of a case, and whom the patient brought; of the secret brief only by name. */
export function greetingsInConsultation({ brief, language, content, learner }: Consultation): string[] {
  const [, kind, own] = YOU_ARE[language]?.exec(content.trim()) ?? [];
  const called = [...new Set([...(kind && own ? [kind, own] : []), ...CALLED[language]])];
  const greetings = namesIn(brief, language).flatMap((name) =>
    greetingsOf({
      language,
      name: learner,
      called,
      other: { name, voice: brief.voice, title: titleOf(name, content) },
    }),
  );
  return [...new Set(greetings)];
}

const TITLED = /\b(Mrs?|Ms|Miss) ((?:\p{Lu}[\p{L}'’-]* ?)+)/gu;

/** How the task calls somebody: Miss, in 'Miss Edith Marlowe, 91'. */
function titleOf(name: string, content: string): string | undefined {
  const last = name.split(' ').at(-1)!;
  return [...content.matchAll(TITLED)].find(([, , called]) => called!.split(' ').includes(last))?.[1];
}

/** The patient's name, and that of the child or the animal that was brought; an empty one where none is told. */
function namesIn(brief: Brief, language: LearningLanguage): string[] {
  const told = brief.facts.filter(({ topic }) => topic === 'name').map(({ short }) => short[language]);
  const names = told.flatMap(
    (text) => text.match(/\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*)*/gu) ?? [],
  );
  const real = names.filter(
    (name) =>
      !/['’]s$|^(?:The|My|Our|Sie|Ich|Er|Mein|Meine|Elle|Il|Je|Se|Me|Soy|Ela|Ele|Meu|Minha)$/.test(name),
  );
  return real.length > 0 ? [...new Set(real)] : [''];
}
