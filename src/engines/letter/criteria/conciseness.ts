import type { Severity } from '#domain/oet/writing/assessment.ts';
import type { Copying } from '../content/copying.ts';
import type { Corpus } from '../content/corpus.ts';
import { contentStems } from '../content/stems.ts';
import type { JudgedPoint } from '../content/verdicts.ts';
import type { ReadLetter } from '../text/reading.ts';
import { type Draft, draft } from './draft.ts';

const LONG = 250;
const MUCH_TOO_LONG = 310;
const SHORT = 135;
const MUCH_TOO_SHORT = 110;

/** Shorter runs are what a dose or a list can only be called. */
const LONG_RUN = 9;

const WORDY: readonly (readonly [RegExp, string])[] = [
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin spite of the fact that\b/gi, 'although'],
  [/\bat this (?:point|moment) in time\b/gi, 'now'],
  [/\bin the event that\b/gi, 'if'],
  [/\bfor the purpose of\b/gi, 'for'],
  [/\bon a daily basis\b/gi, 'daily'],
  [/\bon a weekly basis\b/gi, 'weekly'],
  [/\ba total of (?=\d|two|three|four)/gi, ''],
];

const SEVERITIES: readonly Severity[] = ['minor', 'moderate', 'serious'];

/** What this reader doesn't need, what is said twice, and what is too long. */
export function concisenessDrafts(
  points: readonly JudgedPoint[],
  corpus: Corpus,
  letter: ReadLetter,
  copying: Copying,
): Draft[] {
  return [
    ...irrelevant(points),
    ...unclear(points),
    ...repeated(corpus),
    ...copied(copying),
    ...length(letter),
    ...wordy(letter),
  ];
}

function irrelevant(points: readonly JudgedPoint[]): Draft[] {
  return points
    .filter(({ verdict }) => verdict === 'included')
    .map(({ point, match }) =>
      draft('conciseness_and_clarity', match?.at.sentence ?? null, {
        rule: 'irrelevant_point',
        severity: SEVERITIES[Math.max(1, point.importance - 1)]!,
        why: `This reader does not need it. ${point.why}`,
      }),
    );
}

const LITTLE = 0.4;
const HARDLY_ANY = 0.25;

/** A letter may be short of words and still not sum up the case: so little of it comes across. */
function unclear(points: readonly JudgedPoint[]): Draft[] {
  const must = points.filter(({ point }) => point.place === 'must');
  const sum = (all: typeof must) => all.reduce((whole, { point }) => whole + point.importance, 0);
  const told =
    sum(must.filter(({ verdict }) => verdict === 'conveyed')) +
    sum(must.filter(({ verdict }) => verdict === 'partial')) / 2;
  const share = must.length === 0 ? 1 : told / sum(must);
  if (share >= LITTLE) return [];
  return [
    draft('conciseness_and_clarity', null, {
      rule: 'no_summary',
      severity: share < HARDLY_ANY ? 'serious' : 'moderate',
      why: 'The letter does not sum up the case: most of what decides about this patient does not come across.',
    }),
  ];
}

/** Two sentences of which one says nothing that the other doesn't. */
function repeated({ sentences }: Corpus): Draft[] {
  const said = sentences.map(({ sentence }) => new Set(contentStems(sentence.quote).map(({ stem }) => stem)));
  return sentences.flatMap(({ sentence }, i) => {
    const mine = said[i]!;
    if (mine.size < 5) return [];
    const again = said
      .slice(0, i)
      .some(
        (other) => other.size >= 5 && [...mine].filter((stem) => other.has(stem)).length / mine.size >= 0.8,
      );
    return again
      ? [
          draft('conciseness_and_clarity', sentence, {
            rule: 'repetition',
            severity: 'moderate',
            why: 'The letter has said this before.',
          }),
        ]
      : [];
  });
}

function copied({ runs }: Copying): Draft[] {
  return runs
    .filter(({ quote }) => quote.split(/\s+/).length >= LONG_RUN)
    .map((run) =>
      draft('conciseness_and_clarity', run, {
        rule: 'copied_notes',
        severity: 'minor',
        why: 'These words stand in the notes as they are: sum up what they mean for this reader.',
      }),
    );
}

function length({ bodyWords, sentences }: ReadLetter): Draft[] {
  const last = sentences.at(-1) ?? null;
  const told = (severity: Severity, why: string) => [
    draft('conciseness_and_clarity', bodyWords < SHORT ? null : last, { rule: 'length', severity, why }),
  ];
  if (bodyWords > MUCH_TOO_LONG)
    return told('serious', `The body has ${bodyWords} words; some 180 to 200 are enough for this task.`);
  if (bodyWords > LONG)
    return told('moderate', `The body has ${bodyWords} words; some 180 to 200 are enough for this task.`);
  if (bodyWords < MUCH_TOO_SHORT)
    return told(
      'serious',
      `The body has ${bodyWords} words: far too few to tell this reader what the notes ask for.`,
    );
  if (bodyWords < SHORT)
    return told(
      'moderate',
      `The body has ${bodyWords} words: too few to tell this reader what the notes ask for.`,
    );
  return [];
}

function wordy({ sentences }: ReadLetter): Draft[] {
  return sentences.flatMap(({ quote, from }) =>
    WORDY.flatMap(([pattern, mend]) =>
      [...quote.matchAll(pattern)].map(({ 0: found, index }) =>
        draft(
          'conciseness_and_clarity',
          { quote: found, from: from + index, to: from + index + found.length },
          {
            rule: 'wordy',
            severity: 'minor',
            why: 'A shorter phrase says the same.',
            mend,
            isCertain: mend !== '',
          },
        ),
      ),
    ),
  );
}
