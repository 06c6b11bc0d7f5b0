import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLearner } from '../testing/learners.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let url: string;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
  token = (await aLearner(server)).token;
});
afterAll(() => server.close());

const bodyOf = (bytes: number) =>
  JSON.stringify({ query: '{ categories { slug } }', variables: { filler: 'x'.repeat(bytes) } });

async function post(body: string | ReadableStream, authorization?: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body,
    ...(typeof body !== 'string' && { duplex: 'half' }),
  } as RequestInit);
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return { status: response.status, code: errors?.[0]?.extensions.code };
}

/** A body that doesn't say beforehand how long it is. */
const streamed = (body: string) => Readable.toWeb(Readable.from([Buffer.from(body)])) as ReadableStream;

describe('a large body', () => {
  it('is read from a learner alone', async () => {
    expect(await post(bodyOf(4_000_000), `Bearer ${token}`)).toEqual({ status: 200 });
    expect(await post(bodyOf(20_000))).toEqual({ status: 413, code: 'AUTH_001' });
    expect(await post(bodyOf(7_000_000), `Bearer ${token}`)).toEqual({ status: 413, code: 'VAL_001' });
  });

  it('tells a learner whose token has ended so, who then renews it', async () => {
    expect(await post(bodyOf(4_000_000), 'Bearer ended')).toEqual({ status: 413, code: 'AUTH_002' });
  });

  it('is stopped where it does not say how long it is', async () => {
    expect(await post(streamed(bodyOf(20_000)))).toEqual({ status: 413, code: 'AUTH_001' });
    expect(await post(streamed(bodyOf(10_000)))).toEqual({ status: 200 });
    expect(await post(streamed(bodyOf(20_000)), `Bearer ${token}`)).toEqual({ status: 200 });
  });
});
