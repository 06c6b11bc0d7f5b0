import { expect, inject, it } from 'vitest';
import { openPostgres } from './postgres.ts';

const host = encodeURIComponent(inject('template').host);

it.each([
  ['postgres://x@127.0.0.1:1/bedside', 'nothing listens there'],
  ['postgres://x@/bedside?host=/no/such/folder', 'there is no such socket'],
  ['postgres://x@no-such-host.invalid/bedside', 'host'],
  [`postgres://bedside@/no_such_database?host=${host}`, 'it has no database of that name'],
  [`postgres://stranger@/postgres?host=${host}`, 'it refuses this user'],
])('says in one line what is wrong with %s', async (url, fault) => {
  const error = await openPostgres(url).catch((refused: Error) => refused);
  expect((error as Error).message).toMatch(
    new RegExp(`^The database of DATABASE_URL can't be used: .*${fault}.*\\.$`),
  );
});
