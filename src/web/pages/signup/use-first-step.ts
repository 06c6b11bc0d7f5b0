import { CallFailure } from '../../lib/graphql/call-failure.ts';
import { request } from '../../lib/graphql/request.ts';
import { useAction } from '../../lib/use-action.ts';
import { CheckSignupDocument } from './check-signup.generated.ts';
import type { SignupFields } from './signup-form.ts';

/** Nobody waits longer to go on: what can't be asked now is told at the end. */
const LIMIT_MS = 5_000;

export interface FirstStep {
  /** Marks the field that a refusal is about. Whether it is about one. */
  readonly markRefused: (failure: CallFailure) => boolean;
  readonly goOn: () => void;
}

/** Leaves the first step once the server has nothing against it: a taken address, a common password. */
export function useFirstStep(form: SignupFields, { markRefused, goOn }: FirstStep) {
  return useAction(async () => {
    const { email, password, fullName } = form.getValues();
    const entered = { email: email.trim(), password, fullName: fullName.trim() };
    try {
      await request(CheckSignupDocument, entered, { visitor: true, timeoutMs: LIMIT_MS });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (markRefused(error)) return;
    }
    goOn();
  });
}
