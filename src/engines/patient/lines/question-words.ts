import { bare } from '../words/following-words.ts';

/** What any question is made of says least of what it asks for, however rare it is among the questions of a case. */
const SMALL: ReadonlySet<string> = new Set(
  `a an the and or but so if then than that this these those it its is are was were be been am do does did done have has
  had will would can could should shall may might to of in on at for with from by as about your you i me my we us our
  there here now just any some also please tell ok okay right well yes no not`.split(/\s+/),
);
const SMALL_WORTH = 0.15;

/** A word without the endings of its forms: the same for 'grabbed', 'grabs' and 'grabbing'. */
function stemOf(word: string): string {
  const plain = word.replace(/'(?:s|d|ll|re|ve|m|t)$/, '');
  const known = IRREGULAR.get(plain);
  if (known) return known;
  if (plain.length <= 3) return plain;
  return plain
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|s|ly)$/, '')
    .replace(/([bdglmnprt])\1$/, '$1')
    .replace(/(?<=[a-z]{2})[ey]$/, '');
}

const IRREGULAR = new Map(
  Object.entries({
    took: 'tak',
    taken: 'tak',
    felt: 'feel',
    told: 'tell',
    said: 'say',
    went: 'go',
    gone: 'go',
    goes: 'go',
    saw: 'see',
    seen: 'see',
    came: 'com',
    ate: 'eat',
    eaten: 'eat',
    kept: 'keep',
    got: 'get',
    gave: 'giv',
    given: 'giv',
    made: 'mak',
    thought: 'think',
    slept: 'sleep',
    fell: 'fall',
    fallen: 'fall',
    began: 'begin',
    rang: 'ring',
    rung: 'ring',
    found: 'find',
    left: 'leav',
    lost: 'los',
    knew: 'know',
    bought: 'buy',
    brought: 'bring',
    held: 'hold',
    woke: 'wak',
    drove: 'driv',
    mum: 'mother',
    dad: 'father',
    anyone: 'anybod',
    someone: 'somebod',
    anybody: 'anybod',
    somebody: 'somebod',
    children: 'child',
    feet: 'foot',
    teeth: 'tooth',
  }),
);

/** Stems of a text. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    bare(text)
      .split(' ')
      .filter((word) => word !== '')
      .map(stemOf),
  );

/** How much a stem says: the fewer details of a case have it the more. */
export interface Worths {
  of(stem: string): number;
}

const SMALL_STEMS = new Set([...SMALL].map(stemOf));

/** How much each stem says, from those of each detail. */
export function worthsAmong(details: readonly ReadonlySet<string>[]): Worths {
  const counts = new Map<string, number>();
  for (const stems of details) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const total = details.length;
  return {
    of: (stem) =>
      SMALL_STEMS.has(stem) ? SMALL_WORTH : Math.log((total + 1) / ((counts.get(stem) ?? 0) + 0.5)),
  };
}

/** How much of a question's words stands elsewhere, 0 to 1. */
export function coveredBy(worths: Worths, asked: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const own = weightOf(worths, asked);
  return own === 0 ? 0 : weightShared(worths, asked, other) / own;
}

/** How much of the words of two questions is common to them, 0 to 1. */
export function commonTo(worths: Worths, asked: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = weightShared(worths, asked, other);
  const all = weightOf(worths, asked) + weightOf(worths, other) - shared;
  return all === 0 ? 0 : shared / all;
}

const weightShared = (worths: Worths, asked: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...asked].reduce((sum, stem) => sum + (other.has(stem) ? worths.of(stem) : 0), 0);

const weightOf = (worths: Worths, stems: ReadonlySet<string>) =>
  [...stems].reduce((sum, stem) => sum + worths.of(stem), 0);
