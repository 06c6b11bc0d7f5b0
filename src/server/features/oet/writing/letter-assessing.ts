import type { MarkedPart, Tally } from '#domain/oet/marking.ts';
import type { LetterAssessment, ScoredLetter } from '#domain/oet/writing/assessment.ts';
import { LETTER_CRITERIA, MOST_MARKS } from '#domain/oet/writing/letter.ts';
import { letterScore } from '#domain/oet/writing/score.ts';
import type { WritingKey, WritingPaper } from '#domain/oet/writing/task.ts';
import type { LetterAssessor } from '../../../ports/letter-assessor.ts';
import type { WorkAssessor } from '../assessing/assessing.service.ts';
import { submittedText } from '../assessing/texts.service.ts';
import { findKey } from '../papers/keys.store.ts';
import { findPaper } from '../papers/papers.store.ts';

/** How letters are assessed: by the engine, with the task's key; what stood there at the end of the time apart. */
export function letterAssessing({ assess, engine }: LetterAssessor): WorkAssessor {
  return {
    engine,
    assess: async (db, submitted, signal) => {
      const { text, timely } = await submittedText(db, submitted);
      const { testVersionId } = submitted.opened.attempt;
      const { part } = submitted.opened.place;
      const paper = await findPaper<WritingPaper>(db, testVersionId, part);
      const key = await findKey<WritingKey>(db, testVersionId, part);
      const assessment = await assess({ letter: text, paper, key }, signal);
      if (!assessment.scorable) return { assessment, engine: engine.name, marks: null };
      const inTime = text === timely ? assessment : await assess({ letter: timely, paper, key }, signal);
      const marks = { marked: markedPart(assessment), atTime: tallyAtTime(assessment, inTime) };
      return { assessment, engine: engine.name, marks };
    },
    givenUp: GIVEN_UP,
  };
}

/** Said after a day without an engine that answers. */
const GIVEN_UP: LetterAssessment = {
  scorable: false,
  reason: 'no_engine',
  measured: 0,
  why: 'Your letter could not be marked: for a day no service answered that you have agreed to.',
};

function tallyAtTime(assessment: ScoredLetter, inTime: LetterAssessment): Tally {
  if (inTime.scorable) return tallyOf(inTime);
  return { obtained: 0, total: letterScore(assessment.marks).total };
}

function tallyOf({ marks }: ScoredLetter): Tally {
  const { obtained, total } = letterScore(marks);
  return { obtained, total };
}

/** The marks as progress reads them: criteria are what was asked for. */
function markedPart(assessment: ScoredLetter): MarkedPart {
  const tally = tallyOf(assessment);
  const criteria = LETTER_CRITERIA.flatMap((criterion) => {
    const obtained = assessment.marks[criterion];
    return obtained === null ? [] : [[criterion, { obtained, total: MOST_MARKS[criterion] }] as const];
  });
  return { ...tally, shaped: tally, questions: [], skills: Object.fromEntries(criteria), topics: {} };
}
