import type { LearningLanguage } from '#domain/languages.ts';
import { isSmall } from './stems.ts';

const SMALL_WORTH = 0.15;

/** How much a stem says: the fewer details of a case have it the more. */
export interface Worths {
  of(stem: string): number;
  /** That of a stem which one line alone has. */
  readonly most: number;
}

/** Stems of a text with what they all say: each text is compared with many. */
export interface WeighedStems {
  readonly stems: ReadonlySet<string>;
  readonly worth: number;
}

/** How much each stem says, from those of each detail. */
export function worthsAmong(details: readonly ReadonlySet<string>[], language: LearningLanguage): Worths {
  const counts = new Map<string, number>();
  for (const stems of details) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const total = details.length;
  const worthOf = (stem: string, count: number) =>
    isSmall(stem, language) ? SMALL_WORTH : Math.log((total + 1) / (count + 0.5));
  const known = new Map(Array.from(counts, ([stem, count]) => [stem, worthOf(stem, count)]));
  return {
    most: Math.log((total + 1) / 1.5),
    of: (stem) => known.get(stem) ?? worthOf(stem, 0),
  };
}

export function weighed(worths: Worths, stems: ReadonlySet<string>): WeighedStems {
  let worth = 0;
  for (const stem of stems) worth += worths.of(stem);
  return { stems, worth };
}

/** How much of a question's words stands elsewhere, 0 to 1. */
export const coveredBy = (worths: Worths, asked: WeighedStems, other: ReadonlySet<string>): number =>
  asked.worth === 0 ? 0 : weightShared(worths, asked.stems, other) / asked.worth;

/** How much of the words of two questions is common to them, 0 to 1. */
export function commonTo(worths: Worths, asked: WeighedStems, other: WeighedStems): number {
  const shared = weightShared(worths, asked.stems, other.stems);
  const all = asked.worth + other.worth - shared;
  return all === 0 ? 0 : shared / all;
}

/** How many of a question's words stand elsewhere, each by how much it says. */
export const sharedBy = (worths: Worths, asked: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  weightShared(worths, asked, other) / worths.most;

function weightShared(worths: Worths, asked: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let sum = 0;
  for (const stem of asked) if (other.has(stem)) sum += worths.of(stem);
  return sum;
}
