import { createHash, randomBytes } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type NetConnectOpts, type Server } from 'node:net';
import { join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import type { Place } from './place.ts';

/** Another running product has this data folder. The message says what to do. */
export class DataFolderInUse extends OperatorError {
  constructor(dataDir: string, cause?: unknown) {
    super(
      `Another Bedside is running on the data folder ${dataDir}. Stop that one, set another DATA_DIR, ` +
        'or use PostgreSQL (DATABASE_URL) to run several instances.',
      { cause },
    );
  }
}

/**
 * Takes a data folder for this process, until it releases it or ends, however it ends: a socket on which somebody
 * listens is a lock that the system itself opens. Errors: DataFolderInUse.
 */
export async function lockFolder(place: Place): Promise<() => Promise<void>> {
  const path = pathOf(place);
  for (;;) {
    const server = await listenOn(path);
    if (server) return () => new Promise((resolve) => server.close(() => resolve()));
    if (await isListenedOn({ path })) throw new DataFolderInUse(place.dataDir);
    await removeStale(path, place);
  }
}

/** What a killed product has left. Moved first, since another process may take the folder at this very moment. */
async function removeStale(path: string, { dataDir }: Place): Promise<void> {
  const stale = `${path}.${randomBytes(4).toString('hex')}`;
  const moved = await rename(path, stale).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if (await isListenedOn({ path: stale })) {
    await rename(stale, path);
    throw new DataFolderInUse(dataDir);
  }
  await rm(stale, { force: true });
}

function pathOf({ dataDir, socketFolder }: Place): string {
  if (process.platform !== 'win32') return join(socketFolder, 'held');
  return `\\\\.\\pipe\\bedside-${createHash('sha256').update(dataDir).digest('hex')}`;
}

/** null: there is something of that name. */
function listenOn(path: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(path, () => resolve(server.unref()));
  });
}

/** Whether somebody takes connections there. */
export function isListenedOn(address: NetConnectOpts): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}
