import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Provider } from '#domain/capabilities.ts';
import { entranceLinks } from './entrance-links.ts';
import type { Reachable } from './reachable.ts';

/** The page with what the first step of the sign-up says. */
const SIGNUP = 'signup.html';

/** What the page needs to know of the server's settings. */
export interface PublicConfig {
  readonly traceUrl: string;
  readonly flagUrl: string;
  /** The remote engines, which the learner is told of before the first call. */
  readonly providers: readonly Provider[];
}

/** The built web application. Every path that is no file answers with its page; hashed files are kept for ever. */
export async function webApplication(
  app: FastifyInstance,
  {
    root,
    publicConfig,
    reachable,
  }: { root: string; publicConfig: PublicConfig; reachable: Pick<Reachable, 'told'> },
): Promise<void> {
  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return {
      ...publicConfig,
      traceUrl: reachable.told(publicConfig.traceUrl),
      flagUrl: reachable.told(publicConfig.flagUrl),
    };
  });
  const linkOf = entranceLinks(root);
  const hasSignup = existsSync(resolve(root, SIGNUP));
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const link = linkOf(reply.request.url.split('?')[0] ?? '');
      if (link) reply.header('link', link);
      const immutable = path.includes('/assets/');
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const file = request.url === '/signup' && hasSignup ? SIGNUP : 'index.html';
    if (page) return reply.header('cache-control', 'no-cache').sendFile(file);
    return reply.code(404).send({ error: 'Not found' });
  });
}
