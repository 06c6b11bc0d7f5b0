import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from './place.ts';
import { endProcess, isRunning } from './processes.ts';

/**
 * A product that was killed leaves its database running. Whoever holds the folder ends it, so that it can start its
 * own, and takes away what would keep PostgreSQL from starting. Whether there was one. Errors: OperatorError.
 */
export async function stopOrphan({ cluster, socketFolder }: Place): Promise<boolean> {
  const file = join(cluster, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  const orphan = pid > 0 && isRunning(pid) && (await mayBePostgres(pid));
  if (orphan) await endProcess(pid);
  // Numbers of processes are used again, and a power cut can leave a file without one.
  await rm(file, { force: true });
  for (const name of await readdir(socketFolder).catch(() => [])) {
    if (name.startsWith('.s.PGSQL.')) await rm(join(socketFolder, name), { force: true });
  }
  return orphan;
}

/** Where the system doesn't tell, it has to be taken for one. */
async function mayBePostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes('postgres');
}
