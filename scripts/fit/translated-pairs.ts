import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readPackFiles } from '#content/read-packs.ts';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import type { GlossedLanguage } from '#engines/understanding/meaning/glossary.ts';

/** A text in all languages. */
export type Translated = Readonly<Record<LearningLanguage, string>>;

/** Questions of clinicians in all languages, each line one of them as JSON. */
const QUESTIONS = new URL('translated/questions.jsonl', import.meta.url);
/** Ways of asking of the cases in a language, each line one of them with its English translation. */
const asksFile = (language: GlossedLanguage) => new URL(`translated/asks-${language}.jsonl`, import.meta.url);
const FOLDERS = /^(?:cases|patient|dialogues|vocabulary)\//;

/** A way of asking in a language and in English. */
export type TranslatedAsk = Readonly<Record<GlossedLanguage | 'en', string>>;

/** Ways of asking of the cases in a language. */
export const translatedAsks = (language: GlossedLanguage): TranslatedAsk[] => linesOf(asksFile(language));

const linesOf = <Line>(file: URL): Line[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Line)
    : [];

/** What stands in all five languages: in the packs of a content folder, and the questions translated for this. */
export async function translatedTexts(folder: string): Promise<Translated[]> {
  const packs = (await readPackFiles(folder)).filter(({ path }) => FOLDERS.test(path));
  const own = packs.flatMap(({ text }) => {
    const pack = parse(text);
    return textsIn(pack, pack.language ?? 'en');
  });
  return [...own, ...linesOf<Translated>(QUESTIONS)];
}

type Node = Readonly<Record<string, unknown>>;

function textsIn(value: unknown, own: LearningLanguage): Translated[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, own));
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  if (isTranslated(node)) return [node];
  const { translations } = node;
  const texts = translations ? besideTranslations(node, translations as Node, own) : [];
  return [...texts, ...Object.values(node).flatMap((each) => textsIn(each, own))];
}

const isTranslated = (node: Node): node is Translated =>
  LEARNING_LANGUAGES.every((language) => typeof node[language] === 'string');

/** What a patient says in a dialogue, and a term with its definition, stand beside their translations. */
function besideTranslations(node: Node, translations: Node, own: LearningLanguage): Translated[] {
  const among = (key: string) =>
    Object.fromEntries(
      Object.entries(translations).map(([language, each]) => [language, (each as Node)[key]]),
    );
  const candidates: Node[] = [
    { ...translations, [own]: node.patient },
    { ...among('term'), [own]: node.term },
    { ...among('definition'), [own]: node.definition },
  ];
  return candidates.filter(isTranslated);
}
