import type { SpeakingKey } from '#domain/oet/speaking/role-play.ts';
import type { CandidateTurn, Transcript } from '../reading/transcript.ts';
import { grammarFindings, rangeFinding } from './grammar.ts';
import { registerFindings } from './register.ts';
import type { SpokenDraft } from './sound.ts';

/** Words of the candidate's own that must be there before wording is judged. */
const FEWEST_OWN_WORDS = 80;

export const TOO_FEW_OWN_WORDS =
  'Most of your turns were recognised by what they ask and not word by word, so your wording can be judged only where you typed or corrected a turn.';

export interface Wording {
  readonly findings: readonly SpokenDraft[];
  /** That were looked at; null where they are too few. */
  readonly words: number | null;
}

/** Only what was typed, corrected or dictated shows how it was said. */
export const ownTurns = ({ candidate }: Transcript): CandidateTurn[] =>
  candidate.filter(({ source }) => source !== 'recognised');

export function judgeWording(transcript: Transcript, key: SpeakingKey): Wording {
  const turns = ownTurns(transcript);
  const words = turns.reduce((sum, turn) => sum + turn.words, 0);
  if (words < FEWEST_OWN_WORDS) return { findings: [], words: null };
  const findings = [...registerFindings(turns, key), ...grammarFindings(turns), ...rangeFinding(turns)];
  return { findings, words };
}
