import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const registry = new Registry();

const calls = new Counter({
  name: 'bedside_graphql_calls_total',
  help: 'GraphQL calls by operation and by the error code that they ended with.',
  labelNames: ['operation', 'code'],
  registers: [registry],
});

const engineSeconds = new Histogram({
  name: 'bedside_engine_seconds',
  help: 'Time that an engine or provider took for one answer.',
  labelNames: ['engine'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers: [registry],
});

const providerCalls = new Counter({
  name: 'bedside_provider_calls_total',
  help: 'Calls to providers by engine and by how they ended.',
  labelNames: ['engine', 'outcome'],
  registers: [registry],
});

/** Operations are those of our own pages and one for all others, so labels are bounded. */
export function countCall(operation: string, code: string | undefined): void {
  calls.inc({ operation, code: code ?? 'ok' });
}

export function observeEngine(engine: string, seconds: number): void {
  engineSeconds.observe({ engine }, seconds);
}

/** Counts a call to a provider. Both labels come from the operator's settings and our code, so they are bounded. */
export function countProviderCall(engine: string, outcome: string): void {
  providerCalls.inc({ engine, outcome });
}

/** Who may read the metrics: nobody, this machine, or whoever brings the token. */
export type MetricsAccess =
  | { readonly kind: 'off' }
  | { readonly kind: 'local' }
  | { readonly kind: 'token'; readonly token: string };

let collecting = false;

/** `GET /metrics` in Prometheus' text format. To others there is nothing. */
export async function metricsRoute(app: FastifyInstance, access: MetricsAccess): Promise<void> {
  if (access.kind === 'off') return;
  if (!collecting) collectDefaultMetrics({ register: registry });
  collecting = true;
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, access)) return reply.callNotFound();
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

function mayRead(request: FastifyRequest, access: MetricsAccess): boolean {
  if (access.kind === 'token') return isSame(request.headers.authorization ?? '', `Bearer ${access.token}`);
  return access.kind === 'local' && isFromThisMachine(request);
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** A proxy on this machine asks for somebody else, and says so. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded;
  return forwarded === undefined && LOOPBACK.test(socket.remoteAddress ?? '');
}
