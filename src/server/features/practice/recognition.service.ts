import { AppError } from '#domain/errors.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import type { Deps } from '../../deps.ts';
import { findConversation } from '../conversation/conversation.store.ts';
import { wordsOfCases } from './briefs.store.ts';
import { findCase } from './complex.store.ts';
import { findLine, linesOf } from './guided.store.ts';

/** Lets the transcriber read in what is likely to be said to the patients of a language, ahead of the first recording. */
export async function prepareRecognition(
  { db, transcriber }: Pick<Deps, 'db' | 'transcriber'>,
  language: LearningLanguage,
): Promise<void> {
  transcriber.prepare(await expectedOfCases({ db }, language));
}

/** What is likely to be said to the patients of a language. */
export async function expectedOfCases(
  { db }: Pick<Deps, 'db'>,
  language: LearningLanguage,
): Promise<Expectations> {
  return { language, likely: await wordsOfCases(db, language) };
}

/** Where a recording was made, for engines that need to know what was likely said. */
export interface TurnContext {
  readonly guidedPracticeId?: string | null | undefined;
  readonly patientCaseId?: string | null | undefined;
  readonly conversationId?: string | null | undefined;
  readonly progressId?: string | null | undefined;
}

export interface Expectations {
  readonly language: LearningLanguage;
  readonly likely: readonly string[];
  readonly closed?: boolean;
}

/** Errors: VAL_001 unknown_item for a context that does not exist or is not this learner's. */
export async function expectations(
  { db }: Pick<Deps, 'db'>,
  learnerId: string,
  learning: LearningLanguage,
  { guidedPracticeId, patientCaseId, conversationId, progressId }: TurnContext,
): Promise<Expectations> {
  // There is no exam yet, so no progress id is anybody's.
  if (progressId) throw new AppError('VAL_001', { reason: 'unknown_item' });
  if (guidedPracticeId) {
    const line = await findLine(db, guidedPracticeId);
    if (!line) throw new AppError('VAL_001', { reason: 'unknown_item' });
    const lines = await linesOf(db, learnerId, line.groupId);
    return {
      language: line.language,
      likely: lines.map(({ doctorMessage }) => doctorMessage),
      closed: true,
    };
  }
  const conversation = conversationId ? await findConversation(db, learnerId, conversationId) : undefined;
  if (conversationId && !conversation) throw new AppError('VAL_001', { reason: 'unknown_item' });
  const caseId = patientCaseId ?? conversation?.subject;
  const row = caseId ? await findCase(db, caseId) : undefined;
  if (patientCaseId && !row) throw new AppError('VAL_001', { reason: 'unknown_item' });
  const language = row?.language ?? learning;
  return expectedOfCases({ db }, language);
}
