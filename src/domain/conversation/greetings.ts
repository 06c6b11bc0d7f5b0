import type { LearningLanguage } from '../languages.ts';

export interface Greeting {
  readonly language: LearningLanguage;
  /** The clinician's full name. */
  readonly name: string;
  /** What clinicians of that kind call themselves: 'nurse'. */
  readonly called: readonly string[];
  readonly other: {
    readonly name: string;
    readonly voice: 'female' | 'male';
    /** How they are addressed, where it is known: 'Miss', not 'Ms', which sounds like it. */
    readonly title?: string | undefined;
  };
}

interface Forms {
  readonly hello: readonly string[];
  readonly titles: Readonly<Record<'female' | 'male', readonly string[]>>;
  readonly doctor: readonly string[];
  /** How one says who one is: {me}, {role}. */
  readonly own: readonly string[];
  readonly role: readonly string[];
  /** What is said with the other one's name: {you}. */
  readonly address: readonly string[];
}

const FORMS: Readonly<Record<LearningLanguage, Forms>> = {
  en: {
    hello: ['Hello', 'Hi', 'Good morning', 'Good afternoon', 'Good evening'],
    titles: { female: ['Mrs', 'Ms', 'Miss'], male: ['Mr'] },
    doctor: ['Doctor', 'Nurse', 'Sister'],
    own: ['My name is {me}.', "I'm {me}."],
    role: [
      "I'm {me}, the {role}.",
      "I'm {me}, the {role} looking after you today.",
      "I'm {me}, your {role} today.",
      "I'm {me}, one of the {role}s.",
      "I'm {me}, one of the {role}s here.",
      "My name is {me} and I'm the {role} here today.",
      "My name is {me} and I'm one of the {role}s.",
      "I'm the {role}.",
      "I'm a {role}.",
    ],
    address: [
      'Thank you, {you}.',
      'I understand, {you}.',
      'Are you {you}?',
      'Is it {you}?',
      'Please come in, {you}.',
      'How are you, {you}?',
      'Thank you for waiting, {you}.',
      'And you must be {you}.',
      'Goodbye, {you}.',
    ],
  },
  es: {
    hello: ['Hola', 'Buenos días', 'Buenas tardes', 'Buenas noches'],
    titles: { female: ['señora'], male: ['señor'] },
    doctor: ['el doctor', 'la doctora'],
    own: ['Me llamo {me}.', 'Soy {me}.', 'Mi nombre es {me}.'],
    role: ['Soy {me}, {role}.', 'Me llamo {me} y soy {role}.'],
    address: [
      'Gracias, {you}.',
      '¿Es usted {you}?',
      'Pase, {you}.',
      '¿Cómo está, {you}?',
      'Lo entiendo, {you}.',
    ],
  },
  fr: {
    hello: ['Bonjour', 'Bonsoir'],
    titles: { female: ['madame'], male: ['monsieur'] },
    doctor: ['le docteur'],
    own: ["Je m'appelle {me}.", 'Je suis {me}.'],
    role: ['Je suis {me}, {role}.', "Je m'appelle {me} et je suis {role}."],
    address: ['Merci, {you}.', 'Vous êtes {you} ?', 'Entrez, {you}.', 'Comment allez-vous, {you} ?'],
  },
  de: {
    hello: ['Hallo', 'Guten Morgen', 'Guten Tag', 'Guten Abend'],
    titles: { female: ['Frau'], male: ['Herr'] },
    doctor: ['Doktor'],
    own: ['Mein Name ist {me}.', 'Ich heiße {me}.', 'Ich bin {me}.'],
    role: ['Ich bin {me}, {role}.', 'Mein Name ist {me} und ich bin {role}.'],
    address: ['Danke, {you}.', 'Sind Sie {you}?', 'Kommen Sie herein, {you}.', 'Wie geht es Ihnen, {you}?'],
  },
  pt: {
    hello: ['Olá', 'Oi', 'Bom dia', 'Boa tarde', 'Boa noite'],
    titles: { female: ['dona', 'senhora'], male: ['seu', 'senhor'] },
    doctor: ['o doutor', 'a doutora'],
    own: ['Meu nome é {me}.', 'Eu me chamo {me}.', 'Eu sou {me}.'],
    role: ['Eu sou {me}, {role}.', 'Meu nome é {me} e eu sou {role}.'],
    address: ['Obrigada, {you}.', 'Obrigado, {you}.', 'É {you}?', 'Entre, {you}.', 'Como vai, {you}?'],
  },
};

/** Ways of greeting somebody by name and of saying who one is, and what else is said with a name: some hundred. */
export function greetingsOf({ language, name, called, other }: Greeting): string[] {
  const forms = FORMS[language];
  const [first, last] = [name.split(' ')[0] ?? name, name.split(' ').at(-1) ?? name];
  const mine = [first, name, ...forms.doctor.flatMap((title) => [`${title} ${last}`, `${title} ${name}`])];
  const others = namesOf(other, forms);
  const own = mine.flatMap((me) => [
    ...forms.own.map((text) => text.replace('{me}', me)),
    ...called.flatMap((role) => forms.role.map((text) => text.replace('{me}', me).replace('{role}', role))),
  ]);
  const hellos = others.flatMap((you) => [
    ...forms.hello.map((hello) => `${hello}, ${you}.`),
    `${you}.`,
    ...forms.address.map((text) => text.replace('{you}', you)),
  ]);
  return [...new Set([...own, ...hellos, ...forms.hello.map((hello) => `${hello}.`)])];
}

/** What one can be called by: as written, by the first name, by title and last name. */
function namesOf({ name, voice, title }: Greeting['other'], forms: Forms): string[] {
  const words = name.split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const last = words.at(-1)!;
  const titles = title ? [title] : forms.titles[voice];
  return [...new Set([name, words[0]!, ...titles.map((each) => `${each} ${last}`)])];
}
