import { inTab } from '../storage.ts';

/* Where a session ended without the learner's doing: the login says so, and leads back there. */
const KEPT = 'bedside.return-to';
/** The page whose submission its end has stopped. */
const UNSUBMITTED = 'bedside.not-submitted';

let submitting = false;

/** Said by a page around its submission: a session that ends meanwhile has stopped it. */
export function noteSubmitting(isUnderWay: boolean): void {
  submitting = isUnderWay;
}

/** `path`: a page of ours, with its search. */
export function rememberReturn(path: string): void {
  inTab.set(KEPT, path);
  if (submitting) inTab.set(UNSUBMITTED, path);
}

export function returnPath(): string | null {
  return inTab.get(KEPT);
}

/** The address of the page that has still to submit what the end of a session stopped, as far as it is known. */
export function unsubmittedPath(): string | null {
  return inTab.get(UNSUBMITTED);
}

/** It is being submitted anew. */
export function forgetUnsubmitted(): void {
  inTab.set(UNSUBMITTED, null);
}

/** She is back. */
export function forgetReturn(): void {
  inTab.set(KEPT, null);
}
