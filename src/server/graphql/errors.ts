import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { AppError } from '#domain/errors.ts';
import { wireErrorMessage } from '#words/errors.ts';
import { isDatabaseAway } from '../db/away.ts';

/** A GraphQL error as graphql-js or graphql-jit makes it; the latter's are of no common class. */
interface LocatedError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly originalError?: unknown;
  readonly locations?: unknown;
}

/** What leaves the server of an error: code and words of the catalogue, never a stack, SQL or an internal. */
export function formatError(error: unknown, log: FastifyBaseLogger): GraphQLFormattedError {
  const located = error as LocatedError;
  const origin = located.originalError ?? error;
  const path = located.path ? { path: located.path } : {};
  if (origin instanceof AppError) return { ...fromAppError(origin, log), ...path };
  if (isAboutTheRequest(located)) return { message: located.message, extensions: { code: 'VAL_001' } };
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

/** Syntax, validation and coercion errors stand nowhere in an answer and carry nothing of ours. */
function isAboutTheRequest(error: LocatedError): boolean {
  return error.locations !== undefined && error.path === undefined && !error.originalError;
}
