import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { LearningLanguage } from '#domain/languages.ts';
import type { Symptom } from '#domain/practice/complex/acts.ts';
import { type LearnedExamples, learnExamples } from './example-index.ts';
import { prepare } from './features.ts';
import { readFlat, writeFlat } from './flat-file.ts';
import { exampleFiles, lexiconFile, loadKnowledge } from './knowledge.ts';
import type { LearnedClassifier } from './linear-classifier.ts';
import { learnSymptomNames } from './symptom-names.ts';

/** All that is learned of a language from its files. */
export interface Learned {
  readonly examples: LearnedExamples;
  readonly symptomNames: LearnedClassifier<Symptom>;
}

const FOLDER = new URL('../../../dist/understanding/', import.meta.url);

/**
 * What was learned of a language: from the file that `saveLearned` wrote while nothing has changed since, else learned
 * anew, which takes one to six seconds.
 */
export function loadLearned(language: LearningLanguage): Learned {
  return readLearned(language) ?? learn(language);
}

/** Whether a language was learned and kept as it now is. */
export function isLearned(language: LearningLanguage): boolean {
  return existsSync(fileOf(language));
}

/** Learns a language and keeps it for loadLearned, in place of what was learned of older files. */
export function saveLearned(language: LearningLanguage): void {
  const bytes = writeFlat(learn(language));
  const file = fileOf(language);
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) {
    if (name.startsWith(`${language}-`)) rmSync(new URL(name, FOLDER), { force: true });
  }
  // Under a name of its own until it is whole: another process may be reading or writing it.
  const draft = new URL(`${language}-${process.pid}.draft`, FOLDER);
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

/** Learns all that stands in the files of a language. */
function learn(language: LearningLanguage): Learned {
  const knowledge = loadKnowledge(language);
  return {
    examples: learnExamples(
      knowledge.examples.map(({ sense, text }) => ({ sense, ...prepare(text, knowledge) })),
    ),
    symptomNames: learnSymptomNames(knowledge),
  };
}

/** Null where there is none, or it can't be read. */
function readLearned(language: LearningLanguage): Learned | null {
  try {
    return readFlat(readFileSync(fileOf(language))) as Learned;
  } catch {
    return null;
  }
}

/** Its name says what was learned from: the language's files, by this folder's code. */
function fileOf(language: LearningLanguage): URL {
  const here = new URL('./', import.meta.url);
  const code = readdirSync(here).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const sources = [...code.sort().map((name) => new URL(name, here)), ...exampleFiles(language)];
  const hash = createHash('sha256');
  for (const source of [...sources, lexiconFile(language)]) hash.update(readFileSync(source)).update('\0');
  return new URL(`${language}-${hash.digest('hex').slice(0, 16)}.bin`, FOLDER);
}
