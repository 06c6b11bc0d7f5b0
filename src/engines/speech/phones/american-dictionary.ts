import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadDictionary, type PronouncingDictionary } from './dictionary.ts';

let dictionary: PronouncingDictionary | undefined;

/** The dictionary of the English model, in American pronunciation; read when it is first asked for. */
export function americanDictionary(): PronouncingDictionary {
  if (dictionary) return dictionary;
  const home = dirname(createRequire(import.meta.url).resolve('soundswallower'));
  dictionary = loadDictionary(join(home, 'model', 'en-us', 'dict.txt'));
  return dictionary;
}
