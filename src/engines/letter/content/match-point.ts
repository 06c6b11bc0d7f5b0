import type { Span } from '#domain/oet/find-quote.ts';
import type { LetterPoint } from '#domain/oet/writing/key.ts';
import { findConcept } from './concepts.ts';
import type { Compared, Corpus } from './corpus.ts';
import { deniedSpans, isDenied } from './negation.ts';
import { type Quantity, quantitiesOf, sameQuantity } from './quantities.ts';
import { contentStems, stemsOf } from './stems.ts';
import { isAboutSomebodyElse } from './whom.ts';

/** How a sentence, with those beside it, speaks of a point. */
export interface PointMatch {
  readonly at: Compared;
  /** Which of the concepts it has, 0 to 1, in the sentence itself and with those beside it. */
  readonly own: number;
  readonly near: number;
  readonly hasFirst: boolean;
  /** The share of what the point says that stands in the sentence, 0 to 1, rare words counting more. */
  readonly overlap: number;
  readonly missingQuantities: readonly string[];
  /** What is otherwise than in the notes. */
  readonly conflict: 'quantity' | 'polarity' | 'person' | null;
  readonly conflicting: string;
}

const isBeside = (a: Compared, b: Compared) => a.sentence.paragraph === b.sentence.paragraph;

/** The sentences that speak of a point, the nearest first. */
export function matchesOf(point: LetterPoint, corpus: Corpus): PointMatch[] {
  const said = [...new Map(contentStems(point.says).map(({ stem }) => [stem, corpus.weightOf(stem)]))];
  const whole = said.reduce((sum, [, weight]) => sum + weight, 0);
  return corpus.sentences
    .map((at, i): PointMatch => {
      const beside = [corpus.sentences[i - 1], corpus.sentences[i + 1]].filter(
        (each) => each !== undefined && isBeside(each, at),
      ) as Compared[];
      const places = point.concepts.map((concept) => findConcept(at.stems, concept));
      const isNear = (j: number) => beside.some(({ stems }) => findConcept(stems, point.concepts[j]!));
      const own = places.filter((place) => place !== null).length / places.length;
      const near = places.filter((place, j) => place !== null || isNear(j)).length / places.length;
      const stems = new Set(at.stems.map(({ stem }) => stem));
      const overlap = said.reduce((sum, [stem, weight]) => sum + (stems.has(stem) ? weight : 0), 0) / whole;
      const wanted = quantitiesWanted(point);
      const all = [at, ...beside].flatMap(({ quantities }) => quantities);
      const missing = wanted.filter(
        (each) => !each.all.every((q) => all.some((given) => sameQuantity(q, given))),
      );
      const first = places[0] ?? null;
      return {
        at,
        own,
        near,
        hasFirst: first !== null,
        overlap,
        missingQuantities: missing.map(({ text }) => text),
        ...conflictOf(point, corpus, at, {
          first,
          own,
          overlap,
          missing: missing.flatMap((each) => each.all),
        }),
      };
    })
    .filter(({ hasFirst, overlap }) => hasFirst || overlap >= 0.5)
    .sort((a, b) => strength(b) - strength(a));
}

const strength = ({ own, near, overlap, hasFirst }: PointMatch) =>
  own + near / 2 + overlap + (hasFirst ? 0.5 : 0);

/** The quantities that a point must have right, each text with what is counted in it. */
function quantitiesWanted(point: LetterPoint): { text: string; all: Quantity[] }[] {
  return (point.quantities ?? [])
    .map((text) => ({ text, all: quantitiesOf(text) }))
    .filter(({ all }) => all.length > 0);
}

interface Found {
  readonly first: Span | null;
  readonly overlap: number;
  readonly own: number;
  readonly missing: readonly Quantity[];
}

function conflictOf(
  point: LetterPoint,
  corpus: Corpus,
  at: Compared,
  found: Found,
): Pick<PointMatch, 'conflict' | 'conflicting'> {
  const { first } = found;
  if (first === null || found.own < 0.5) return { conflict: null, conflicting: '' };
  const wrong = wrongQuantity(point, corpus, at, first, found.missing);
  if (wrong) return { conflict: 'quantity', conflicting: at.sentence.quote.slice(wrong.from, wrong.to) };
  if (found.overlap < SURELY_MEANT) return { conflict: null, conflicting: '' };
  if (found.own === 1 && isDeniedOtherwise(point, at))
    return { conflict: 'polarity', conflicting: at.sentence.quote };
  if (found.own === 1 && isAboutSomebodyElse(point, at.sentence, first)) {
    return { conflict: 'person', conflicting: at.sentence.quote };
  }
  return { conflict: null, conflicting: '' };
}

/** Words of a point may stand in a sentence about something else, which may deny what it likes. */
const SURELY_MEANT = 0.4;

/** Dimensions in which another number is a mistake and not another fact: doses, frequencies, dates, measures. */
const EXACT = new Set([
  'mg',
  'ml',
  'units',
  'per day',
  'per week',
  'date',
  'ratio',
  'kg',
  '%',
  'measure',
  'size',
  'time',
]);
const NEAR_LETTERS = 60;

/** The number that stands by the point's first concept where its own should, and that the notes don't have there. */
function wrongQuantity(
  point: LetterPoint,
  corpus: Corpus,
  at: Compared,
  first: Span,
  missing: readonly Quantity[],
): Quantity | null {
  const own = (point.quantities ?? []).flatMap(quantitiesOf);
  for (const wanted of missing) {
    if (!EXACT.has(wanted.dimension)) continue;
    const rivals = at.quantities.filter(
      (given) =>
        given.dimension === wanted.dimension &&
        given.to >= first.from - NEAR_LETTERS / 2 &&
        given.from <= first.to + NEAR_LETTERS &&
        !own.some((each) => sameQuantity(each, given)) &&
        !belongsBefore(given, first, at) &&
        !isAccountedFor(given, point, corpus, at),
    );
    const nearest = rivals.sort((a, b) => distance(a, first) - distance(b, first))[0];
    if (nearest) return nearest;
  }
  return null;
}

/** 'Amlodipine 5 mg, docusate': an amount that a comma parts from what follows belongs to what stands before it. */
const belongsBefore = (given: Quantity, first: Span, at: Compared) =>
  AMOUNTS.has(given.dimension) &&
  given.to <= first.from &&
  /^[,;]|^ and\b/.test(at.sentence.quote.slice(given.to, first.from));
const AMOUNTS = new Set(['mg', 'ml', 'units', '%']);

/** 'She lost 2.6 kg' where the notes have 58.0 and 55.4. */
function isDifference(given: Quantity, all: readonly Quantity[]): boolean {
  const values = all
    .filter(({ dimension }) => dimension === given.dimension)
    .map(({ value }) => Number(value));
  return values.some((a) => values.some((b) => a - b > 0 && Math.abs(a - b - Number(given.value)) < 0.051));
}

const distance = (a: Span, b: Span) => Math.max(0, a.from - b.to, b.from - a.to) + (a.from < b.from ? 8 : 0);

/** Whether the notes have this number for what the sentence speaks of, by this or another point. */
function isAccountedFor(given: Quantity, point: LetterPoint, corpus: Corpus, at: Compared): boolean {
  const ownNotes = point.notes.map((id) => corpus.notes.get(id) ?? '').join('; ');
  const stretches = [...corpus.notes.values()].flatMap((note) => note.split(/[;,.→+](?:\s|$)|→/));
  const own = stretches.filter((stretch) => quantitiesOf(stretch).some((each) => sameQuantity(each, given)));
  // In the notes by the same thing: another dose of the drug, an earlier pressure.
  const first = point.concepts[0]!;
  if (own.some((stretch) => findConcept(stemsOf(stretch), first) !== null)) return true;
  const isExactly = (each: Quantity) => sameQuantity(each, given);
  if (given.dimension === 'kg' && isDifference(given, quantitiesOf(ownNotes))) return true;
  const isOwn = quantitiesOf(ownNotes).some(isExactly);
  // In the notes by another thing that the sentence speaks of nearer to the number.
  const others = corpus.key.points.filter(
    (other) => other.id !== point.id && other.concepts[0] !== undefined,
  );
  const byAnother = others.some((other) => {
    const place = findConcept(at.stems, other.concepts[0]!);
    const mine = findConcept(at.stems, first);
    const has = [...(other.quantities ?? []), ...other.notes.map((id) => corpus.notes.get(id) ?? '')];
    if (!place || !mine || !quantitiesOf(has.join('; ')).some(isExactly)) return false;
    return distance(given, place) <= distance(given, mine) && place.from !== mine.from;
  });
  return byAnother || (isOwn && quantitiesOf(point.says).some(isExactly));
}

/** Whether the sentence denies what the point affirms, or the other way round. */
function isDeniedOtherwise(point: LetterPoint, at: Compared): boolean {
  const expected = isPointDenied(point);
  if (expected === null) return false;
  const flags = point.concepts.map((concept) => {
    const place = findConcept(at.stems, concept);
    return place !== null && isDenied(at.denied, place);
  });
  return expected ? !flags.some(Boolean) && at.denied.length === 0 : flags.every(Boolean);
}

const NEGATIVE =
  /\b(?:no|not|nil|never|without|un\w+|non\w*|stop\w*|cease\w*|discontinu\w*|free|absen\w+|denie\w+|clear|avoid\w*|lack\w*|negative|neither|nor|decline\w*|refuse\w*|withheld|held|off|excluded|ruled|removed|withdrawn|resolved|out)\b/;

/** Whether the point itself is denied; null where its own words don't tell. */
function isPointDenied(point: LetterPoint): boolean | null {
  const spans = deniedSpans(point.says);
  const wordedNegative = point.concepts.some((concept) => concept.some((wording) => NEGATIVE.test(wording)));
  if (point.polarity === 'denied') return wordedNegative ? null : true;
  if (spans.length > 0 || wordedNegative) return null;
  return false;
}
