import { useRef } from 'react';
import { CallFailure } from '../../lib/graphql/call-failure.ts';
import { request } from '../../lib/graphql/request.ts';
import { LoginDocument } from '../../lib/session/login.generated.ts';
import type { Arrival } from '../../lib/session/session.ts';
import { SignupDocument, type SignupMutationVariables } from './signup.generated.ts';

/**
 * Creates the account. When an answer is lost the account may be there all the same, and the next press would be
 * told that its email is taken: then whoever knows its password made it just now, and is logged in. Throws
 * CallFailure.
 */
export function useSignup(): (entered: SignupMutationVariables) => Promise<Arrival> {
  const unanswered = useRef<SignupMutationVariables | null>(null);

  async function logIn({ email, password }: SignupMutationVariables, refusal: CallFailure): Promise<Arrival> {
    try {
      return (await request(LoginDocument, { email, password }, { visitor: true })).login;
    } catch (error) {
      // With the connection lost again it is still not known whose account it is.
      throw error instanceof CallFailure && error.outcome === 'refused' ? refusal : error;
    }
  }

  return async (entered) => {
    const before = unanswered.current;
    try {
      return (await request(SignupDocument, entered, { visitor: true })).signup;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.outcome === 'unknown') unanswered.current = entered;
      const mayBeOurs = before?.email === entered.email && before.password === entered.password;
      if (error.reason === 'email_taken' && mayBeOurs) return logIn(entered, error);
      throw error;
    }
  };
}
