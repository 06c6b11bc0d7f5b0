import { ENGLISH_VOWELS } from '../../src/engines/speech/phones/phone-names.ts';
import { loadSpeechModel } from '../../src/engines/speech/pronunciation/models.ts';
import type { Recording } from './corpus.ts';
import type { Judged, Phones } from './fit.ts';
import { gatherAll } from './gather-all.ts';

/** The corpus with what the engine measured in it. Recordings that the engine refuses are left out. */
export async function judgedCorpus(
  folder: string,
  labels: readonly Recording[],
  file?: string,
): Promise<Judged[]> {
  const measured = await gatherAll(folder, labels, file);
  const byId = new Map(labels.map((recording) => [recording.id, recording]));
  return measured.map((evidence) => ({ recording: byId.get(evidence.id)!, evidence }));
}

export function americanPhones(): Phones {
  const { acoustic } = loadSpeechModel('en-us');
  const vowels = new Set([...ENGLISH_VOWELS].map((name) => acoustic.phoneIndex.get(name)!));
  return { names: acoustic.phones, vowels };
}
