import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BlobStore } from '../ports/blob-store.ts';
import type { Clock } from '../ports/clock.ts';
import { mediaTypeOf } from '../ports/recording-kind.ts';
import { readByteRange } from './byte-range.ts';
import { type MediaLink, readMediaLink } from './media-link.ts';

export interface MediaOptions {
  readonly blobs: BlobStore;
  readonly clock: Clock;
  /** The first signs, all verify. */
  readonly secrets: readonly string[];
  /** The learner whom an access token belongs to; null for one that is not good. */
  readonly learnerOf: (token: string) => Promise<string | null>;
}

/** `GET /media/<signed>`: audio, whole or in ranges, until its link expires, and a learner's to nobody else. */
export async function mediaRoute(app: FastifyInstance, options: MediaOptions): Promise<void> {
  // A wildcard, since a named parameter may have 100 characters only.
  app.get<{ Params: { '*': string } }>('/media/*', { logLevel: 'warn' }, async (request, reply) => {
    const link = readMediaLink(options.secrets, request.params['*']);
    if (!link || !(await isFor(link, request, options))) return refuse(reply, 404, 'Not found');
    if (link.expiresAt <= options.clock.now()) return refuse(reply, 410, 'Expired');
    return answer(link, request, reply, options);
  });
}

async function isFor(
  { learnerId }: MediaLink,
  request: FastifyRequest,
  { learnerOf }: MediaOptions,
): Promise<boolean> {
  if (learnerId === null) return true;
  const token = accessTokenOf(request);
  return token !== undefined && (await learnerOf(token)) === learnerId;
}

/** An audio element can't send the header that calls carry the token in; its cookie comes by itself. */
function accessTokenOf({ headers }: FastifyRequest): string | undefined {
  const bearer = /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return bearer ?? /(?:^|;\s*)accessToken=([^;\s]+)/.exec(headers.cookie ?? '')?.[1];
}

async function answer(
  { key, expiresAt }: MediaLink,
  request: FastifyRequest,
  reply: FastifyReply,
  { blobs, clock }: MediaOptions,
) {
  const size = await blobs.size(key);
  if (size === undefined) return refuse(reply, 404, 'Not found');
  const range = readByteRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    return refuse(reply.header('content-range', `bytes */${size}`), 416, 'Range not satisfiable');
  }
  const bytes = await blobs.get(key, range ?? undefined);
  if (!bytes) return refuse(reply, 404, 'Not found');
  const seconds = Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000);
  reply
    .type(mediaTypeOf(key))
    .header('accept-ranges', 'bytes')
    .header('cache-control', `private, max-age=${seconds}, immutable`);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end - 1}/${size}`);
  return reply.send(Buffer.from(bytes));
}

function refuse(reply: FastifyReply, status: 404 | 410 | 416, error: string) {
  return reply.code(status).header('cache-control', 'no-store').send({ error });
}
