import closeWithGrace, { type AllEvents } from 'close-with-grace';

/** Requests get their answers and the database its backup; a process that hangs even then has to go. */
const LAST_MS = 60_000;

/** A process that has broken its own memory is left to the system: no code of ours can run in it. */
const BROKEN: AllEvents[] = ['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP'];

/** Stops when it is told to, or when an error that nobody caught leaves it in doubt; at once when told twice. */
export function stopOnSignals(stop: () => Promise<void>): void {
  closeWithGrace({ delay: LAST_MS, skip: [...BROKEN, 'beforeExit'] }, async ({ err }) => {
    if (err) console.error(err);
    await stop();
  });
}
