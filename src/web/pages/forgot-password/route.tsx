import { useState } from 'react';
import { messageOf } from '../../lib/graphql/call-failure.ts';
import { request } from '../../lib/graphql/request.ts';
import { useAction } from '../../lib/use-action.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { ForgotPasswordPage, type Outcome } from './forgot-password-page.tsx';
import { RequestPasswordResetDocument } from './request-password-reset.generated.ts';

export function Component() {
  const words = useWords();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [ask, pending] = useAction(async (email: string) => {
    setOutcome(null);
    try {
      const answer = await request(RequestPasswordResetDocument, { email }, { visitor: true });
      const { success, message } = answer.requestPasswordReset;
      setOutcome({ kind: success ? 'success' : 'info', text: message });
    } catch (error) {
      setOutcome({ kind: 'error', text: messageOf(error, words('forgot.failed')) });
    }
  });
  return <ForgotPasswordPage pending={pending} outcome={outcome} onSubmit={ask} />;
}
