import type { FastifyInstance } from 'fastify';

/** One that fails doesn't keep the next from being done. Rejects with the first failure. */
export async function inTurn(...steps: (() => Promise<unknown>)[]): Promise<void> {
  const [step, ...rest] = steps;
  if (!step) return;
  try {
    await step();
  } finally {
    await inTurn(...rest);
  }
}

/** How long requests that are being answered may take when the server stops. */
const LAST_ANSWERS_MS = 5_000;

/** Lets running requests end. */
export async function closeHttp(app: FastifyInstance, endUnused: () => void): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
  endUnused();
  await app.close();
  clearTimeout(timer);
}
