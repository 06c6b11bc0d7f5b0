import { useRef } from 'react';
import { type Outcome, useCall } from '../../lib/graphql/use-call.ts';
import { LoginDocument } from '../../lib/session/login.generated.ts';
import type { Arrival } from '../../lib/session/session.ts';
import { SignupDocument, type SignupMutationVariables } from './signup.generated.ts';

export interface Signup {
  readonly signUp: (entered: SignupMutationVariables) => Promise<Outcome<Arrival>>;
  readonly pending: boolean;
}

/**
 * Creates the account. When an answer is lost the account may be there all the same, and the next press would be
 * told that its email is taken: then whoever knows its password made it just now, and is logged in.
 */
export function useSignup(): Signup {
  const creation = useCall(SignupDocument, { visitor: true });
  const login = useCall(LoginDocument, { visitor: true });
  const unanswered = useRef<SignupMutationVariables | null>(null);

  async function signUp(entered: SignupMutationVariables): Promise<Outcome<Arrival>> {
    const outcome = await creation.run(entered);
    if (outcome.kind === 'busy') return outcome;
    if (outcome.kind === 'data') return { kind: 'data', data: outcome.data.signup };
    const { failure } = outcome;
    const before = unanswered.current;
    if (failure.isNetwork) unanswered.current = entered;
    const mayBeOurs = before?.email === entered.email && before.password === entered.password;
    if (failure.reason !== 'email_taken' || !mayBeOurs) return outcome;
    const { email, password } = entered;
    const arrival = await login.run({ email, password });
    if (arrival.kind === 'data') return { kind: 'data', data: arrival.data.login };
    // With the connection lost again it is still not known whose account it is.
    return arrival.kind === 'failed' && arrival.failure.isNetwork ? arrival : outcome;
  }

  return { signUp, pending: creation.pending || login.pending };
}
