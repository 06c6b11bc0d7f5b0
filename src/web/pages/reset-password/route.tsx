import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { messageOf } from '../../lib/graphql/call-failure.ts';
import { request } from '../../lib/graphql/request.ts';
import { clearTokens } from '../../lib/session/tokens.ts';
import { useAction } from '../../lib/use-action.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { toast } from '../../ui/toast.ts';
import { ResetPasswordDocument } from './reset-password.generated.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';

export function Component() {
  const words = useWords();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [reset, pending] = useAction(async (newPassword: string) => {
    setRefusal(null);
    try {
      const { resetPassword } = await request(
        ResetPasswordDocument,
        { token, newPassword },
        { visitor: true },
      );
      if (!resetPassword.success) return setRefusal(resetPassword.message);
      toast('success', resetPassword.message);
    } catch (error) {
      return setRefusal(messageOf(error, words('reset.failed')));
    }
    // A session that was open here has ended with all others; work that was not sent yet stays.
    clearTokens();
    await navigate('/', { replace: true });
  });
  return <ResetPasswordPage pending={pending} refusal={refusal} onSubmit={reset} />;
}
