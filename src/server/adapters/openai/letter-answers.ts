import { z } from 'zod';
import type { Quotation, ScoredLetter } from '#domain/oet/writing/assessment.ts';
import { type Draft, draft } from '#engines/letter/criteria/draft.ts';
import type { Further, LoweredPoint } from '#engines/letter/further.ts';
import { answersOf, itemAnswer, placeOf, suggestionOf } from './item-answers.ts';
import type { LetterItem } from './letter-items.ts';

const answerShape = itemAnswer(z.object({ quote: z.string(), better: z.string() }));
type ItemAnswer = z.infer<typeof answerShape>;

export const answersShape = (items: readonly LetterItem[]) => answersOf(items, answerShape);

const LONGEST_MEND_FACTOR = 2;
const LONGEST_MEND_EXTRA = 40;

interface Found extends Quotation {
  readonly better: string;
}

/** What a model's answers come to: only places that stand in what it was shown, and that the rules have not judged. */
export function furtherOf(
  letter: string,
  { shown, items, assessed }: Asked,
  answers: Readonly<Record<string, ItemAnswer>>,
): Further {
  const findings: Draft[] = [];
  const points = new Map<string, LoweredPoint>();
  for (const item of items) {
    const given = answers[item.id];
    if (!given || given.answer === 'yes') continue;
    const { severity, rule, why, criterion, most, point } = item;
    const told: Pick<Draft, 'criterion' | 'from' | 'to'>[] = [...assessed.findings, ...findings].filter(
      (each) => each.criterion === criterion,
    );
    for (const { better, ...at } of placesOf(letter, shown, given).slice(0, most)) {
      if (told.some((each) => overlaps(each, at))) continue;
      const found = draft(criterion, at, {
        rule,
        severity: severity[given.answer],
        why,
        mend: mendOf(better, at),
      });
      findings.push(found);
      told.push(found);
      if (point) points.set(point.id, { verdict: point.verdict, at });
    }
  }
  return { findings, points };
}

export interface Asked {
  /** The paragraphs that the model was shown. */
  readonly shown: readonly string[];
  readonly items: readonly LetterItem[];
  readonly assessed: ScoredLetter;
}

const overlaps = (a: { readonly from: number | null; readonly to: number | null }, b: Quotation) =>
  a.from !== null && a.to !== null && a.from < b.to && b.from < a.to;

function placesOf(letter: string, shown: readonly string[], { faults }: ItemAnswer): Found[] {
  return faults.flatMap(({ quote, better }) => {
    const at = onlyPlaceOf(letter, shown, quote.trim());
    return at ? [{ ...at, better }] : [];
  });
}

/** Where whole words stand in the letter, once; null where they don't, or where it can't be told which are meant. */
function onlyPlaceOf(letter: string, shown: readonly string[], quote: string): Quotation | null {
  const from = placeOf(quote, letter);
  if (from === -1 || letter.includes(quote, from + 1)) return null;
  if (!shown.some((paragraph) => paragraph.includes(quote))) return null;
  return { quote, from, to: from + quote.length };
}

/** A suggestion of the quote's size; it is shown, and never written into the mended version. */
const mendOf = (better: string, { quote }: Quotation) =>
  suggestionOf(better, quote, LONGEST_MEND_FACTOR * quote.length + LONGEST_MEND_EXTRA);
