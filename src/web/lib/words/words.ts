import type { Catalogue, English, Section, WordKey } from '#words/catalogue.ts';
import type { Message } from '#words/compile.ts';
import { type Params, type ParamsOf, say } from '#words/say.ts';
import { inBrowser } from '../storage.ts';

/** Says a text of the interface. The parameters are those that the English message mentions. */
export type Words = <Key extends WordKey>(key: Key, ...params: ParamsOf<English[Key]>) => string;

export interface ActiveWords {
  /** BCP 47, also the page's `lang`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: Words;
}

type LoadSection = () => Promise<Catalogue>;

/** Sections are fetched when they are needed: one language at a time reaches the browser. */
const CATALOGUES: Readonly<Record<string, Readonly<Record<Section, LoadSection>>>> = {
  en: {
    billing: () => import('#words/en/billing.ts').then((module) => module.billing),
    account: () => import('#words/en/account.ts').then((module) => module.account),
    core: () => import('#words/en/core.ts').then((module) => module.core),
    exam: () => import('#words/en/exam.ts').then((module) => module.exam),
    learner: () => import('#words/en/learner.ts').then((module) => module.learner),
    levels: () => import('#words/en/levels.ts').then((module) => module.levels),
    oet: () => import('#words/en/oet.ts').then((module) => module.oet),
    practice: () => import('#words/en/practice.ts').then((module) => module.practice),
    review: () => import('#words/en/review.ts').then((module) => module.review),
    signup: () => import('#words/en/signup.ts').then((module) => module.signup),
    speaking: () => import('#words/en/speaking.ts').then((module) => module.speaking),
    settings: () => import('#words/en/settings.ts').then((module) => module.settings),
  },
};
const FALLBACK = 'en';
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur', 'ps', 'ckb'];

/** What is said at present. Sections join it as pages fetch them. */
interface Loaded {
  readonly active: ActiveWords;
  readonly source: string;
  readonly transform: (catalogue: Catalogue) => Catalogue;
  catalogue: Catalogue;
}

let loaded: Loaded | undefined;
/** The first page is fetched while its words are. */
let loading: Promise<unknown> = Promise.resolve();

function current(): Loaded {
  if (!loaded) throw new Error('Words are used before they are loaded');
  return loaded;
}

/** The words in use, for code that is no component. Components call useWords. */
export function activeWords(): ActiveWords {
  return current().active;
}

/** A message that a key from elsewhere names, as the reason of a refusal does; none where this page has no such words. */
export function messageIfLoaded(key: string): Message | undefined {
  return (current().catalogue as Readonly<Record<string, Message>>)[key];
}

/** A message that is chosen at run time, as those of errors are. */
export function activeMessage(key: WordKey): Message {
  const message = messageIfLoaded(key);
  if (message === undefined) throw new Error(`'${key}' stands in a section that this page did not ask for`);
  return message;
}

async function fetchSections(sections: readonly Section[]): Promise<void> {
  const { source, transform } = current();
  const fetched = sections.map((section) => CATALOGUES[source]![section]());
  for (const words of await Promise.all(fetched)) {
    const target = current();
    target.catalogue = { ...target.catalogue, ...transform(words) };
  }
}

/** Fetches sections of the words, for the pages that need them. */
export async function loadSections(sections: readonly Section[]): Promise<void> {
  await loading;
  await fetchSections(sections);
}

/**
 * Loads the interface language: one that has a catalogue, or a pseudo-language (`pseudo`, `pseudo-rtl`), which
 * shows every text that stands in a component instead of here.
 */
export function loadWords(wanted: string): Promise<ActiveWords> {
  const active = load(wanted);
  loading = active;
  return active;
}

async function load(wanted: string): Promise<ActiveWords> {
  const pseudo = wanted === 'pseudo' || wanted === 'pseudo-rtl';
  const source = CATALOGUES[wanted] ? wanted : FALLBACK;
  const rtl = wanted === 'pseudo-rtl' || RIGHT_TO_LEFT.includes(source);
  const words: Words = (key, ...params) => say(activeMessage(key), params[0] as Params | undefined, source);
  loaded = {
    active: { language: pseudo ? 'en-XA' : source, direction: rtl ? 'rtl' : 'ltr', words },
    source,
    transform: pseudo ? (await import('#words/pseudo.ts')).pseudoCatalogue : (catalogue) => catalogue,
    catalogue: {},
  };
  await fetchSections(['core']);
  return activeWords();
}

const KEPT = 'bedside.interface-language';

/** `?lang=` chooses the interface language for this browser; without a choice it is English. */
export function wantedInterfaceLanguage(): string {
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked) inBrowser.set(KEPT, asked);
  return asked ?? inBrowser.get(KEPT) ?? FALLBACK;
}
