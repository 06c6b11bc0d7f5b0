/** A text as it was saved. */
export interface Draft {
  readonly text: string;
  readonly savedAt: Date;
}

/** Longer than any letter: what is longer is no letter. */
export const LONGEST_DRAFT = 20_000;

const MINUTE_MS = 60_000;
/** Letters that may go at once, deleted or replaced, without the text before being kept. */
const MANY = 20;

const minuteOf = (at: Date) => Math.floor(at.getTime() / MINUTE_MS);

/**
 * Whether a draft need not be kept once the next is saved: one a minute is, but also what lost a passage or had
 * it replaced, and what stood there when the time was over.
 */
export function isThinned(draft: Draft, next: Draft, endsAt: Date | null): boolean {
  const stoodAtEnd = endsAt !== null && draft.savedAt <= endsAt && next.savedAt > endsAt;
  const lost = lettersGone(draft.text, next.text) > MANY;
  return !stoodAtEnd && !lost && minuteOf(draft.savedAt) === minuteOf(next.savedAt);
}

/** How long the stretch is that the next text has otherwise. */
function lettersGone(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return before.length - start - end;
}

/** What stood there when the time was over; null if nothing did. */
export function timelyDraft<Saved extends Draft>(
  drafts: readonly Saved[],
  endsAt: Date | null,
): Saved | null {
  const inTime = drafts.filter(({ savedAt }) => endsAt === null || savedAt <= endsAt);
  return inTime.toSorted((a, b) => a.savedAt.getTime() - b.savedAt.getTime()).at(-1) ?? null;
}
