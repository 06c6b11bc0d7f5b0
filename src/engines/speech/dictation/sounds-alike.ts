import { ENGLISH_VOWELS } from '../phones/phone-names.ts';

/** Sounds that are taken for each other, and that an accent makes of each other: half a difference. */
const NEAR: ReadonlySet<string> = new Set(
  [
    'P B,T D,K G,F V,S Z,SH ZH,CH JH,TH DH,T TH,D DH,S TH,Z DH,S SH,Z ZH,SH CH,ZH JH,T CH,D JH,V W,V B,F P,F TH',
    'M N,N NG,M NG,L R,W L,Y JH,HH F,R W,G NG',
  ]
    .join(',')
    .split(',')
    .flatMap((pair) => [pair, pair.split(' ').reverse().join(' ')]),
);
const HALF = 0.5;
/** A vowel more or less is less than a consonant. */
const VOWEL_GAP = 0.7;

const isVowel = (phone: string) => ENGLISH_VOWELS.has(phone);
const gap = (phone: string) => (isVowel(phone) ? VOWEL_GAP : 1);

function change(a: string, b: string): number {
  if (a === b) return 0;
  if (isVowel(a) && isVowel(b)) return HALF;
  return NEAR.has(`${a} ${b}`) ? HALF : 1 + (isVowel(a) !== isVowel(b) ? HALF : 0);
}

/** How differently two sequences of American English phones (ARPAbet) sound: 0 the same, 1 wholly different. */
export function difference(a: readonly string[], b: readonly string[]): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 0;
  let above = [0];
  for (const phone of b) above.push(above.at(-1)! + gap(phone));
  for (const from of a) {
    const row = [above[0]! + gap(from)];
    for (const [at, to] of b.entries()) {
      row.push(Math.min(above[at + 1]! + gap(from), row[at]! + gap(to), above[at]! + change(from, to)));
    }
    above = row;
  }
  return Math.min(1, above.at(-1)! / longest);
}
