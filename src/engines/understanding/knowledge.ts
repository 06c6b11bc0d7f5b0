import { readdirSync, readFileSync } from 'node:fs';
import type { LearningLanguage } from '#domain/languages.ts';
import {
  ACTS,
  type Act,
  QUESTIONS,
  SYMPTOMS,
  type Symptom,
  symptomTopic,
  type Topic,
} from '#domain/practice/complex/acts.ts';
import { normalise } from './normalise.ts';
import { PhraseTable } from './phrases.ts';

/** What an example stands for: an act, the asking for a symptom whichever it is, or nothing that belongs here. */
export type Sense = Exclude<Act, `symptom.${string}`> | 'symptom' | 'out_of_scope';

export interface Example {
  readonly sense: Sense;
  readonly text: string;
  /** Which symptom is asked for, where it is one. */
  readonly symptom?: Symptom;
}

/** Words of one language that give a symptom or a topic away. */
export interface Lexicon {
  readonly symptoms: PhraseTable<Symptom>;
  /** The phrases of that table, one by one. */
  readonly symptomNames: readonly { readonly symptom: Symptom; readonly phrase: string }[];
  readonly topics: PhraseTable<Topic>;
  readonly wrappers: readonly string[];
  readonly interrogatives: readonly string[];
}

/** What the engine knows of one language. */
export interface Knowledge extends Lexicon {
  readonly examples: readonly Example[];
}

const SENSES = new Set<string>([
  ...ACTS.filter((act) => !act.startsWith('symptom.')),
  'symptom',
  'out_of_scope',
]);

const LEXICON = 'lexicon.txt';
/** The plainest examples of every act, which come first. */
const CORE = 'examples.txt';

const folderOf = (language: LearningLanguage) => new URL(`languages/${language}/`, import.meta.url);

/** The files of a language that hold examples, in the order in which they are read. */
export function exampleFiles(language: LearningLanguage): URL[] {
  const folder = folderOf(language);
  const others = readdirSync(folder).filter(
    (name) => name.endsWith('.txt') && name !== LEXICON && name !== CORE,
  );
  return [CORE, ...others.sort()].map((name) => new URL(name, folder));
}

export const lexiconFile = (language: LearningLanguage) => new URL(LEXICON, folderOf(language));

/** Reads a language's lexicon. Throws on a key that nobody knows. */
export function loadLexicon(language: LearningLanguage): Lexicon {
  return parseLexicon(readFileSync(lexiconFile(language), 'utf8'));
}

/** Reads all files of a language beside this module. Throws on a heading or key that nobody knows. */
export function loadKnowledge(language: LearningLanguage): Knowledge {
  const examples = exampleFiles(language).flatMap((file) => parseExamples(readFileSync(file, 'utf8')));
  return { examples, ...loadLexicon(language) };
}

/** Lines under `# sense` headings. */
export function parseExamples(text: string): Example[] {
  const examples: Example[] = [];
  let under: Pick<Example, 'sense' | 'symptom'> | null = null;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    if (line.startsWith('# ')) under = headingOf(line.slice(2).trim());
    else if (under !== null) examples.push({ ...under, text: line });
  }
  return examples;
}

function headingOf(name: string): Pick<Example, 'sense' | 'symptom'> {
  const symptom = SYMPTOMS.find((each) => name === symptomTopic(each));
  if (symptom) return { sense: 'symptom', symptom };
  if (!SENSES.has(name)) throw new Error(`no sense is called ${name}`);
  return { sense: name as Sense };
}

/** Lines of `key: phrase, phrase`. */
function parseLexicon(text: string): Lexicon {
  const symptoms = new PhraseTable<Symptom>();
  const topics = new PhraseTable<Topic>();
  const symptomNames: { symptom: Symptom; phrase: string }[] = [];
  const wrappers: string[] = [];
  const interrogatives: string[] = [];
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 0 || line.startsWith('#')) continue;
    const key = line.slice(0, colon).trim();
    const phrases = line
      .slice(colon + 1)
      .split(',')
      .map((phrase) => normalise(phrase))
      .filter((phrase) => phrase !== '');
    const symptom = SYMPTOMS.find((name) => key === symptomTopic(name));
    const question = QUESTIONS.find((name) => key === `topic.${name}`);
    if (symptom) {
      for (const phrase of phrases) {
        symptoms.add(phrase, symptom);
        symptomNames.push({ symptom, phrase });
      }
    }
    if (question) for (const phrase of phrases) topics.add(phrase, question);
    if (key === 'stop') wrappers.push(...phrases);
    if (key === 'interrogative') interrogatives.push(...phrases);
    const isKnown = symptom || question || /^(stop|interrogative)$/.test(key);
    if (!isKnown) throw new Error(`no entry is called ${key}`);
  }
  wrappers.sort((a, b) => b.length - a.length);
  return { symptoms, symptomNames, topics, wrappers, interrogatives };
}
