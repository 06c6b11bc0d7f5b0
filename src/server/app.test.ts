import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppOptions, buildApp } from './app.ts';
import { schema } from './graphql/schema.ts';
import { createLogger } from './logger.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let webRoot: string;
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  webRoot = await mkdtemp(join(tmpdir(), 'bedside-web-'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Bedside</title>');
});
afterAll(async () => {
  await server.close();
  await rm(webRoot, { recursive: true });
});

async function app(
  changes: Partial<Pick<AppOptions, 'database' | 'enginesWarm' | 'https' | 'metrics'>> = {},
) {
  return buildApp({
    deps: server.deps,
    schema,
    log: createLogger('info', { write: (line) => lines.push(line) }),
    authenticate: async () => ({ kind: 'rejected' }),
    database: changes.database ?? server.database,
    enginesWarm: changes.enginesWarm ?? (() => true),
    introspection: false,
    trustProxy: 0,
    https: changes.https ?? false,
    metrics: changes.metrics ?? { kind: 'off' },
    publicConfig: {
      traceUrl: 'https://trace.example/cdn',
      flagUrl: 'https://flags.example/{code}.svg',
      providers: [],
    },
    reachable: { told: (address) => address },
    webRoot,
  });
}

describe('health', () => {
  it('answers as soon as the process does', async () => {
    expect((await (await app()).inject('/healthz')).statusCode).toBe(200);
  });

  it('is ready once the database answers and the engines are warm', async () => {
    expect((await (await app()).inject('/readyz')).json()).toMatchObject({ database: true, engines: true });
    const cold = await (await app({ enginesWarm: () => false })).inject('/readyz');
    expect(cold.statusCode).toBe(503);
  });

  it('is not ready while the tables can not be read', async () => {
    const database = { ...server.database, check: () => Promise.reject(new Error('could not read block 0')) };
    expect((await (await app({ database })).inject('/readyz')).statusCode).toBe(503);
  });

  it('says when the database was restored from a backup', async () => {
    const notes = { origin: 'restored' as const, restoredFrom: '2026-01-01T00-00-00.000Z.tar.gz' };
    const database = { ...server.database, notes: () => notes };
    expect((await (await app({ database })).inject('/readyz')).json()).toMatchObject({ notes });
  });

  it('is measured', async () => {
    const response = await (await app({ metrics: { kind: 'local' } })).inject('/metrics');
    expect(response.body).toContain('bedside_graphql_calls_total');
    expect(response.body).toContain('process_resident_memory_bytes');
  });

  it('shows what is measured to nobody by default', async () => {
    const response = await (await app()).inject('/metrics');
    expect(response.statusCode).toBe(404);
  });
});

describe('the web application', () => {
  it('answers every path of a page with its page, never kept by a cache', async () => {
    const response = await (await app()).inject({
      url: '/level/x/practice/y',
      headers: { accept: 'text/html' },
    });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<title>Bedside</title>');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it('answers a missing file with 404', async () => {
    const response = await (await app()).inject({ url: '/assets/gone.js', headers: { accept: '*/*' } });
    expect(response.statusCode).toBe(404);
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'])(
    'does not serve %s',
    async (url) => {
      const response = await (await app()).inject({ url });
      expect(response.body).not.toContain('"dependencies"');
    },
  );

  it('learns which hosts it may ask, and the policy allows those alone', async () => {
    const response = await (await app()).inject('/config.json');
    expect(response.json()).toEqual({
      providers: [],
      traceUrl: 'https://trace.example/cdn',
      flagUrl: 'https://flags.example/{code}.svg',
    });
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://trace.example");
    expect(policy).toContain("img-src 'self' data: https://flags.example");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('asks for HTTPS on an HTTPS address alone', async () => {
    const plain = await (await app()).inject('/healthz');
    const secure = await (await app({ https: true })).inject('/healthz');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(secure.headers['strict-transport-security']).toContain('max-age');
  });
});

it('never logs a password, a token or a recording', async () => {
  const response = await (await app()).inject({
    method: 'POST',
    url: '/graphql?secret=query',
    headers: { 'content-type': 'application/json', authorization: 'Bearer very-secret-token' },
    payload: JSON.stringify({
      query:
        'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }',
      variables: { email: 'ana@example.org', password: 'very-secret-password' },
    }),
  });
  expect(response.json().errors[0].extensions.code).toBe('AUTH_003');
  const log = lines.join('\n');
  expect(log).toContain('"path":"/graphql"');
  expect(log).not.toMatch(/very-secret|secret=query/);
});

it('writes no link to a new password into the log, though a browser asks for it by its address', async () => {
  const token = 'a-token-of-a-link';
  lines.length = 0;
  const page = await (await app()).inject({
    url: `/reset-password/${token}`,
    headers: { accept: 'text/html' },
  });
  expect(page.statusCode).toBe(200);
  expect(lines.join()).toContain('/reset-password/...');
  expect(lines.join()).not.toContain(token);
});
