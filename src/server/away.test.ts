import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { openPool } from './db/pool.ts';
import { authenticate } from './features/accounts/sessions.service.ts';
import { schema } from './graphql/schema.ts';
import { aLearner } from './testing/learners.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('says SRV_002 while the database is away, and never that a learner is not logged in', async () => {
  const { token } = await aLearner(server);
  const nowhere = openPool({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' });
  const deps = { ...server.deps, db: nowhere.db };
  const app = await buildApp({
    deps,
    schema,
    log: deps.log,
    authenticate: (access) => authenticate(deps, access),
    database: { ...server.database, check: nowhere.check },
    enginesWarm: () => true,
    introspection: false,
    metrics: { kind: 'off' },
    trustProxy: 0,
    https: false,
    publicConfig: { traceUrl: '', flagUrl: '', providers: [] },
    reachable: { told: (address) => address },
  });
  const ask = (query: string, access?: string) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: access ? { authorization: `Bearer ${access}` } : {},
      payload: { query },
    });
  for (const answer of [await ask('{ categories { slug } }'), await ask('{ me { id } }', token)]) {
    expect(answer.json().errors).toMatchObject([{ extensions: { code: 'SRV_002' } }]);
  }
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  await app.close();
  await nowhere.close();
});
