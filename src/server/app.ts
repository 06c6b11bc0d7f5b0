import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { wireErrorMessage } from '#words/errors.ts';
import { isDatabaseAway } from './db/away.ts';
import type { Database } from './db/client.ts';
import type { Deps } from './deps.ts';
import type { Authenticate } from './graphql/admission.ts';
import { graphqlEndpoint } from './graphql/endpoint.ts';
import { type BillingWebhook, billingWebhook } from './http/billing-webhook.ts';
import { healthRoutes } from './http/health.ts';
import { mediaRoute } from './http/media.ts';
import { type MetricsAccess, metricsRoute } from './http/metrics.ts';
import type { Reachable } from './http/reachable.ts';
import { securityHeaders } from './http/security.ts';
import { type PublicConfig, webApplication } from './http/static-files.ts';

export interface AppOptions {
  readonly deps: Deps;
  readonly schema: GraphQLSchema;
  readonly log: Logger;
  readonly authenticate: Authenticate;
  readonly database: Pick<Database, 'check' | 'notes'>;
  readonly enginesWarm: () => boolean;
  readonly introspection: boolean;
  readonly trustProxy: number;
  readonly https: boolean;
  readonly metrics: MetricsAccess;
  readonly publicConfig: PublicConfig;
  /** Which of its services answer. */
  readonly reachable: Pick<Reachable, 'told'>;
  /** Where a billing provider tells what happened; without it nobody does. */
  readonly billingWebhook?: BillingWebhook;
  /** The folder of the built web application; without it only the API is served. */
  readonly webRoot?: string;
}

/** The HTTP server, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = options.log;
  const app = Fastify({
    loggerInstance,
    trustProxy: (_address, hop) => hop < options.trustProxy,
    genReqId: () => crypto.randomUUID(),
    requestTimeout: 60_000,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // What is for all, as static files are, says so itself.
    reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info({ req: request, statusCode, ms: Math.round(elapsedTime) }, 'A request was answered.');
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'A request failed unexpectedly.');
    const code = codeOf(error, status);
    const message = wireErrorMessage(code);
    return reply.code(status).send({ data: null, errors: [{ message, extensions: { code } }] });
  });
  securityHeaders(app, { ...options.publicConfig, https: options.https });
  await healthRoutes(app, options);
  await metricsRoute(app, options.metrics);
  await mediaRoute(app, {
    blobs: options.deps.blobs,
    clock: options.deps.clock,
    secrets: options.deps.settings.jwtSecrets,
    learnerOf: async (token) => {
      const caller = await options.authenticate(token);
      return caller.kind === 'learner' ? caller.learnerId : null;
    },
  });
  if (options.billingWebhook) await billingWebhook(app, options.billingWebhook);
  await app.register(compress, { global: false });
  graphqlEndpoint(app, options);
  if (options.webRoot) {
    const { webRoot: root, publicConfig, reachable } = options;
    await webApplication(app, { root, publicConfig, reachable });
  }
  return app;
}

function codeOf(error: unknown, status: number): ErrorCode {
  if (error instanceof AppError) return error.code;
  if (status === 503) return 'SRV_002';
  return status >= 500 ? 'SRV_001' : 'VAL_001';
}

function statusOf(error: unknown): number {
  if (isDatabaseAway(error)) return 503;
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' && status >= 400 ? status : 500;
}
