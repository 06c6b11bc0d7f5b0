import { MAX_TURN_CHARACTERS } from '#domain/conversation/conversation.ts';
import { AppError } from '#domain/errors.ts';
import { storable } from '#domain/storable.ts';
import { decodeBase64Audio } from '../../speech/recordings.ts';

export interface TurnForm {
  /** null: her latest attempt that is not submitted. */
  readonly progressId: string | null;
  readonly audioData: string;
  readonly correctedText: string | null;
  /** The number of the turn that is corrected; null: whichever is the latest. */
  readonly correctedTurn: number | null;
  readonly typedText: string | null;
}

/** What the learner sends: a recording, words for the latest turn, or words of a new one. */
export type Sent =
  | { readonly kind: 'spoken'; readonly audio: Uint8Array }
  | { readonly kind: 'corrected'; readonly text: string; readonly number: number | null }
  | { readonly kind: 'typed'; readonly text: string };

/** Errors: VAL_001 nothing_said, text_too_long, too_long, bad_audio. */
export function readForm({ audioData, correctedText, correctedTurn, typedText }: TurnForm): Sent {
  if (correctedText !== null)
    return { kind: 'corrected', text: readText(correctedText), number: correctedTurn };
  if (typedText !== null) return { kind: 'typed', text: readText(typedText) };
  if (audioData === '') throw new AppError('VAL_001', { reason: 'nothing_said' });
  return { kind: 'spoken', audio: decodeBase64Audio(audioData) };
}

function readText(sent: string): string {
  const text = storable(sent).trim();
  if (text === '') throw new AppError('VAL_001', { reason: 'nothing_said' });
  if (text.length > MAX_TURN_CHARACTERS) throw new AppError('VAL_001', { reason: 'text_too_long' });
  return text;
}
