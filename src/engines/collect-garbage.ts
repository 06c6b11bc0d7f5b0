import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What V8 offers behind its flag. */
type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * A collection of all that this thread's heap has left, some 60 ms. As a last resort, because V8 keeps the pages of any
 * other for later: a start that read in all content kept 300 MB so.
 */
export function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  return () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
