import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readPackFiles } from '#content/read-packs.ts';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';

/** A text in all languages. */
export type Translated = Readonly<Record<LearningLanguage, string>>;

/** Questions of clinicians in all languages, each line one of them as JSON. */
const QUESTIONS = new URL('translated/questions.jsonl', import.meta.url);
const FOLDERS = /^(?:cases|patient|dialogues|vocabulary)\//;

/** What stands in all five languages: in the packs of a content folder, and the questions translated for this. */
export async function translatedTexts(folder: string): Promise<Translated[]> {
  const packs = (await readPackFiles(folder)).filter(({ path }) => FOLDERS.test(path));
  const own = packs.flatMap(({ text }) => {
    const pack = parse(text);
    return textsIn(pack, pack.language ?? 'en');
  });
  const questions = existsSync(QUESTIONS) ? readFileSync(QUESTIONS, 'utf8').trim().split('\n') : [];
  return [...own, ...questions.map((line) => JSON.parse(line) as Translated)];
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
