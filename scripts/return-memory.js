// Plain JavaScript on purpose, like load-quickly.js, which runs it first.
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

/**
 * How glibc hands out memory; it reads this when a process begins and never again. Left to itself it keeps an arena for
 * each thread and, once a large array was freed, takes later ones of that size from there too, where they leave holes:
 * idle, the product had 70 MB more.
 */
const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
};

/** Begins this process anew with that, unless the operator has set any of it, or the system has no glibc. */
export function returnMemory() {
  const isSet = Object.keys(MALLOC).some((name) => name in process.env);
  if (process.platform !== 'linux' || !isMainThread || isSet || !process.execve) return;
  const { execPath, execArgv, argv } = process;
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...process.env, ...MALLOC });
}
