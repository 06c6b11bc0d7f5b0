import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '../../testing/test-database.ts';
import { blobStoreContract } from '../contracts/blob-store-contract.ts';
import { fileBlobs } from './file-blobs.ts';
import { postgresBlobs } from './postgres-blobs.ts';

blobStoreContract('files', async (clock) => {
  const folder = await mkdtemp(join(tmpdir(), 'bedside-blobs-'));
  return { store: fileBlobs(folder, clock), close: () => rm(folder, { recursive: true }) };
});

blobStoreContract('the database', async (clock) => {
  const database = await openTestDatabase();
  return { store: postgresBlobs(database.db, clock), close: () => database.close() };
});
