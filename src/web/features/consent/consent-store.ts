import type { Provider } from '#domain/capabilities.ts';

/*
 * What a learner has yet to agree to. Filled when a practice is entered, before anything of it is shown; read by the
 * frame around every practice, which lets nothing through until it is empty.
 */
const NOTHING: readonly Provider[] = [];
let pending: readonly Provider[] = NOTHING;
const listeners = new Set<() => void>();

export function pendingConsent(): readonly Provider[] {
  return pending;
}

export function askForConsent(providers: readonly Provider[]): void {
  pending = providers.length === 0 ? NOTHING : providers;
  for (const listener of listeners) listener();
}

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
