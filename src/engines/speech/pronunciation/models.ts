import { createRequire } from 'node:module';
import path from 'node:path';
import { loadDictionary, type PronouncingDictionary } from '../phones/dictionary.ts';
import type { ModelName } from '../phones/readings.ts';
import { type AcousticModel, loadAcousticModel } from './acoustic/model.ts';

export interface SpeechModel {
  readonly acoustic: AcousticModel;
  readonly dictionary: PronouncingDictionary;
}

/** Loads one of the models that the soundswallower package ships: about 0.1 s and 15 MB. */
export function loadSpeechModel(name: ModelName): SpeechModel {
  const home = path.dirname(createRequire(import.meta.url).resolve('soundswallower'));
  const folder = path.join(home, 'model', name);
  return { acoustic: loadAcousticModel(folder), dictionary: loadDictionary(path.join(folder, 'dict.txt')) };
}

export type SpeechModels = Readonly<Record<ModelName, SpeechModel>>;

/** Both models, for all that a thread does with speech. */
export function loadSpeechModels(): SpeechModels {
  return { 'en-us': loadSpeechModel('en-us'), 'fr-fr': loadSpeechModel('fr-fr') };
}
