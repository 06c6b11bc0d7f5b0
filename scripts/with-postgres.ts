import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs a command with TEST_DATABASE_URL set to a throwaway PostgreSQL cluster on this machine:
 * `node scripts/with-postgres.ts vitest run src/server`. Says so and succeeds where there is no PostgreSQL,
 * but fails there in CI.
 */
const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('usage: with-postgres.ts COMMAND [ARG ...]');

const bin = findBinaries();
if (!bin) {
  console.log('Skipped: no PostgreSQL server is installed here (Debian: apt-get install postgresql).');
  process.exit(process.env.CI ? 1 : 0);
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
const asServer =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
const folder = mkdtempSync(join(tmpdir(), 'bedside-postgres-'));
chmodSync(folder, 0o755);
if (asServer.length > 0) execFileSync('chown', ['postgres', folder]);
const port = await freePort();
const data = join(folder, 'data');

run(['initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync']);
run(['pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', serverOptions(), 'start']);
let status = 1;
try {
  status = await runCommand();
} finally {
  run(['pg_ctl', '-D', data, '-m', 'immediate', 'stop']);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status);

function serverOptions(): string {
  return `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
}

function runCommand(): Promise<number> {
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const child = spawn(command!, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

function run([program, ...rest]: string[]): void {
  const [first, ...others] = [...asServer, join(bin!, program!), ...rest];
  const result = spawnSync(first!, others, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (result.status !== 0) throw new Error(`${program} failed: ${result.stderr}${result.stdout}`);
}

function findBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(root, version, 'bin'))
    .find((path) => existsSync(join(path, 'initdb')));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as { port: number };
      server.close(() => resolve(free));
    });
  });
}
