import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { isLearned, saveLearned } from '#engines/understanding/learned.ts';

/** Learns the languages whose files have changed since they were learned: some 12 s for all. Done before tests too. */
export default function learnLanguages(): void {
  for (const language of LEARNING_LANGUAGES) {
    if (isLearned(language)) continue;
    console.log(`Learning to understand '${language}' (once) ...`);
    saveLearned(language);
  }
}

if (import.meta.main) learnLanguages();
