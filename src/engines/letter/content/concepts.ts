import type { Span } from '#domain/oet/find-quote.ts';
import type { Concept } from '#domain/oet/writing/key.ts';
import { isContentWord, type Stem, stemsOf } from './stems.ts';

/** Words that may stand between those of a wording. */
const LOOSE = 3;
/** A learner's misspelling of a long word is still that word, unless it makes another one. */
const LONG_WORD = 7;
const OPPOSITE = /^(?:hypo|hyper|anti|un|in|ab|ad)/;

const wordings = new Map<string, readonly string[]>();

/** A wording by the stems of its words that say something; where none does, by all. */
function wordingOf(text: string): readonly string[] {
  const known = wordings.get(text);
  if (known) return known;
  const all = stemsOf(text).map(({ stem }) => stem);
  const telling = all.filter(isContentWord);
  const wording = telling.length > 0 ? telling : all;
  if (wordings.size > 20_000) wordings.clear();
  wordings.set(text, wording);
  return wording;
}

/** Where the words of one of a concept's wordings stand in order, close together; null where none does. */
export function findConcept(stems: readonly Stem[], concept: Concept): Span | null {
  let best: Span | null = null;
  for (const wording of concept) {
    const found = findWording(stems, wordingOf(wording));
    if (found && (!best || found.to - found.from > best.to - best.from)) best = found;
  }
  return best;
}

function findWording(stems: readonly Stem[], wording: readonly string[]): Span | null {
  for (let start = 0; start < stems.length; start++) {
    if (!isSame(stems[start]!.stem, wording[0]!)) continue;
    let at = start;
    let matched = 1;
    while (matched < wording.length) {
      const next = stems.findIndex(
        (each, i) => i > at && i <= at + 1 + LOOSE && isSame(each.stem, wording[matched]!),
      );
      if (next === -1) break;
      at = next;
      matched++;
    }
    if (matched === wording.length) return { from: stems[start]!.from, to: stems[at]!.to };
  }
  return null;
}

function isSame(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.length < LONG_WORD || b.length < LONG_WORD || a[0] !== b[0]) return false;
  if (OPPOSITE.test(a) || OPPOSITE.test(b)) return false;
  return isOneEdit(a, b);
}

/** Whether one letter added, left out, changed or swapped makes one word of the other. */
function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < Math.min(a.length, b.length) && a[i] === b[i]) i++;
  const [restA, restB] = [a.slice(i), b.slice(i)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
