import { AppError } from '#domain/errors.ts';
import { isLearningLanguage } from '#domain/languages.ts';
import { roundToTenth } from '#domain/practice/progress.ts';
import type { PronunciationRequest, ScoredPronunciation } from '#domain/practice/pronunciation.ts';
import type { Deps } from '../../deps.ts';
import type { PaidCall } from '../../graphql/calls.ts';
import type { PronunciationAssessor } from '../../ports/pronunciation-assessor.ts';
import { decodeBase64Audio } from './recordings.ts';

const MAX_TERM_CHARACTERS = 200;

/** Asks the engine. A recording that it refuses is VAL_001 with the reason, and never a score. */
export async function assessTerm(
  assessor: PronunciationAssessor,
  request: PronunciationRequest,
  signal: AbortSignal,
): Promise<ScoredPronunciation> {
  const assessment = await assessor.assess(request, signal);
  if (assessment.kind === 'refused') throw new AppError('VAL_001', { reason: assessment.reason });
  return {
    ...assessment,
    matchingAccuracy: roundToTenth(assessment.matchingAccuracy),
    pronunciationScore: roundToTenth(assessment.pronunciationScore),
    confidenceScore: roundToTenth(assessment.confidenceScore),
  };
}

export interface TermRecording {
  readonly expectedTerm: string;
  readonly audioData: string;
  readonly language: string;
  /** What the client sent: a retry is told by it. */
  readonly sent: unknown;
}

/** Scores a recording of any term or sentence; nothing is stored. */
export async function scoreTerm(
  deps: Pick<Deps, 'pronunciationAssessor'>,
  call: PaidCall,
  { expectedTerm, audioData, language, sent }: TermRecording,
): Promise<ScoredPronunciation> {
  const term = expectedTerm.trim();
  if (term === '') throw new AppError('VAL_002');
  if (term.length > MAX_TERM_CHARACTERS) throw new AppError('VAL_001', { reason: 'text_too_long' });
  if (!isLearningLanguage(language)) throw new AppError('VAL_001', { reason: 'unknown_language' });
  const audio = decodeBase64Audio(audioData);
  const request = { audio, expectedTerm: term, language, otherTerms: [] };
  return call.pay({
    input: sent,
    engines: [deps.pronunciationAssessor.engine],
    work: (signal) => assessTerm(deps.pronunciationAssessor, request, signal),
  });
}
