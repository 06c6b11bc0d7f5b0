import { useSyncExternalStore } from 'react';
import { inBrowser } from '#web/lib/storage.ts';

/* How loud this learner likes it, for every sound of every page. */
// The specification's, of 100 steps: 80.
const USUAL = '0.8';
const KEPT = 'bedside.volume';
const listeners = new Set<() => void>();

/** From 0 to 1. */
export function volume(): number {
  const kept = Number.parseFloat(inBrowser.get(KEPT) ?? USUAL);
  return kept >= 0 && kept <= 1 ? kept : Number(USUAL);
}

export function setVolume(wanted: number): void {
  inBrowser.set(KEPT, String(wanted));
  for (const listener of listeners) listener();
}

export function onVolume(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useVolume(): number {
  return useSyncExternalStore(onVolume, volume);
}

/** Whether a page may set it here: on some phones only their buttons do. */
export function canSetVolume(): boolean {
  const probe = new Audio();
  probe.volume = 0.5;
  return probe.volume === 0.5;
}
