import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/**
 * Structured lines with a request id. Requests are logged by method, path and address alone, so that no password,
 * token or recording can get into a line.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: pathOf(request.url),
        address: request.ip,
      }),
      err: describeError,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Without what opens something: a link to a new password is a page of ours, and its address a secret. */
function pathOf(url: string): string | undefined {
  return url.split('?')[0]?.replace(/^(\/reset-password\/).+/, '$1...');
}

/** Named fields alone: a database's error also carries the values of the query. */
function describeError(error: unknown): Record<string, unknown> {
  const told = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  if (!(told instanceof Error)) return { message: String(told) };
  const { name: type, message, stack, cause } = told;
  const code = (told as { code?: unknown }).code;
  return {
    type,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause ? { cause: String(cause) } : {}),
  };
}
