import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Dictionaries above this are of languages that nobody learns here: Russian and Faroese alone are 14 MB of 24. */
const LARGEST_DICTIONARY = 300_000;

/**
 * The data of espeak-ng without its largest dictionaries, in the layout that its loader expects: where nothing is
 * written, nothing is kept in memory. A word in one of those languages is then read as if espeak-ng had never heard
 * of it.
 */
export function readEspeakData(size: number): ArrayBuffer {
  const { resolve } = createRequire(import.meta.url);
  const loader = resolve('@echogarden/espeak-ng-emscripten');
  const data = new ArrayBuffer(size);
  const file = openSync(new URL('espeak-ng.data', `file://${loader}`), 'r');
  try {
    for (const { name, start, end } of filesIn(readFileSync(loader, 'utf8'), size)) {
      if (name.endsWith('_dict') && end - start > LARGEST_DICTIONARY) continue;
      readSync(file, new Uint8Array(data), start, end - start, start);
    }
  } finally {
    closeSync(file);
  }
  return data;
}

interface PackedFile {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The loader holds the list of its files; where it can't be found, all is one. */
function filesIn(loader: string, size: number): PackedFile[] {
  const found = [...loader.matchAll(/\{filename:"([^"]+)",start:(\d+),end:(\d+)/g)].map(
    ([, name, start, end]) => ({ name: name!, start: Number(start), end: Number(end) }),
  );
  return found.at(-1)?.end === size ? found : [{ name: '', start: 0, end: size }];
}
