/** A part of a blob, as of `slice`: from `start`, up to but without `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Begins the keys of blobs that can't be made again. */
export const KEPT = 'kept-';

/**
 * Bytes by key. Of what can be made again the least recently used go when there is too much; keys that begin with KEPT
 * stay until they are deleted. A blob never changes once it is put. Keys are lower-case letters, digits and dashes, at most 100.
 */
export interface BlobStore {
  /** undefined for an unknown key. A range that reaches beyond the end is cut. Counts as use. */
  get(key: string, range?: ByteRange): Promise<Uint8Array | undefined>;
  /** In bytes; undefined for an unknown key. */
  size(key: string): Promise<number | undefined>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** An unknown key is no error. */
  delete(key: string): Promise<void>;
  /** Deletes the least recently used of what can be made again, until the rest of it is no more than so many bytes. */
  trim(maxBytes: number): Promise<void>;
}
