import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { pronunciationAssessorContract } from '../contracts/pronunciation-assessor-contract.ts';
import { synthesizerContract } from '../contracts/synthesizer-contract.ts';
import { TRANSLATED, translatorContract } from '../contracts/translator-contract.ts';
import { createEmbeddedEngines } from './engines.ts';
import { courseTranslator } from './translator.ts';

let engines: ReturnType<typeof createEmbeddedEngines>;

beforeAll(async () => {
  engines = createEmbeddedEngines(pino({ level: 'silent' }));
  await engines.warm();
});

afterAll(() => engines.close());

synthesizerContract('Bedside voices', () => ({ adapter: engines.synthesizer }));

pronunciationAssessorContract('Bedside pronunciation', () => ({ adapter: engines.pronunciationAssessor }));

translatorContract('Course translations', () => ({
  adapter: courseTranslator(async ({ text, sourceLanguage, targetLanguage }) => {
    if (sourceLanguage === targetLanguage) return text;
    return text === TRANSLATED.en && targetLanguage === 'es' ? TRANSLATED.es : null;
  }),
}));
