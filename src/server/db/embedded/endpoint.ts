import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from '../client.ts';
import type { Password } from './postmaster.ts';

/** The longest path of a socket, less what PostgreSQL adds to its folder's. */
const MAX_FOLDER = 107 - '/.s.PGSQL.5432.lock'.length;

export const USER = 'bedside';

export interface Endpoint {
  readonly settings: Readonly<Record<string, string>>;
  readonly connection: Connection;
}

/** A folder for the socket of a cluster: in the data folder, or in the system's where that path is too long. */
export function socketFolderOf(dataDir: string): string {
  const own = join(dataDir, 'run');
  if (own.length <= MAX_FOLDER) return own;
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `bedside-${digest}`);
}

/**
 * A socket in a folder that only its owner can enter, which needs no password; on Windows a free port of the loopback,
 * which does.
 */
export async function endpointOf(socketFolder: string, password: Password | null): Promise<Endpoint> {
  const onSocket = process.platform !== 'win32';
  const host = onSocket ? socketFolder : '127.0.0.1';
  const port = onSocket ? 5432 : await keptPort(socketFolder);
  return {
    settings: {
      listen_addresses: onSocket ? '' : host,
      port: String(port),
      unix_socket_directories: onSocket ? socketFolder : '',
      unix_socket_permissions: '0700',
    },
    connection: {
      host,
      port,
      user: USER,
      database: 'postgres',
      ...(password && { password: password.value }),
    },
  };
}

const ports = new Map<string, Promise<number>>();

/** A server that is started again keeps its port, for those who know it. */
function keptPort(name: string): Promise<number> {
  const port = ports.get(name) ?? freePort();
  ports.set(name, port);
  return port;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
