import { AppError } from '#domain/errors.ts';
import { completionPercentage, roundToTenth } from '#domain/practice/progress.ts';
import { mayProceed, type ScoredPronunciation } from '#domain/practice/pronunciation.ts';
import { isSameText } from '#domain/practice/same-text.ts';
import type { Deps } from '../../../deps.ts';
import type { PaidCall } from '../../../graphql/calls.ts';
import { assessTerm } from '../../speech/pronunciation.service.ts';
import { decodeBase64Audio } from '../../speech/recordings.ts';
import {
  completeItem,
  findItem,
  lockProgress,
  nextItem,
  type OfferedItem,
  otherTermsOf,
  type Practice,
  recordAttempt,
} from './vocabulary.store.ts';

export interface AvailableVocabulary {
  readonly item: OfferedItem | null;
  readonly completedCount: number;
  readonly totalCount: number;
  readonly remainingCount: number;
  readonly completionPercentage: number;
}

/** What to practise next at a level. The item is null only where no content exists. */
export async function getAvailableVocabulary(
  { db }: Pick<Deps, 'db'>,
  learnerId: string,
  levelSlug: string,
): Promise<AvailableVocabulary> {
  const item = (await nextItem(db, learnerId, levelSlug)) ?? null;
  const completedCount = item?.completed ?? 0;
  const totalCount = item?.total ?? 0;
  return {
    item,
    completedCount,
    totalCount,
    remainingCount: totalCount - completedCount,
    completionPercentage: completionPercentage(completedCount, totalCount),
  };
}

export interface VocabularyRecording {
  readonly learnerId: string;
  readonly vocabularyId: string;
  readonly expectedTerm: string;
  readonly audioData: string;
}

export type VocabularyScore = ScoredPronunciation & Practice & { readonly vocabularyId: string };

/** Scores a recording of an item's term as one attempt. A refused recording is no attempt and costs nothing. */
export async function scoreVocabulary(
  deps: Pick<Deps, 'db' | 'pronunciationAssessor'>,
  call: PaidCall,
  recording: VocabularyRecording,
): Promise<VocabularyScore> {
  const { learnerId, vocabularyId } = recording;
  const item = await findItem(deps.db, vocabularyId);
  if (!item || !isSameText(item.term, recording.expectedTerm)) {
    throw new AppError('VAL_001', { reason: 'unknown_item' });
  }
  const audio = decodeBase64Audio(recording.audioData);
  const otherTerms = await otherTermsOf(deps.db, learnerId, item);
  const { language, ipa, term } = item;
  const request = { audio, expectedTerm: term, language, otherTerms, ...(ipa && { ipa }) };
  return call.pay({
    input: [vocabularyId, recording.audioData],
    engines: [deps.pronunciationAssessor.engine],
    work: (signal) => assessTerm(deps.pronunciationAssessor, request, signal),
    settle: async (tx, scored) => {
      const practice = await recordAttempt(tx, learnerId, item.id, scored.pronunciationScore);
      const bestScore = practice.bestScore === null ? null : roundToTenth(practice.bestScore);
      return { ...scored, attempts: practice.attempts, bestScore, vocabularyId: item.id };
    },
  });
}

/** Completes an item after a pass or three scored attempts; asked again, it stays completed. */
export async function completeVocabulary(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  learnerId: string,
  vocabularyId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const progress = await lockProgress(tx, learnerId, vocabularyId);
    if (!progress) throw new AppError('VAL_001', { reason: 'not_ready_to_complete' });
    if (mayProceed(progress.bestScore, progress.attempts)) {
      return completeItem(tx, learnerId, vocabularyId, clock.now());
    }
    const alreadyDone = progress.attempts === 0 && progress.completions > 0;
    if (!alreadyDone) throw new AppError('VAL_001', { reason: 'not_ready_to_complete' });
  });
}
