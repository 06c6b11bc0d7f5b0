import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLearner } from '../testing/learners.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const post = (payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

describe('the endpoint', () => {
  it('answers a query', async () => {
    const response = await post(JSON.stringify({ query: '{ categories { slug } }' }));
    expect(response.statusCode).toBe(200);
    expect(response.json().data.categories.length).toBeGreaterThanOrEqual(8);
  });

  it('refuses batches', async () => {
    const response = await post(JSON.stringify([{ query: '{ categories { slug } }' }]));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].extensions.code).toBe('VAL_001');
  });

  it('is for POST alone', async () => {
    const response = await server.app.inject({ method: 'GET', url: '/graphql?query={categories{slug}}' });
    expect(response.statusCode).toBe(404);
  });

  it('hides its schema outside development', async () => {
    const response = await post(JSON.stringify({ query: '{ __schema { types { name } } }' }));
    expect(response.json().errors[0].message).toMatch(/introspection/i);
  });

  it('refuses depth', async () => {
    const deep = `{ allLevels ${'{ sublevels '.repeat(12)} { slug } ${'}'.repeat(12)} }`;
    const response = await post(JSON.stringify({ query: deep }));
    expect(response.json().errors[0].message).toMatch(/too deep/);
  });

  it('refuses breadth, also through fragments that double each other', async () => {
    const lists = `{ allLevels { sublevels { sublevels { ${'id name title description slug '.repeat(3)} } } } }`;
    expect((await post(JSON.stringify({ query: lists }))).json().errors[0].message).toMatch(/too much/);
    const doubling = Array.from(
      { length: 20 },
      (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
    ).join(' ');
    const query = `{ ...F0 } ${doubling} fragment F20 on Query { categories { slug } }`;
    expect((await post(JSON.stringify({ query }))).statusCode).toBeLessThan(500);
  });

  it('refuses one call under many names', async () => {
    const wide = Array.from({ length: 11 }, (_, index) => `a${index}: specialities { id }`).join(' ');
    const response = await post(JSON.stringify({ query: `{ ${wide} }` }));
    expect(response.json().errors[0].message).toMatch(/too many aliases/);
  });

  it('survives fragments in a circle', async () => {
    const query = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
    const response = await post(JSON.stringify({ query }));
    expect(response.json().errors[0].extensions.code).toBe('VAL_001');
  });

  it('refuses an idempotency key that is no UUID', async () => {
    const response = await post(JSON.stringify({ query: '{ categories { slug } }' }), {
      'idempotency-key': '1',
    });
    expect(response.statusCode).toBe(400);
  });

  it('sends the security headers and a request id', async () => {
    const { headers } = await post(JSON.stringify({ query: '{ categories { slug } }' }));
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('is kept by nobody on the way, neither what it answers nor what it refuses', async () => {
    const answered = await post(JSON.stringify({ query: '{ categories { slug } }' }));
    const refused = await post('no JSON');
    expect([answered, refused].map(({ headers }) => headers['cache-control'])).toEqual([
      'no-store',
      'no-store',
    ]);
  });

  it('compresses what is large, for those who take it', async () => {
    const query = '{ specialities { id name slug category { id name slug } } }';
    const plain = await post(JSON.stringify({ query }));
    const packed = await post(JSON.stringify({ query }), { 'accept-encoding': 'gzip, deflate, br' });
    const small = await post(JSON.stringify({ query: '{ __typename }' }), { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  it('guesses no names for those who try some', async () => {
    const field = await post(JSON.stringify({ query: '{ categorie { slug } }' }));
    const argument = await post(JSON.stringify({ query: 'mutation { logout(refreshh: "x") { success } }' }));
    expect(field.json().errors[0].message).toBe('Cannot query field "categorie" on type "Query".');
    expect(argument.body).not.toMatch(/Did you mean/);
  });

  it('says what is missing of a call, and nothing of its insides', async () => {
    const response = await post(
      JSON.stringify({ query: 'mutation ($refresh: String!) { logout(refresh: $refresh) { success } }' }),
    );
    const [error] = response.json().errors;
    expect(error.extensions.code).toBe('VAL_001');
    expect(JSON.stringify(response.json())).not.toMatch(/node_modules|at .*\.ts/);
  });
});

describe('malformed requests', () => {
  const word = fc.constantFrom(
    ...[
      '{',
      '}',
      '(',
      ')',
      'query',
      'mutation',
      'login',
      'me',
      '...',
      'on',
      '$x',
      ':',
      '!',
      '"',
      '@skip',
      '\u0000',
      '🩺',
      '1e999',
      '[',
      ']',
      'fragment',
      '__typename',
      'allLevels',
      'id',
    ],
  );
  const document = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));
  const body = fc.oneof(
    document.map((query) => JSON.stringify({ query })),
    fc
      .record({ query: document, variables: fc.jsonValue(), operationName: fc.jsonValue() })
      .map((value) => JSON.stringify(value)),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.string({ maxLength: 300 }),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  );

  it('all 500 end in a clean answer', async () => {
    await fc.assert(
      fc.asyncProperty(body, async (payload) => {
        const response = await post(payload);
        expect(response.statusCode).toBeLessThan(500);
        const answer = response.json();
        if (response.statusCode >= 400) expect(answer.errors[0].extensions.code).toBe('VAL_001');
        for (const error of answer.errors ?? []) expect(error.extensions.code).toMatch(/^(VAL|AUTH)_/);
      }),
      { numRuns: 500, seed: 762 },
    );
  });

  it('of any size end in a clean answer', async () => {
    const { token } = await aLearner(server);
    const send = (payload: string) => post(payload, { authorization: `Bearer ${token}` });
    const statusOf = async (payload: string) => (await send(payload)).statusCode;
    expect(await statusOf(JSON.stringify({ query: `{ ${'a '.repeat(4_000_000)} }` }))).toBe(413);
    expect(await statusOf(JSON.stringify({ query: `{ ${'a '.repeat(40_000)} }` }))).toBe(400);
    expect(await statusOf(JSON.stringify({ query: `{ ${'a '.repeat(3_000)} }` }))).toBe(400);
    expect(await statusOf(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toBe(400);
    const variables = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`v${index}`, index]));
    expect(await statusOf(JSON.stringify({ query: '{ categories { slug } }', variables }))).toBe(400);
    expect(await statusOf(JSON.stringify({ query: '{ categories { slug } }' }))).toBe(200);
  });
});
