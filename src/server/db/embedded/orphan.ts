import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isListenedOn } from './folder-lock.ts';
import type { Place } from './place.ts';
import { endProcess, isRunning } from './processes.ts';

/**
 * A product that was killed leaves its database running. Whoever holds the folder ends it, so that it can start its
 * own, and takes away what would keep PostgreSQL from starting. Whether there was one. Errors: OperatorError.
 */
export async function stopOrphan({
  cluster,
  socketFolder,
}: Pick<Place, 'cluster' | 'socketFolder'>): Promise<boolean> {
  const file = join(cluster, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  const running = pid > 0 && isRunning(pid);
  const orphan = running && (await isPostgres(pid, Number(lines[3]), socketFolder));
  if (orphan) await endProcess(pid);
  // PostgreSQL itself judges a process of which the system doesn't tell what it is.
  else if (running && process.platform !== 'linux') return false;
  // Numbers of processes are used again, and a power cut can leave a file without one.
  await rm(file, { force: true });
  for (const name of await readdir(socketFolder).catch(() => [])) {
    if (name.startsWith('.s.PGSQL.')) await rm(join(socketFolder, name), { force: true });
  }
  return orphan;
}

/** Never a stranger that was given the number: where the system doesn't tell, it has to be listening. */
async function isPostgres(pid: number, port: number, socketFolder: string): Promise<boolean> {
  if (process.platform === 'win32') return isListenedOn({ host: '127.0.0.1', port });
  if (process.platform !== 'linux') return isListenedOn({ path: join(socketFolder, `.s.PGSQL.${port}`) });
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes('postgres');
}
