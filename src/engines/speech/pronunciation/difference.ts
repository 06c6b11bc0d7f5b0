import type { Difference } from '#domain/practice/pronunciation.ts';
import type { Heard, TermEvidence } from './evidence.ts';
import { mean, normSound, type PhoneNorms } from './features.ts';

/** A vowel shorter than this, in frames of 10 ms, is a passing colour and no syllable. */
const SHORTEST_VOWEL = 4;
/** A count by ear is out by one now and then, in long terms by more. */
const MISCOUNT = 0.25;

/**
 * In what a recording differs most from a term that was not recognised in it: in its number of syllables, else in the
 * part of the term whose sounds fit worst; null for terms too short to have parts. Fit finds the part of near misses as
 * often as the encoder (30 and 28 of 50 in flite's voices), so it serves with and without it.
 */
export function differenceOf(
  heard: Heard,
  evidence: TermEvidence,
  norms: PhoneNorms,
  vowels: ReadonlySet<number>,
): Difference | null {
  const sounds = evidence.words.flatMap((word) => word.sounds);
  const expected = sounds.filter(({ phone }) => vowels.has(phone)).length;
  const counted = syllablesHeard(heard, vowels);
  if (counted > 0 && Math.abs(counted - expected) > Math.max(1, MISCOUNT * expected)) {
    return { kind: 'syllables', heard: counted, expected };
  }
  if (sounds.length < 6) return null;
  const third = Math.ceil(sounds.length / 3);
  const fits = sounds.map((sound) => normSound(sound, norms).fit);
  const parts = [fits.slice(0, third), fits.slice(third, -third), fits.slice(-third)].map(mean);
  const worst = parts.indexOf(Math.min(...parts));
  return { kind: 'part', part: (['beginning', 'middle', 'end'] as const)[worst]! };
}

/** Vowels in the sounds that were heard without any expectation. */
function syllablesHeard({ loop }: Heard, vowels: ReadonlySet<number>): number {
  let syllables = 0;
  let run = 0;
  for (const phone of loop.phones) {
    run = vowels.has(phone) ? run + 1 : 0;
    if (run === SHORTEST_VOWEL) syllables++;
  }
  return syllables;
}
