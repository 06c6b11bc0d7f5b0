import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { decodeRecording } from '../../../src/engines/speech/decode.ts';
import { listen } from '../../../src/engines/speech/fluency/listen.ts';
import { loadSpeechModel } from '../../../src/engines/speech/pronunciation/models.ts';
import { findSpeech } from '../../../src/engines/speech/pronunciation/recording.ts';
import { type Recording, readRecording } from '../corpus.ts';
import { createEvidenceTaker, type FluencyEvidence } from './evidence.ts';

/** A recording of the corpus with what its experts said and what the engine measured in it. */
export interface JudgedFluency {
  readonly recording: Recording;
  readonly evidence: FluencyEvidence;
}

/** Neighbours in the corpus are by one speaker: in steps, a run that was cut short has some of everybody. */
const STEP = 619;

/**
 * Measures the corpus on one core, some ten minutes. With `file` the measures are kept there, a line each as they come:
 * what is there already is not measured again. Recordings that the engine refuses are left out.
 */
export async function judgedFluency(
  folder: string,
  labels: readonly Recording[],
  file?: string,
): Promise<JudgedFluency[]> {
  const known = new Map((file && existsSync(file) ? readEvidence(file) : []).map((one) => [one.id, one]));
  const missing = labels
    .map((_, index) => labels[(index * STEP) % labels.length]!)
    .filter(({ id }) => !known.has(id));
  const measure = missing.length > 0 ? createMeasurer(folder, labels) : null;
  for (const [done, recording] of missing.entries()) {
    const evidence = await measure!(recording);
    if (evidence) known.set(recording.id, evidence);
    if (evidence && file) appendFileSync(file, `${JSON.stringify(evidence, shorten)}\n`);
    if (done % 250 === 249) console.log(`measured ${done + 1} of ${missing.length} recordings`);
  }
  return labels.flatMap((recording) => {
    const evidence = known.get(recording.id);
    return evidence ? [{ recording, evidence }] : [];
  });
}

function createMeasurer(folder: string, labels: readonly Recording[]) {
  const model = loadSpeechModel('en-us');
  const take = createEvidenceTaker(model, labels);
  return async (recording: Recording): Promise<FluencyEvidence | null> => {
    const decoded = await decodeRecording(readRecording(folder, recording.id));
    if (decoded.kind === 'refused') return null;
    const speech = findSpeech(decoded.samples);
    if (speech.kind === 'refused') return null;
    return take(recording, listen(model.acoustic, decoded.samples, speech));
  };
}

function readEvidence(file: string): FluencyEvidence[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.slice(0, -1).map((line) => JSON.parse(line) as FluencyEvidence);
}

function shorten(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value;
}
