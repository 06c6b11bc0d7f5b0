import type { TranscriptionRequest } from '#domain/conversation/transcription.ts';
import { clinicalSentences } from '../../understanding/sentences.ts';
import { spokenSentences } from './spoken.ts';

/** What clinicians say is always likely, before single words of cases, but where a few lines are all there is. */
export function usuallySaid({
  language,
  likely,
  closed,
}: Omit<TranscriptionRequest, 'audio'>): readonly string[] {
  if (closed) return likely;
  const sentences = likely.filter((text) => SENTENCE.test(text));
  const words = likely.filter((text) => !SENTENCE.test(text));
  return [...clinicalSentences(language), ...sentences, ...spokenSentences(language), ...words];
}

const SENTENCE = /\s.*[.?!]$/;
