import type { LearningLanguage } from '#domain/languages.ts';
import { isSmall } from './stems.ts';

const SMALL_WORTH = 0.15;

/** How much a stem says: the fewer details of a case have it the more. */
export interface Worths {
  of(stem: string): number;
  /** That of a stem which one line alone has. */
  readonly most: number;
}

/** How much each stem says, from those of each detail. */
export function worthsAmong(details: readonly ReadonlySet<string>[], language: LearningLanguage): Worths {
  const counts = new Map<string, number>();
  for (const stems of details) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const total = details.length;
  const worthOf = (stem: string, count: number) =>
    isSmall(stem, language) ? SMALL_WORTH : Math.log((total + 1) / (count + 0.5));
  // Once for all: each question is compared with hundreds of others.
  const worths = new Map([...counts].map(([stem, count]) => [stem, worthOf(stem, count)]));
  return {
    most: Math.log((total + 1) / 1.5),
    of: (stem) => worths.get(stem) ?? worthOf(stem, 0),
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

/** How many of a question's words stand elsewhere, each by how much it says. */
export const sharedBy = (worths: Worths, asked: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  weightShared(worths, asked, other) / worths.most;

const weightShared = (worths: Worths, asked: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...asked].reduce((sum, stem) => sum + (other.has(stem) ? worths.of(stem) : 0), 0);

const weightOf = (worths: Worths, stems: ReadonlySet<string>) =>
  [...stems].reduce((sum, stem) => sum + worths.of(stem), 0);
