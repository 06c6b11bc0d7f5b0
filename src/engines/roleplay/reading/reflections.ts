import { shared, tellingStems } from './phrases.ts';
import type { Sentence, Transcript } from './transcript.ts';

const LONGEST_WORDS = 26;
const LEAST_SHARE = 0.4;

/** How much of a sentence takes up words of what the other one said just before: 0 to 1. */
function echoOf(transcript: Pick<Transcript, 'candidate'>, sentence: Sentence): number {
  const turn = transcript.candidate.find(({ number }) => number === sentence.turn);
  const said = tellingStems(...(turn?.before ?? []).map(({ text }) => text));
  const own = tellingStems(sentence.text);
  return own.size === 0 ? 0 : shared(own, said) / own.size;
}

/** Whether a sentence gives back what the other one said just before: 'The nights...', 'You lifted her all alone.' */
export const reflects = (transcript: Pick<Transcript, 'candidate'>, sentence: Sentence): boolean =>
  sentence.words <= LONGEST_WORDS && echoOf(transcript, sentence) >= LEAST_SHARE;
