import type { Played, SpokenTurn } from '#domain/conversation/conversation.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import type { EngineInfo } from './engine-info.ts';

export interface PatientRequest {
  readonly played: Played;
  /** Same seed, same turns: same answer, where the engine can promise that. */
  readonly seed: number;
  /** The conversation so far, the doctor's latest turn last. */
  readonly turns: readonly SpokenTurn[];
  /** What the patient left with the latest of its own turns, or null at the beginning. */
  readonly state: unknown;
}

/** A piece of the answer: a line of the patient, or at the end what the patient wants to be given next time. */
export type PatientPart =
  | {
      readonly kind: 'line';
      readonly text: string;
      /** The authored unit, null for a line that was made up by a model. */
      readonly unit: string | null;
      /** The line in others of the five languages. */
      readonly translations: Readonly<Partial<Record<LearningLanguage, string>>>;
    }
  | { readonly kind: 'state'; readonly state: unknown };

export interface Patient {
  readonly engine: EngineInfo;
  /** Answers the doctor's latest turn, line after line. Errors, at the first part: SRV_002. */
  reply(request: PatientRequest, signal: AbortSignal): AsyncIterable<PatientPart>;
  /** Told who is going to be played, so that the first turn need not wait. Resolves when it is done; fails quietly. */
  rehearse(played: Played): Promise<void>;
}
