import { BufferSource } from 'mediabunny';

/**
 * More than any recording within the limits needs: a minute of the shortest Opus packets takes a read for each
 * of its 24,000.
 */
const MAX_READS = 60_000;

/**
 * Bytes for the demuxer that end its work when it reads for ever, as it does where garbage stands at the end of a
 * Matroska file (it looks for the next element without moving on, and no timer can stop it).
 */
export class BoundedSource extends BufferSource {
  #reads = 0;

  /** Called by mediabunny for every slice; not part of its public types. */
  _read(...range: unknown[]): unknown {
    if (++this.#reads > MAX_READS) throw new Error('the demuxer reads without end');
    const read = Reflect.get(BufferSource.prototype, '_read') as (...range: unknown[]) => unknown;
    return read.apply(this, range);
  }
}
