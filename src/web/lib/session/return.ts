import { inTab } from '../storage.ts';

/* Where a session ended without the learner's doing: the login says so, and leads back there. */
const KEPT = 'bedside.return-to';

/** `path`: a page of ours, with its search. */
export function rememberReturn(path: string): void {
  inTab.set(KEPT, path);
}

export function returnPath(): string | null {
  return inTab.get(KEPT);
}

export function forgetReturn(): void {
  inTab.set(KEPT, null);
}
