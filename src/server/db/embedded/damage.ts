import { OperatorError } from '../../operator-error.ts';

/**
 * What says nothing of the cluster, but of the machine, or of what was done to the process. An older database must not
 * take the place of one that is whole.
 */
const PASSING =
  /lock file .* already exists|Permission denied|invalid permissions|wrong ownership|EACCES|EPERM|No space left|ENOSPC|allocate memory|out of memory|ENOMEM|shared memory|EAGAIN|temporarily unavailable|Too many open files|EMFILE|Read-only file system|could not bind|could not fork|Connection terminated|terminating connection|database system is (shutting down|starting up)|received (fast|smart|immediate) shutdown/;

/** Throws an error again that is no sign of damage. */
export function requireDamage(error: unknown): void {
  if (error instanceof OperatorError || !(error instanceof Error) || PASSING.test(error.message)) throw error;
}
