import { inTab } from '../storage.ts';

/*
 * The idempotency keys of actions whose outcome is not known. Doing the same again takes the same key, so that the
 * server does and charges it once. They outlive a reload in this tab.
 */
const KEPT = 'bedside.open-key.';

/** For a browser without storage: as long as the page lasts. */
const here = new Map<string, string>();

/** Random and unique also where crypto.randomUUID is missing (pages not served over https). */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The key of an action: that of its last try as long as that is open, else a new one. */
export function openKey(action: string): string {
  const key = here.get(action) ?? inTab.get(KEPT + action) ?? newIdempotencyKey();
  here.set(action, key);
  inTab.set(KEPT + action, key);
  return key;
}

/** The action was done or refused: doing it again is another one. */
export function closeKey(action: string): void {
  here.delete(action);
  inTab.set(KEPT + action, null);
}

/** For the next learner at this browser. */
export function forgetOpenKeys(): void {
  here.clear();
  inTab.forget(KEPT);
}
