import { shared, tellingStems } from './phrases.ts';
import type { CandidateTurn, Sentence } from './transcript.ts';

const LONGEST_WORDS = 5;

/** 'Rooms like that one?': the other one's words given back, before the question that follows. */
export function echoesOnly({ before }: CandidateTurn, { text, words }: Sentence): boolean {
  if (words > LONGEST_WORDS) return false;
  const own = tellingStems(text);
  return own.size > 0 && shared(own, tellingStems(...before.map((said) => said.text))) === own.size;
}
