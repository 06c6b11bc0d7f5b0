import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const undo = new Set<() => void>();

/** What has to be undone however this process ends. Gives what does it now. */
export function undoAtTheEnd(step: () => void): () => void {
  const once = () => {
    if (undo.delete(once)) step();
  };
  undo.add(once);
  return once;
}

process.on('exit', () => {
  for (const step of [...undo].reverse()) step();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Sends a signal to processes, those that are gone apart. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {}
  }
}

/** The server of a data folder, where it runs. */
export function postmasterOf(dataDir: string): number | null {
  try {
    const pid = Number(readFileSync(join(dataDir, 'db', 'postmaster.pid'), 'utf8').split('\n')[0]);
    // Numbers are used again, and a folder may have been damaged on purpose.
    return commandOf(pid).includes('postgres') ? pid : null;
  } catch {
    return null;
  }
}

/** The server of a data folder and all its backends. */
export function postgresOf(dataDir: string): number[] {
  const postmaster = postmasterOf(dataDir);
  return postmaster ? [postmaster, ...childrenOf(postmaster)] : [];
}

/** Backends that serve a client. */
export function backendsOf(dataDir: string): number[] {
  return postgresOf(dataDir).filter((pid) => commandOf(pid).startsWith('postgres: bedside'));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((each) => {
      if (!each) return false;
      try {
        // pid (name) state parent ...: a name may hold spaces and brackets.
        const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
        return Number(fields[1]) === pid;
      } catch {
        return false;
      }
    });
}
