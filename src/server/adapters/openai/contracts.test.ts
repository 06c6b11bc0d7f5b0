import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { systemClock } from '../../ports/clock.ts';
import { beginDictation } from '../../testing/begin-dictation.ts';
import { createProviderServer } from '../../testing/provider-server.ts';
import { letterAssessorContract } from '../contracts/letter-assessor-contract.ts';
import { patientContract } from '../contracts/patient-contract.ts';
import { pronunciationAssessorContract } from '../contracts/pronunciation-assessor-contract.ts';
import { rolePlayAssessorContract } from '../contracts/role-play-assessor-contract.ts';
import { synthesizerContract } from '../contracts/synthesizer-contract.ts';
import { transcriberContract } from '../contracts/transcriber-contract.ts';
import { translatorContract } from '../contracts/translator-contract.ts';
import { createEmbeddedEngines } from '../embedded/engines.ts';
import { createOpenAiEngines, type OpenAiEngines } from './engines.ts';

const provider = createProviderServer();
let engines: OpenAiEngines;
let embedded: ReturnType<typeof createEmbeddedEngines>;

beforeAll(async () => {
  await provider.start();
  engines = createOpenAiEngines(
    {
      baseUrl: provider.baseUrl,
      apiKey: '',
      chatModel: 'chat',
      transcribeModel: 'whisper-1',
      speechModel: 'voices',
      voices: { female: 'nova', male: 'onyx' },
    },
    { observe: () => {}, clock: systemClock },
  );
  embedded = createEmbeddedEngines(pino({ level: 'silent' }));
  await embedded.warm();
  await beginDictation(embedded.transcriber);
});

afterAll(async () => {
  await embedded.close();
  await provider.stop();
});

transcriberContract('A provider', () => ({ adapter: engines.transcriber() }));
synthesizerContract('A provider', () => ({ adapter: engines.synthesizer() }));
translatorContract('A provider', () => ({ adapter: engines.translator() }));
letterAssessorContract('A provider', () => ({ adapter: engines.letterAssessor(embedded.letterAssessor) }));
rolePlayAssessorContract('A provider', () => ({
  adapter: engines.rolePlayAssessor(embedded.rolePlayAssessor),
}));
patientContract('A provider', () => ({ adapter: engines.patient() }));
pronunciationAssessorContract('A provider', () => ({
  adapter: engines.pronunciationAssessor(embedded.pronunciationAssessor),
}));
