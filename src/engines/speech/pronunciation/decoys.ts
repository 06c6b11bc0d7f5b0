import { align } from './acoustic/align.ts';
import type { SpokenWord } from './acoustic/lattice.ts';
import type { AcousticModel } from './acoustic/model.ts';
import type { Heard } from './evidence.ts';
import type { SpeechModel } from './models.ts';

/**
 * Words that nobody said. How well they fit a recording tells what a wrong term would score in it, whatever the
 * speaker, the microphone and the room: the expected term has to stand out from them.
 */
export interface DecoyPool {
  /** By number of phones. */
  readonly byLength: ReadonlyMap<number, readonly (readonly number[])[]>;
  readonly longest: number;
}

/** More for short terms: they leave more to chance. */
const MOST_DECOYS = 8;
const SOUNDS_OF_ALL_DECOYS = 64;
const STRIDE = 5;

/** Everyday words, so that each length from two phones to twelve is there several times. */
const WORDS: Record<'en' | 'fr', string> = {
  en:
    'eye shoe bay go dose cough bed lamp foot chair pulse breath glass tooth needle window doctor garden bottle ' +
    'kitchen summer paper monday yellow thousand hospital potato umbrella december telephone animal saturday ' +
    'equipment computer important november tomorrow restaurant information education understanding application ' +
    'dictionary electrician conversation communication international responsibility transportation refrigerator ' +
    'air boat leaf mouth cheese plant street frozen magic carpet ticket listen uncle engine basket printer silver ' +
    'blanket chocolate medicine vegetable calendar newspaper photograph microphone particular television ' +
    'temperature opportunity development recommendation imagination pharmaceutical undergraduate',
  fr:
    'eau oui thé main lait pied porte rouge table chaise livre matin jardin cuisine fenêtre bouteille papier ' +
    'samedi monsieur montagne chocolat téléphone restaurant ordinateur important septembre bibliothèque ' +
    'dictionnaire conversation information température développement communication responsabilité ' +
    'université imagination recommandation internationale mouton soleil voiture cheval orange fromage ' +
    'escalier parapluie confiture animal appartement électricité gouvernement réfrigérateur particulier',
};

export function createDecoyPool(language: 'en' | 'fr', { acoustic, dictionary }: SpeechModel): DecoyPool {
  const byLength = new Map<number, number[][]>();
  for (const word of WORDS[language].split(' ')) {
    const phones = dictionary.lookup(word)[0]?.map((phone) => acoustic.phoneIndex.get(phone) ?? -1);
    if (!phones || phones.includes(-1)) continue;
    byLength.set(phones.length, [...(byLength.get(phones.length) ?? []), phones]);
  }
  return { byLength, longest: Math.max(...byLength.keys()) };
}

/** Mean log likelihood of the decoys for a term with as many words of as many sounds; 0 where none fits. */
export function decoyTotal(heard: Heard, pool: DecoyPool, words: readonly SpokenWord[]): number {
  const sounds = words.reduce((count, word) => count + word.variants[0]!.length, 0);
  const decoys = Math.max(2, Math.min(MOST_DECOYS, Math.floor(SOUNDS_OF_ALL_DECOYS / sounds)));
  const totals: number[] = [];
  for (let index = 0; index < decoys; index++) {
    const decoy = words.map((word, place) => decoyFor(heard.model, pool, word, index * STRIDE + place));
    const alignment = align(heard.model, heard.scores, decoy);
    if (alignment !== null) totals.push(alignment.total);
  }
  return totals.length === 0 ? 0 : totals.reduce((sum, total) => sum + total, 0) / totals.length;
}

/** Words of the same number of phones, the nearest that the pool has, least alike first. */
function decoyFor(model: AcousticModel, pool: DecoyPool, word: SpokenWord, index: number): SpokenWord {
  const own = word.variants[0]!;
  const phones: number[] = [];
  for (let rest = own.length; rest > 0; ) {
    const choices = nearest(pool, rest).filter((choice) => !isAlike(choice, own));
    const choice = choices[index % choices.length] ?? [model.silence];
    phones.push(...choice);
    rest -= choice.length;
    if (rest < 2) break;
  }
  return { text: '', variants: [phones] };
}

function nearest(pool: DecoyPool, length: number): readonly (readonly number[])[] {
  const wanted = Math.min(length, pool.longest);
  for (let off = 0; ; off++) {
    const found = [
      ...(pool.byLength.get(wanted - off) ?? []),
      ...(off > 0 ? (pool.byLength.get(wanted + off) ?? []) : []),
    ];
    if (found.length >= 2) return found;
  }
}

function isAlike(a: readonly number[], b: readonly number[]): boolean {
  const shared = a.filter((phone, i) => b[i] === phone).length;
  return shared > a.length / 2;
}
