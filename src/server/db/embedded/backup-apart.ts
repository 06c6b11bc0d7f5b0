import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { type BackupSource, removePartial } from './backups.ts';
import { stopCheck } from './check-backup.ts';

/** What the process of a backup is told. */
export interface BackupOrder {
  readonly source: BackupSource;
  /** ISO 8601. */
  readonly now: string;
}

/** What it says. */
export type BackupAnswer =
  | { readonly path: string }
  | { readonly fault: string; readonly stack?: string | undefined };

/**
 * Writes a backup as `writeBackup` does, in a process of its own: a thousand files are read, packed and read again,
 * which the learners would wait for. Aborted, it leaves nothing behind. Rejects with what went wrong there.
 */
export async function writeBackupApart(
  source: BackupSource,
  now: Date,
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted();
  const child = fork(new URL('backup-process.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() },
    // Ctrl-C is for the product, which then wants a last backup.
    detached: true,
  });
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  const answered = answerOf(child);
  child.send({ source, now: now.toISOString() } satisfies BackupOrder, () => {});
  const answer = await answered;
  signal.removeEventListener('abort', kill);
  if ('path' in answer) return answer.path;
  await stopCheck(source.place);
  await removePartial(source.place);
  signal.throwIfAborted();
  throw Object.assign(new Error(answer.fault), { stack: answer.stack });
}

/** What it said before it ended. */
function answerOf(child: ChildProcess): Promise<BackupAnswer> {
  return new Promise((resolve) => {
    let answer: BackupAnswer = { fault: 'The process that wrote it has ended.' };
    child.once('message', (message: BackupAnswer) => {
      answer = message;
    });
    child.once('error', ({ message, stack }) => resolve({ fault: message, stack }));
    child.once('exit', () => resolve(answer));
  });
}
