import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import { isLearned, saveLearned } from '#engines/understanding/learned.ts';

/**
 * Learns the languages whose files have changed since they were learned, each in a thread of its own: some 11 s of
 * computing for all, half of it English. Done before tests too. Rejects when one could not be kept.
 */
export default async function learnLanguages(): Promise<void> {
  await Promise.all(LEARNING_LANGUAGES.filter((language) => !isLearned(language)).map(learnApart));
}

function learnApart(language: LearningLanguage): Promise<void> {
  console.log(`Learning to understand '${language}' (once) ...`);
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: language });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

if (!isMainThread && LEARNING_LANGUAGES.includes(workerData)) saveLearned(workerData);
else if (import.meta.main) await learnLanguages();
