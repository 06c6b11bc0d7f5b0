import type { Span } from '#domain/oet/find-quote.ts';

/**
 * Which stretches of a sentence are denied. After ConText (Harkema and others, 2009): a trigger reaches to the end of
 * its clause, forwards or backwards.
 */
const BEFORE =
  /\b(?:no longer|no|not|never|neither|nor|nil|denies|denied|denying|without|absence of|absent|negative for|free of|free from|none|nothing|stopped|ceased|discontinued|withheld|declined|declines|refused|refuses|cannot|can't|isn't|wasn't|aren't|weren't|hasn't|haven't|hadn't|doesn't|don't|didn't|won't|shouldn't|couldn't|unable to|ruled out|excluded|lacks|lack of|avoids|avoid|avoided|avoiding|unlikely|excuse|excused|exempt|refrain|rather than|instead of)\b/g;
const AFTER =
  /\b(?:(?:was|were|is|are|has been|have been|had been|been)\s+(?:now\s+|also\s+)?(?:not|never|denied|absent|stopped|ceased|discontinued|withheld|ruled out|excluded|negative|withdrawn|removed)|is unlikely|negative)\b/g;
/** Triggers that deny nothing. */
const PSEUDO =
  /\b(?:not only|no doubt|no change|not certain|no further|nothing but|without difficulty|no more than|not just|not necessarily|do not hesitate|does not hesitate)\b/g;
/** What ends the reach of a trigger. */
const ENDS =
  /[;:.!?()]|\b(?:but|however|although|though|except|apart from|which|who|because|since|whereas|while|until|when|if|unless|so|yet|despite|although)\b|,?\s+and\s+(?:\w{3,}ed|gave|took|began|put|went|felt|made|he|she|it|they|i|we|is|was|has|had|his|her|the|takes|lives|will|can|reports|continues)\b|,\s+(?:he|she|it|they|i|we|the|his|her|with)\b/g;

const LONGEST_REACH = 90;

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));

/** The stretches of a sentence that are denied, its triggers among them. */
export function deniedSpans(sentence: string): Span[] {
  const text = sentence.toLowerCase().replaceAll('’', "'");
  const hidden = text.replace(PSEUDO, (found) => '_'.repeat(found.length));
  const ends = spansOf(hidden, ENDS);
  const forwards = spansOf(hidden, BEFORE).map(({ from, to }) => {
    const end = ends.find((each) => each.from >= to)?.from ?? text.length;
    // 'Without' reaches no further than its comma.
    const comma = hidden.slice(from, to) === 'without' ? hidden.indexOf(',', to) : -1;
    return { from, to: Math.min(end, comma === -1 ? end : comma, to + LONGEST_REACH) };
  });
  const backwards = spansOf(hidden, AFTER).flatMap(({ from, to }) => {
    const start = Math.max(ends.findLast((end) => end.to <= from)?.to ?? 0, from - LONGEST_REACH);
    // 'Meloxicam, given for arthritis, was withheld': what stands between commas is not denied.
    const inserted = hidden.slice(start, from).match(/,[^,]+,\s*$/);
    if (!inserted) return [{ from: start, to }];
    return [
      { from: start, to: start + inserted.index! },
      { from, to },
    ];
  });
  return [...forwards, ...backwards];
}

/** Whether the place of a word lies in what is denied. */
export const isDenied = (spans: readonly Span[], place: Span) =>
  spans.some(({ from, to }) => place.from >= from && place.to <= to);
