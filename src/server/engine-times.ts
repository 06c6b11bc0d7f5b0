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
  const {
    pronunciationAssessor,
    synthesizer,
    transcriber,
    translator,
    patient,
    understanding,
    letterAssessor,
    rolePlayAssessor,
  } = engines;
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
      ...pronunciationAssessor,
      assess: (request, signal) =>
        timed(pronunciationAssessor.engine.id, () => pronunciationAssessor.assess(request, signal)),
    },
    synthesizer: {
      ...synthesizer,
      speak: (request, signal) => timedParts(synthesizer.engine.id, synthesizer.speak(request, signal)),
    },
    transcriber: {
      ...transcriber,
      transcribe: (request, signal) =>
        timed(transcriber.engine.id, () => transcriber.transcribe(request, signal)),
    },
    translator: {
      ...translator,
      translate: (request, signal) =>
        timed(translator.engine.id, () => translator.translate(request, signal)),
    },
    patient: {
      ...patient,
      reply: (request, signal) => timedParts(patient.engine.id, patient.reply(request, signal)),
    },
    understanding: {
      ...understanding,
      review: (request, signal) =>
        timed(understanding.engine.id, () => understanding.review(request, signal)),
    },
    letterAssessor: {
      ...letterAssessor,
      assess: (request, signal) =>
        timed(letterAssessor.engine.id, () => letterAssessor.assess(request, signal)),
    },
    rolePlayAssessor: {
      ...rolePlayAssessor,
      assess: (request, signal) =>
        timed(rolePlayAssessor.engine.id, () => rolePlayAssessor.assess(request, signal)),
    },
  };
}
