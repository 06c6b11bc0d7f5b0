import type { FastifyBaseLogger } from 'fastify';
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError } from '#domain/errors.ts';
import { wireErrorMessage } from '#words/errors.ts';
import { isDatabaseAway } from '../db/away.ts';

/** A GraphQL error as graphql-js or graphql-jit makes it; the latter's are of no common class. */
interface LocatedError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly originalError?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly body: {
    readonly data: unknown;
    readonly errors?: readonly GraphQLFormattedError[];
    /** creditBalance: what is left, where the call has spent credits, so that a page need not ask. */
    readonly extensions?: { readonly creditBalance: number };
  };
}

/** What leaves the server of a result. One without data was refused before anything ran: the request is at fault. */
export function answerOf({ data, errors = [] }: ExecutionResult, log: FastifyBaseLogger): Answer {
  if (data === undefined) return refusal(...errors.map(({ message }) => message));
  if (errors.length === 0) return { status: 200, body: { data } };
  return { status: 200, body: { data, errors: errors.map((error) => formatError(error, log)) } };
}

/** The request can't be understood. */
export function refusal(...messages: readonly string[]): Answer {
  const errors = messages.map((message) => ({ message: plain(message), extensions: { code: 'VAL_001' } }));
  return { status: 400, body: { data: null, errors } };
}

/** Code and words of the catalogue, never a stack, SQL or an internal. */
function formatError(error: LocatedError, log: FastifyBaseLogger): GraphQLFormattedError {
  const origin = error.originalError ?? error;
  const path = error.path ? { path: error.path } : {};
  if (origin instanceof AppError) return { ...fromAppError(origin, log), ...path };
  if (isAboutAnArgument(origin)) {
    return { message: plain(error.message), extensions: { code: 'VAL_001' }, ...path };
  }
  if (isDatabaseAway(origin)) {
    log.warn({ err: origin }, 'The database did not answer.');
    return { message: wireErrorMessage('SRV_002'), extensions: { code: 'SRV_002' }, ...path };
  }
  log.error({ err: origin }, 'A call failed unexpectedly.');
  return { message: wireErrorMessage('SRV_001'), extensions: { code: 'SRV_001' }, ...path };
}

function fromAppError(error: AppError, log: FastifyBaseLogger): GraphQLFormattedError {
  const { code, reason, params } = error;
  if (error.cause) log.warn({ err: error.cause, code, reason }, 'A call was refused.');
  const details = reason ? { reason, params } : {};
  return { message: wireErrorMessage(code, reason, params), extensions: { code, ...details } };
}

/** A variable that may be null meets an argument that may not: noticed only when the field is called. */
function isAboutAnArgument(error: unknown): boolean {
  return error instanceof GraphQLError && error.message.startsWith('Argument "');
}

const MAX_MESSAGE = 300;

/** Without what graphql-js guesses of names that exist, and without all of a long value. */
function plain(message: string): string {
  return message.replace(/ Did you mean .*$/s, '').slice(0, MAX_MESSAGE);
}
