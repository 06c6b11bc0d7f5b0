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

/** Both models, for all that a thread does with speech; each is loaded when it is first used. */
export function loadSpeechModels(): SpeechModels {
  const loaded = new Map<ModelName, SpeechModel>();
  const load = (name: ModelName) => {
    const model = loaded.get(name) ?? loadSpeechModel(name);
    loaded.set(name, model);
    return model;
  };
  return {
    get 'en-us'() {
      return load('en-us');
    },
    get 'fr-fr'() {
      return load('fr-fr');
    },
  };
}
