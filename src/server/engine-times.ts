import type { Deps } from './deps.ts';

export type Engines = Pick<
  Deps,
  | 'pronunciationAssessor'
  | 'synthesizer'
  | 'transcriber'
  | 'translator'
  | 'patient'
  | 'understanding'
  | 'letterAssessor'
  | 'rolePlayAssessor'
>;

export type ObserveEngine = (engine: string, seconds: number) => void;

/** The same engines, each of which tells how long its answers take. What fails or is left early is not told. */
export function timeEngines(engines: Engines, observe: ObserveEngine): Engines {
  const timed = async <Answer>(engine: string, answer: () => Promise<Answer>): Promise<Answer> => {
    const started = performance.now();
    const answered = await answer();
    observe(engine, (performance.now() - started) / 1000);
    return answered;
  };
  async function* timedParts<Part>(engine: string, parts: AsyncIterable<Part>): AsyncGenerator<Part> {
    const started = performance.now();
    yield* parts;
    observe(engine, (performance.now() - started) / 1000);
  }
  return {
    pronunciationAssessor: {
      ...engines.pronunciationAssessor,
      assess: (request, signal) =>
        timed(engines.pronunciationAssessor.engine.id, () =>
          engines.pronunciationAssessor.assess(request, signal),
        ),
    },
    synthesizer: {
      ...engines.synthesizer,
      speak: (request, signal) =>
        timedParts(engines.synthesizer.engine.id, engines.synthesizer.speak(request, signal)),
    },
    transcriber: {
      ...engines.transcriber,
      transcribe: (request, signal) =>
        timed(engines.transcriber.engine.id, () => engines.transcriber.transcribe(request, signal)),
    },
    translator: {
      ...engines.translator,
      translate: (request, signal) =>
        timed(engines.translator.engine.id, () => engines.translator.translate(request, signal)),
    },
    patient: {
      ...engines.patient,
      reply: (request, signal) =>
        timedParts(engines.patient.engine.id, engines.patient.reply(request, signal)),
    },
    understanding: {
      ...engines.understanding,
      review: (request, signal) =>
        timed(engines.understanding.engine.id, () => engines.understanding.review(request, signal)),
    },
    letterAssessor: {
      ...engines.letterAssessor,
      assess: (request, signal) =>
        timed(engines.letterAssessor.engine.id, () => engines.letterAssessor.assess(request, signal)),
    },
    rolePlayAssessor: {
      ...engines.rolePlayAssessor,
      assess: (request, signal) =>
        timed(engines.rolePlayAssessor.engine.id, () => engines.rolePlayAssessor.assess(request, signal)),
    },
  };
}
