import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { parsePack, readPackFiles } from '#content/read-packs.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import { beginDictation } from '../../testing/begin-dictation.ts';
import { CONTENT_FOLDER } from '../../testing/content-folder.ts';
import { letterAssessorContract } from '../contracts/letter-assessor-contract.ts';
import { patientContract } from '../contracts/patient-contract.ts';
import { pronunciationAssessorContract } from '../contracts/pronunciation-assessor-contract.ts';
import { rolePlayAssessorContract } from '../contracts/role-play-assessor-contract.ts';
import { synthesizerContract } from '../contracts/synthesizer-contract.ts';
import { transcriberContract } from '../contracts/transcriber-contract.ts';
import { TRANSLATED, translatorContract } from '../contracts/translator-contract.ts';
import { createEmbeddedEngines } from './engines.ts';
import { courseTranslator } from './translator.ts';

let engines: ReturnType<typeof createEmbeddedEngines>;

beforeAll(async () => {
  engines = createEmbeddedEngines(pino({ level: 'silent' }));
  await engines.warm();
  await beginDictation(engines.transcriber);
});

afterAll(() => engines.close());

async function commonTalk(): Promise<PatientTalk> {
  const files = await readPackFiles(CONTENT_FOLDER);
  return parsePack(files.find(({ path }) => path.startsWith('patient/'))!) as unknown as PatientTalk;
}

patientContract('Bedside patient', () => ({ adapter: engines.createPatient(commonTalk) }));

rolePlayAssessorContract('Bedside role-play assessment', () => ({ adapter: engines.rolePlayAssessor }));
letterAssessorContract('Bedside letter assessment', () => ({ adapter: engines.letterAssessor }));

transcriberContract('Bedside recognition', () => ({ adapter: engines.transcriber }));

synthesizerContract('Bedside voices', () => ({ adapter: engines.synthesizer }));

pronunciationAssessorContract('Bedside pronunciation', () => ({ adapter: engines.pronunciationAssessor }));

translatorContract('Course translations', () => ({
  adapter: courseTranslator(async ({ text, sourceLanguage, targetLanguage }) => {
    if (sourceLanguage === targetLanguage) return text;
    return text === TRANSLATED.en && targetLanguage === 'es' ? TRANSLATED.es : null;
  }),
}));
