import type { SpokenTurn } from '#domain/conversation/conversation.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import type { Brief } from '#domain/practice/complex/brief.ts';
import { type Coverage, coverageOf } from '#domain/practice/complex/coverage.ts';
import type { UnderstoodClause } from '#domain/practice/complex/played-case.ts';
import type { ConsultationReview } from '#domain/practice/complex/review.ts';
import { readTranscript, type Transcript } from '../roleplay/reading/transcript.ts';
import type { ReadClause } from '../understanding/understand.ts';
import { harmsIn } from './harms.ts';
import { judgeKeyPoints } from './key-points.ts';
import { judgeManners } from './manners.ts';

/** At this probability a clause is taken to be what it is read as. */
const ACCEPT = 0.6;

export interface ReviewedTurn extends SpokenTurn {
  /** From 1. */
  readonly number: number;
}

export interface ToReview {
  readonly language: LearningLanguage;
  readonly brief: Brief;
  readonly turns: readonly ReviewedTurn[];
  /** Reads a sentence clause by clause, with the words of the case. */
  readonly read: (sentence: string) => readonly ReadClause[];
}

/** What the learner's turns come to: harm, the case's goals, and how she talked. By rules alone, in five languages. */
export function reviewConsultation({ language, brief, turns, read }: ToReview): ConsultationReview<Coverage> {
  const known = new Map<string, readonly ReadClause[]>();
  const readOnce = (sentence: string) => {
    const clauses = known.get(sentence) ?? read(sentence);
    known.set(sentence, clauses);
    return clauses;
  };
  const transcript = readTranscript(
    turns.map(({ number, role, content: text }) => ({
      number,
      role,
      text,
      source: null,
      atMs: 0,
      measures: null,
      units: null,
    })),
    readOnce,
  );
  const talk = { language, transcript };
  return {
    harms: harmsIn(talk, brief),
    keyPoints: judgeKeyPoints(language, brief.keyPoints ?? [], transcript.sentences),
    topics: coverageOf(brief, understood(transcript, readOnce)),
    manners: judgeManners(talk),
  };
}

function understood({ candidate }: Transcript, read: ToReview['read']) {
  return candidate.map(({ number, sentences }) => ({
    turn: number,
    clauses: sentences.flatMap((sentence) => read(sentence.text)).flatMap(acceptedIn),
  }));
}

const acceptedIn = ({ text, readings }: ReadClause): UnderstoodClause[] =>
  readings
    .filter(({ probability }) => probability >= ACCEPT)
    .map(({ act, probability }) => ({ text, act, probability }));
