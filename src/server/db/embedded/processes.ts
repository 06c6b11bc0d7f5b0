import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '../../operator-error.ts';

/** How PostgreSQL is asked to end: at once and cleanly, then without cleaning up, then not asked at all. */
const WAYS: readonly { readonly signal: NodeJS.Signals; readonly patienceMs: number }[] = [
  { signal: 'SIGINT', patienceMs: 20_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
];
const LOOK_MS = 10;

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Ends a PostgreSQL server, and comes back when it is gone. Errors: OperatorError where it can't be ended. */
export async function endProcess(pid: number): Promise<void> {
  for (const { signal, patienceMs } of WAYS) {
    try {
      process.kill(pid, signal);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw cannotEnd(pid, cause);
    }
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline) {
      if (!isRunning(pid)) return;
      await wait(LOOK_MS);
    }
  }
  throw cannotEnd(pid);
}

function cannotEnd(pid: number, cause?: unknown): OperatorError {
  const message = `The PostgreSQL server with the process number ${pid} still has the database and can't be ended. End it first.`;
  return new OperatorError(message, { cause });
}
