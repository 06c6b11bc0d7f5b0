/** Bytes by key. A blob never changes once it is put. Keys are letters, digits and dashes. */
export interface BlobStore {
  get(key: string): Promise<Uint8Array | undefined>;
  put(key: string, bytes: Uint8Array): Promise<void>;
}
