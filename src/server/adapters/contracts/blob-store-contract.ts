import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlobStore } from '../../ports/blob-store.ts';
import type { Clock } from '../../ports/clock.ts';

interface OpenedStore {
  readonly store: BlobStore;
  close(): Promise<void>;
}

/** What every store of blobs must do. */
export function blobStoreContract(name: string, open: (clock: Clock) => Promise<OpenedStore>): void {
  describe(`blobs in ${name}`, () => {
    let time = new Date('2026-03-01T12:00:00Z');
    let opened: OpenedStore;
    beforeAll(async () => {
      opened = await open({ now: () => time });
    });
    afterAll(() => opened.close());
    const later = () => {
      time = new Date(time.getTime() + 60_000);
    };
    const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => index);

    it('are read as they were put, whole and in parts', async () => {
      const { store } = opened;
      await store.put('voice-1', bytes(100));
      expect(await store.get('voice-1')).toEqual(bytes(100));
      expect(await store.get('voice-1', { start: 10, end: 13 })).toEqual(Uint8Array.of(10, 11, 12));
      expect(await store.get('voice-1', { start: 98, end: 200 })).toEqual(Uint8Array.of(98, 99));
      expect(await store.get('voice-1', { start: 200, end: 300 })).toEqual(new Uint8Array());
      expect(await store.size('voice-1')).toBe(100);
    });

    it('may be put twice', async () => {
      await opened.store.put('voice-1', bytes(100));
      expect(await opened.store.size('voice-1')).toBe(100);
    });

    it('are unknown before they are put and after they are deleted', async () => {
      const { store } = opened;
      expect(await store.get('voice-2')).toBeUndefined();
      expect(await store.get('voice-2', { start: 0, end: 1 })).toBeUndefined();
      expect(await store.size('voice-2')).toBeUndefined();
      await store.put('voice-2', bytes(5));
      await store.delete('voice-2');
      await store.delete('voice-2');
      expect(await store.get('voice-2')).toBeUndefined();
    });

    it('give way when there is too much, the least recently used first', async () => {
      const { store } = opened;
      await store.trim(0);
      for (const key of ['a', 'b', 'c']) {
        later();
        await store.put(key, bytes(100));
      }
      later();
      await store.get('a');
      await store.trim(200);
      const sizes = await Promise.all(['a', 'b', 'c'].map((key) => store.size(key)));
      expect(sizes).toEqual([100, undefined, 100]);
    });

    it('stay where they can’t be made again, and take no place from others', async () => {
      const { store } = opened;
      await store.put('kept-webm-1', bytes(500));
      later();
      await store.put('voice-9', bytes(100));
      await store.trim(100);
      expect(await Promise.all(['kept-webm-1', 'voice-9'].map((key) => store.size(key)))).toEqual([500, 100]);
      await store.delete('kept-webm-1');
      expect(await store.size('kept-webm-1')).toBeUndefined();
    });

    it('have keys that can be a name of a file', async () => {
      for (const key of ['', '../db', 'a/b', 'A', 'a'.repeat(101)]) {
        await expect(opened.store.put(key, bytes(1)), key).rejects.toThrow('Not a blob key');
        await expect(opened.store.get(key), key).rejects.toThrow('Not a blob key');
      }
    });
  });
}
