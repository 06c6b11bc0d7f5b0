import type { LetterFinding, LetterMarks, ScoredLetter, Severity } from '#domain/oet/writing/assessment.ts';
import { LETTER_CRITERIA, type LetterCriterion, MOST_MARKS } from '#domain/oet/writing/letter.ts';
import type { JudgedPoint } from './content/verdicts.ts';
import type { PurposeReading } from './criteria/purpose.ts';

const NAMES: Readonly<Record<LetterCriterion, string>> = {
  purpose: 'Purpose',
  content: 'Content',
  conciseness_and_clarity: 'Conciseness and clarity',
  genre_and_style: 'Genre and style',
  organisation_and_layout: 'Organisation and layout',
  language: 'Language',
};

/** What a full mark, a good one, a middling one and a low one say: never more than the number. */
const SAID: Readonly<
  Record<LetterCriterion, readonly [full: string, good: string, middling: string, low: string]>
> = {
  purpose: [
    'why you write is clear at once',
    'why you write is apparent',
    'why you write is not apparent at once',
    'the letter does not say why it is written',
  ],
  content: [
    'all that this reader needs is there and true to the notes',
    'most of what this reader needs is there',
    'some of what this reader needs is missing or not as in the notes',
    'much of what this reader needs is missing or not as in the notes',
  ],
  conciseness_and_clarity: [
    'nothing was found that this reader does not need',
    'little distracts',
    'some things distract or take too long',
    'much distracts from what matters',
  ],
  genre_and_style: [
    'tone and style suit a clinical letter',
    'tone and style suit, with a few lapses',
    'lapses of tone or style are noticeable',
    'tone or style often do not suit a clinical letter',
  ],
  organisation_and_layout: [
    'the letter is in good order',
    'the order is good, with a lapse',
    'the order or the layout makes the reader search',
    'the letter is hard to find things in',
  ],
  language: [
    'few mistakes were found',
    'few mistakes were found',
    'mistakes are noticeable',
    'mistakes are many',
  ],
};

const RANK: readonly Severity[] = ['serious', 'moderate', 'minor'];
const LONGEST = 140;

const shown = (quote: string) => {
  const line = quote.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST ? `'${line}'` : `'${line.slice(0, line.lastIndexOf(' ', LONGEST))} …'`;
};

/** The finding that says most about a criterion: serious before slight, quoted before unquoted. */
function foremost(findings: readonly LetterFinding[], criterion: LetterCriterion): LetterFinding | undefined {
  const own = findings.filter((finding) => finding.criterion === criterion);
  return [...own].sort(
    (a, b) =>
      RANK.indexOf(a.severity) - RANK.indexOf(b.severity) ||
      Number(a.quote === null) - Number(b.quote === null),
  )[0];
}

function gradeOf(criterion: LetterCriterion, mark: number): 0 | 1 | 2 | 3 {
  if (criterion === 'purpose') return ([3, 2, 1, 0] as const)[mark]!;
  if (mark >= (criterion === 'language' ? 6 : 7)) return 0;
  return mark >= 5 ? 1 : mark >= 3 ? 2 : 3;
}

interface Told {
  readonly marks: LetterMarks;
  readonly findings: readonly LetterFinding[];
  readonly points: readonly JudgedPoint[];
  readonly purpose: PurposeReading;
}

/** A criterion's mark in words, with the finding that says most. */
export function criterionLine(
  criterion: LetterCriterion,
  mark: number,
  findings: readonly LetterFinding[],
): string {
  const line = `${NAMES[criterion]} (${mark} of ${MOST_MARKS[criterion]}): ${SAID[criterion][gradeOf(criterion, mark)]}.`;
  const worst = foremost(findings, criterion);
  return worst ? `${line} ${worst.quote ? `${shown(worst.quote)}: ` : ''}${worst.why}` : line;
}

/** A line for each criterion: its mark in words, with a sentence of the letter that earned or cost it. */
export function feedbackOf({ marks, findings, points, purpose }: Told): string[] {
  const lines = LETTER_CRITERIA.map((criterion) => {
    const line = criterionLine(criterion, marks[criterion] ?? 0, findings);
    if (foremost(findings, criterion)) return line;
    const earned =
      criterion === 'purpose'
        ? purpose.best?.sentence.quote
        : criterion === 'content'
          ? conveyed(points)
          : undefined;
    return earned ? `${line} ${shown(earned)}` : line;
  });
  return [
    ...lines,
    'Not every mistake of language can be found by rules: 6 of 7 is the most that is given here.',
  ];
}

function conveyed(points: readonly JudgedPoint[]): string | undefined {
  const told = points.filter(({ point, verdict }) => verdict === 'conveyed' && point.place === 'must');
  return [...told].sort((a, b) => b.point.importance - a.point.importance)[0]?.match?.at.sentence.quote;
}

const ADVICE: Readonly<Record<LetterCriterion, string>> = {
  purpose: 'Say in the first sentence why you write and what the reader should do.',
  content:
    'Before you write, mark in the notes what this reader must know, and tick it off afterwards, with its numbers.',
  conciseness_and_clarity: 'Leave out what this reader knows already or does not need.',
  genre_and_style: 'Turn every note into a whole sentence in the tone of a clinical letter.',
  organisation_and_layout: 'Give each paragraph one topic, the purpose first and the request last.',
  language: 'Keep five minutes to read the letter once for its verbs, articles and prepositions alone.',
};

const FEW_WORDS = 5;

/** Where to begin: a few words say nothing without what is said of them. */
function beginning(quote: string, why: string): string {
  const words = quote.trim().split(/\s+/).length;
  if (words >= FEW_WORDS) return `Begin with the sentence ${shown(quote)}.`.replace(/\.'\.$/, ".'");
  return `Begin with the ${words === 1 ? 'word' : 'words'} ${shown(quote)}: ${why}`;
}

/** The criterion in which most was left, and what to do about it; null where nothing was found. */
export function nextStep(marks: LetterMarks, findings: readonly LetterFinding[]): ScoredLetter['next'] {
  const withFindings = LETTER_CRITERIA.filter((criterion) =>
    findings.some((finding) => finding.criterion === criterion),
  );
  const left = (criterion: LetterCriterion) => 1 - (marks[criterion] ?? 0) / MOST_MARKS[criterion];
  const [most] = [...withFindings].sort((a, b) => left(b) - left(a));
  if (!most) return null;
  const example = foremost(findings, most);
  return {
    criterion: most,
    text: example?.quote ? `${ADVICE[most]} ${beginning(example.quote, example.why)}` : ADVICE[most],
  };
}
