import type { SpokenTurn } from '#domain/conversation/conversation.ts';
import type { WordSource } from '#domain/oet/speaking/assessment.ts';
import type { CompiledDocument } from '#web/lib/graphql/document.ts';
import type { Request } from '#web/lib/page/visit.tsx';
import type { PlainKey } from '#words/catalogue.ts';
import type { Reply } from './conversation-machine.ts';

/** What was heard in a recording, as far as anything was. */
export interface NotUnderstood {
  readonly feedback: string;
  /** Guesses. */
  readonly readings: readonly string[];
}

export type Answer = Reply | NotUnderstood;

/** A turn with what else is known of it. */
export interface HeardTurn extends SpokenTurn {
  /** How the doctor's words came. */
  readonly source?: WordSource | undefined;
  /** With which voice the other one speaks. */
  readonly speaker?: 'female' | 'male' | undefined;
}

export interface SoFar {
  readonly conversationId: string | null;
  readonly turns: readonly HeardTurn[];
}

/** A call that says something: prepared once, so that sending it again sends the same. */
export interface PreparedCall {
  readonly document: string;
  readonly operation: string;
  readonly variables: unknown;
}

/** One way of saying something, by the call that takes it. */
export interface Way {
  readonly prepare: (said: string, soFar: SoFar) => PreparedCall;
  /** Throws CallFailure. */
  readonly send: (request: Request, call: PreparedCall, idempotencyKey: string) => Promise<Answer>;
}

/** `said`: a text, or a recording as base64. */
export function wayOf<Data, Variables>(
  document: CompiledDocument<Data, Variables>,
  variablesOf: (said: string, soFar: SoFar) => Variables,
  read: (data: Data, variables: Variables) => Answer,
): Way {
  return {
    prepare: (said, soFar) => ({
      document: document.text,
      operation: document.name,
      variables: variablesOf(said, soFar),
    }),
    async send(request, { variables }, idempotencyKey) {
      // Prepared by this very way, in this visit or in one before.
      const mine = variables as Variables;
      return read(await request(document, mine, { idempotencyKey }), mine);
    },
  };
}

/** What it costs to say something, in credits. Nothing within an exam, where all is paid. */
export interface Prices {
  readonly text: number;
  /** A recording that is answered at once. */
  readonly recording: number;
  /** A recording that is written down first. */
  readonly dictation: number;
}

/** With whom one talks, and how: a patient of a case, the partner of a role-play. */
export interface Exchange {
  /** Names the conversation in this browser. */
  readonly subject: string;
  readonly text: Way;
  readonly recording: Way;
  /** Replaces what was heard in the last turn, where that can be done. */
  readonly correction?: Way;
  readonly prices: Prices;
  /** What is said where a recording could not be sent, in place of the usual. */
  readonly audioFailed?: PlainKey;
  /** What the server has by now; asked where another tab or device may have gone on. */
  readonly look?: () => Promise<SoFar>;
}
