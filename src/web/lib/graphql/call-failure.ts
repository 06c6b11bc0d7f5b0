import type { ErrorCode } from '#domain/errors.ts';
import { errorKey } from '#words/errors.ts';
import { say } from '#words/say.ts';
import { activeMessage } from '../words/words.ts';
import type { WireFailure } from './transport.ts';

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
    const key = errorKey(wire.code, wire.reason);
    // Our own words where there are better ones than the code's default; else what the server says.
    const known = key.startsWith('error.reason.') || wire.message === null;
    super(known ? say(activeMessage(key), wire.params) : (wire.message ?? ''));
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
