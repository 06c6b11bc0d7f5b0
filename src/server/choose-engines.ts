import type { createEmbeddedEngines } from './adapters/embedded/engines.ts';
import { courseTranslator } from './adapters/embedded/translator.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import { loadTalk } from './features/practice/complex/complex.store.ts';
import { findCourseTranslation } from './features/speech/translations.service.ts';
import { countProviderCall } from './http/metrics.ts';
import { systemClock } from './ports/clock.ts';

export type EmbeddedEngines = ReturnType<typeof createEmbeddedEngines>;

/** The engine of each capability, as the settings say. */
export async function chooseEngines({ ai }: Config, embedded: EmbeddedEngines, db: Db) {
  const own = {
    pronunciationAssessor: embedded.pronunciationAssessor,
    synthesizer: embedded.synthesizer,
    transcriber: embedded.transcriber,
    translator: courseTranslator((request) => findCourseTranslation(db, request)),
    patient: embedded.createPatient(() => loadTalk(db)),
    understanding: embedded.understanding,
    letterAssessor: embedded.letterAssessor,
    rolePlayAssessor: embedded.rolePlayAssessor,
  };
  if (!Object.values(ai.engines).includes('openai')) return own;
  // Loaded only where it is asked for: its client is a tenth of the server.
  const { createOpenAiEngines } = await import('./adapters/openai/engines.ts');
  const remote = createOpenAiEngines(ai, { observe: countProviderCall, clock: systemClock });
  const { engines } = ai;
  const { pronunciationAssessor, synthesizer, transcriber, translator, patient } = engines;
  return {
    ...own,
    ...(pronunciationAssessor === 'openai' && {
      pronunciationAssessor: remote.pronunciationAssessor(embedded.pronunciationAssessor),
    }),
    ...(synthesizer === 'openai' && { synthesizer: remote.synthesizer() }),
    ...(transcriber === 'openai' && { transcriber: remote.transcriber() }),
    ...(translator === 'openai' && { translator: remote.translator() }),
    ...(patient === 'openai' && { patient: remote.patient() }),
    ...(engines.letterAssessor === 'openai' && {
      letterAssessor: remote.letterAssessor(embedded.letterAssessor),
    }),
    ...(engines.rolePlayAssessor === 'openai' && {
      rolePlayAssessor: remote.rolePlayAssessor(embedded.rolePlayAssessor),
    }),
  };
}
