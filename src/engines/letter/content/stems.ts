import { oneSpelling } from '#domain/oet/spelling.ts';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS: Readonly<Record<string, string>> = {
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  ninety: '90',
};

/** Forms that no ending gives away, and words that clinical English uses for one another. */
const SAME: Readonly<Record<string, string>> = Object.fromEntries(
  `give gave given;take took taken;fall fell fallen;sleep slept;begin began begun;eat ate eaten;drink drank drunk;
  break broke broken;feel felt;lose lost;find found;keep kept;know knew known;leave left_;see saw seen;speak spoke spoken;
  think thought;wear wore worn;write wrote written;grow grew grown;hold held;undergo underwent undergone;drive drove driven;
  child children;foot feet;tooth teeth;man men;woman women;wife wives;life lives_;begin begun;swell swollen;
  start started commence commenced;medication medicine medications medicines;surgery operation;
  stop stopped stopping cease ceased discontinue discontinued withhold withheld`
    .split(';')
    .flatMap((group) => {
      const [head, ...rest] = group.trim().split(/\s+/);
      return rest.map((word) => [word, head!]);
    }),
);

const EMPTY = new Set(
  `a an the of to in on at by for with from and or as is are was were be been being am has have had do does did will would
  she he it they her his him its their them this that these those who which there also very since`.split(
    /\s+/,
  ),
);

/** A word without its endings, in one spelling, numbers in digits: what two words that mean the same share. */
export function stem(word: string): string {
  const plain = word.toLowerCase().replace(/['’]s?$/, '');
  const number = NUMBERS.indexOf(plain);
  if (number !== -1) return String(number);
  if (TENS[plain]) return TENS[plain];
  if (/\d/.test(plain)) return plain;
  let bare = oneSpelling(SAME[plain] ?? plain);
  if (bare.length > 3) bare = bare.replace(/ies$/, 'y').replace(/(?<![sui])s$/, '');
  if (bare.length > 4) bare = bare.replace(/(?:ing|ed)$/, '').replace(/(?<=[a-z]{3})ly$/, '');
  if (bare.length > 6) bare = bare.replace(/(?:ation|ion|ment|ness|al|ive|ity)$/, '');
  bare = bare.replace(/([bdgklmnprt])\1$/, '$1');
  return bare.length > 3 ? bare.replace(/e$/, '').replace(/y$/, 'i') : bare;
}

export interface Stem {
  readonly stem: string;
  /** In the text. */
  readonly from: number;
  readonly to: number;
}

/** The words of a text by their stems. Hyphens part words. */
export function stemsOf(text: string): Stem[] {
  return [...text.matchAll(/\d+(?:[.,:/]\d+)*|[\p{L}]+(?:['’]\p{L}+)?/gu)].map(({ 0: word, index }) => ({
    stem: stem(word),
    from: index,
    to: index + word.length,
  }));
}

/** Whether a word says something by itself. */
export const isContentWord = (word: string) => !EMPTY.has(word);

/** Stems of the words that say something. */
export const contentStems = (text: string) => stemsOf(text).filter(({ stem: each }) => isContentWord(each));
