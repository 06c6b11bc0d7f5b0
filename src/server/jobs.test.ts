import { afterAll, beforeAll, expect, it } from 'vitest';
import { LISTENING } from '#domain/oet/listening/module.ts';
import { oetTestVersions } from './db/schema/oet-papers.ts';
import { oetRecordings } from './db/schema/oet-recordings.ts';
import { type JobDeps, regularJobs } from './jobs.ts';
import { savePack } from './pack-importers.ts';
import { listeningPack } from './testing/listening-pack.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, undefined, [LISTENING]);
  await server.database.db.update(oetTestVersions).set({ retiredAt: new Date() });
  await savePack(server.database.db, listeningPack(), { path: 'test-listening.yaml', now: new Date() });
});
afterAll(() => server.close());

function jobsWith(recordings: JobDeps['recordings']) {
  const { deps, owner } = server;
  const assessors = {} as JobDeps['assessing']['assessors'];
  const assessing = { ...deps, assessors };
  return regularJobs({ ...deps, owner, maxBlobBytes: 1e6, selling: deps, recordings, assessing });
}

const making = (recordings: JobDeps['recordings']) =>
  jobsWith(recordings).find(({ name }) => name === 'make-recordings');

it('recordings of listening tests are made every minute', async () => {
  const job = making(server.deps);
  expect(job?.cron).toBe('* * * * *');
  await job?.run();
  expect(await server.database.db.$count(oetRecordings)).toBe(2);
});

it('recordings that are left to others have no job', () => {
  expect(making(null)).toBeUndefined();
  expect(jobsWith(null)).toHaveLength(jobsWith(server.deps).length - 1);
});
