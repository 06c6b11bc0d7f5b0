import type { LearningLanguage } from '#domain/languages.ts';
import { GERMAN_SLOTS } from './slots/de.ts';
import { ENGLISH_SLOTS } from './slots/en.ts';
import { SPANISH_SLOTS } from './slots/es.ts';
import { FRENCH_SLOTS } from './slots/fr.ts';
import { PORTUGUESE_SLOTS } from './slots/pt.ts';
import { SLOTS, type Slot, type SlotWords } from './slots/slots.ts';

const SLOT_WORDS: Readonly<Record<LearningLanguage, SlotWords>> = {
  en: ENGLISH_SLOTS,
  es: SPANISH_SLOTS,
  fr: FRENCH_SLOTS,
  de: GERMAN_SLOTS,
  pt: PORTUGUESE_SLOTS,
};

/** The parts that a question asks for. */
export const slotsAsked = (language: LearningLanguage, bareText: string): Slot[] =>
  SLOTS.filter((slot) => SLOT_WORDS[language].asked[slot].test(bareText));

/**
 * The part of a line that answers such a question, as a sentence; null where it has none, or two that are not the same:
 * 'for years, but badly for a month'.
 */
export function slotIn(language: LearningLanguage, text: string, slot: Slot): string | null {
  const found = longest(SLOT_WORDS[language].tells[slot].flatMap((pattern) => [...text.matchAll(pattern)]));
  const isOne = new Set(found.map((phrase) => phrase.toLowerCase())).size === 1;
  const [said] = found;
  return said && isOne ? `${said[0]!.toUpperCase()}${said.slice(1)}.` : null;
}

/** Without those that are part of another. */
function longest(found: readonly RegExpExecArray[]): string[] {
  const ends = ({ index, 0: phrase }: RegExpExecArray) => index + phrase.length;
  return found
    .filter((one) =>
      found.every(
        (other) => other[0].length <= one[0].length || other.index > one.index || ends(other) < ends(one),
      ),
    )
    .map(([phrase]) => phrase.trim());
}
