import type { ErrorCode } from '#domain/errors.ts';
import { say } from '#words/say.ts';
import { activeMessage, messageIfLoaded } from '../words/words.ts';
import type { WireFailure } from './transport.ts';

/** Our own words where there are better ones than the code's default; else what the server says. */
function messageFor({ code, reason, params, message }: WireFailure): string {
  const ours = messageIfLoaded(`error.reason.${reason}`);
  if (ours) return say(ours, params);
  return message ?? say(activeMessage(`error.${code}`), params);
}

/** A call that did not succeed. Code and `message`, which is ready to be read by the learner, are the first error's. */
export class CallFailure extends Error {
  readonly code: ErrorCode | 'other';
  readonly reason: string | null;
  readonly params: Readonly<Record<string, string | number>>;
  /** unknown: it may have happened, so it is repeated with its key and can't be taken back. */
  readonly outcome: WireFailure['outcome'];
  /** Everything that the server found wrong, in its order. */
  readonly errors: WireFailure['errors'];

  constructor(wire: WireFailure) {
    super(messageFor(wire));
    this.name = 'CallFailure';
    this.code = wire.code;
    this.reason = wire.reason;
    this.params = wire.params;
    this.outcome = wire.outcome;
    this.errors = wire.errors;
  }

  /** There was no connection, or it took too long. */
  get isNetwork(): boolean {
    return this.code === 'NET_001' || this.code === 'NET_002';
  }
}

/** The message of whatever was thrown, or the given words for something that is no failed call. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof CallFailure && error.message ? error.message : otherwise;
}
