import { expect, it } from 'vitest';
import { OperatorError } from '../../operator-error.ts';
import { requireDamage } from './damage.ts';

it.each([
  'PANIC:  could not locate a valid checkpoint record at 0/1B4B318',
  'FATAL:  "/data/db" is not a valid data directory',
  'FATAL:  could not open directory "pg_wal": No such file or directory',
  'FATAL:  required WAL directory "pg_wal" does not exist LOG:  terminating any other active server processes LOG:  shutting down due to startup process failure',
  'invalid page in block 0 of relation base/5/16421',
  'The table learners does not agree with its key.',
])('%s is damage', (message) => {
  expect(() => requireDamage(new Error(message))).not.toThrow();
});

it.each([
  'FATAL:  could not open file "global/pg_control": Permission denied',
  'FATAL:  lock file "postmaster.pid" already exists',
  'FATAL:  data directory "/data/db" has wrong ownership',
  'PANIC:  could not write to file "pg_wal/xlogtemp.31": No space left on device',
  'FATAL:  could not map anonymous shared memory: Cannot allocate memory',
  'spawn EAGAIN',
  'Connection terminated unexpectedly',
  'LOG:  received fast shutdown request',
])('%s says nothing of the cluster, so an older one must not take its place', (message) => {
  expect(() => requireDamage(new Error(message))).toThrow(message);
});

it('is told from what the operator has to mend', () => {
  expect(() => requireDamage(new OperatorError('It took too long.'))).toThrow('It took too long.');
});
