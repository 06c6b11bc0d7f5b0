import type { LetterAssessment, LetterFinding, Quoted } from '#domain/oet/writing/assessment.ts';
import type { LetterKey } from '#domain/oet/writing/key.ts';
import type { LetterPaper } from '#domain/oet/writing/paper.ts';
import { copiedFrom } from './content/copying.ts';
import { corpusOf } from './content/corpus.ts';
import { unsupportedIn } from './content/unsupported.ts';
import { assessedPoint, judgePoints } from './content/verdicts.ts';
import { concisenessDrafts } from './criteria/conciseness.ts';
import { contentDrafts } from './criteria/content.ts';
import { type Draft, draft } from './criteria/draft.ts';
import { genreDrafts } from './criteria/genre.ts';
import { organisationDrafts } from './criteria/organisation.ts';
import { readPurpose } from './criteria/purpose.ts';
import { feedbackOf, nextStep } from './feedback.ts';
import { firstGates, offTask } from './gates.ts';
import { checkLanguage, wordsOfTask } from './language/check-language.ts';
import { marksOf } from './marks.ts';
import { mendLetter } from './mend.ts';
import { type ReadLetter, readLetter } from './text/reading.ts';

export interface AssessJob {
  readonly letter: string;
  readonly paper: LetterPaper;
  readonly key: LetterKey;
}

/** Marks an English letter by its task. Same letter, same answer. */
export function assessLetter({ letter: text, paper, key }: AssessJob): LetterAssessment {
  const letter = readLetter(text.replaceAll('\r', ' '));
  const ofTask = wordsOfTask(paper, key);
  const copying = copiedFrom(paper, letter);
  const refused = firstGates(letter, ofTask, copying);
  if (refused) return refused;
  const corpus = corpusOf(letter, paper, key);
  const points = judgePoints(corpus);
  const off = offTask(points, corpus, letter);
  if (off) return off;
  const purpose = readPurpose(corpus);
  const findings = numbered(text, [
    ...purpose.drafts,
    ...contentDrafts(points, unsupportedIn(corpus)),
    ...concisenessDrafts(points, corpus, letter, copying),
    ...genreDrafts(letter, key),
    ...organisationDrafts(letter, paper, purpose.drafts),
    ...languageDrafts(letter, ofTask),
  ]);
  const marks = marksOf(findings, points, letter.bodyWords);
  return {
    scorable: true,
    marks,
    findings,
    points: points.map((point) => asWritten(text, assessedPoint(point, corpus))),
    feedback: feedbackOf({ marks, findings, points, purpose }),
    mended: mendLetter(text, findings),
    next: nextStep(marks, findings),
    bodyWords: letter.bodyWords,
  };
}

/** What is no sentence is judged as a note; its language is not judged besides. */
function languageDrafts({ text, sentences }: ReadLetter, ofTask: ReadonlySet<string>): Draft[] {
  const whole = sentences.map((sentence) => ({ ...sentence, text: sentence.quote }));
  const isNote = ({ from }: { from: number }) =>
    sentences.some((each) => !each.isClausal && each.from <= from && from < each.to);
  const slips = checkLanguage(whole, ofTask).filter((slip) => slip.rule !== 'fragment' || !isNote(slip));
  return slips.map(({ from, to, ...told }) =>
    draft('language', { quote: text.slice(from, to), from, to }, told),
  );
}

/** In the order of the letter; what is missing comes last. */
function numbered(text: string, drafts: readonly Draft[]): LetterFinding[] {
  const placed = [...drafts].sort(
    (a, b) => (a.from ?? Number.MAX_SAFE_INTEGER) - (b.from ?? Number.MAX_SAFE_INTEGER),
  );
  return placed.map((each, i): LetterFinding => asWritten(text, { ...each, id: `f${i + 1}` }));
}

/** Quoted letter by letter: what was read had spaces for carriage returns. */
function asWritten<Each extends Quoted>(text: string, each: Each): Each {
  return each.from === null ? each : { ...each, quote: text.slice(each.from, each.to) };
}
