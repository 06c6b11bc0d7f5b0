import type { LetterChange, LetterFinding, MendedLetter } from '#domain/oet/writing/assessment.ts';

/** The letter with every finding mended whose mend is certain. Of two that touch, the earlier and longer is applied. */
export function mendLetter(text: string, findings: readonly LetterFinding[]): MendedLetter {
  const changes: LetterChange[] = [];
  for (const { id, isCertain, mend, quote, from, to, why } of findings) {
    if (!isCertain || mend === null || quote === null || mend === quote) continue;
    if (changes.some((change) => from < change.to && change.from < to)) continue;
    changes.push({ findingId: id, from, to, before: quote, after: mend, why });
  }
  changes.sort((a, b) => a.from - b.from);
  let mended = '';
  let at = 0;
  for (const { from, to, after } of changes) {
    mended += text.slice(at, from) + after;
    at = to;
  }
  return { text: mended + text.slice(at), changes };
}
