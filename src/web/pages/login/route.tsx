import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CallFailure } from '../../lib/graphql/call-failure.ts';
import { request } from '../../lib/graphql/request.ts';
import { operatorTexts } from '../../lib/operator-texts.ts';
import { LoginDocument, type LoginMutationVariables } from '../../lib/session/login.generated.ts';
import { forgetReturn, returnPath, unsubmittedPath } from '../../lib/session/return.ts';
import { openSession } from '../../lib/session/session.ts';
import { pathAfterEntry } from '../../lib/session/way-in.ts';
import { useAction } from '../../lib/use-action.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { toast } from '../../ui/toast.ts';
import { LoginForm } from './login-form.tsx';
import { LoginPage } from './login-page.tsx';

export function Component() {
  const words = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [back] = useState(returnPath);
  const [failure, setFailure] = useState<string | null>(null);
  const plan = search.get('plan');

  const [submit, pending] = useAction(async (entered: LoginMutationVariables) => {
    setFailure(null);
    try {
      const answer = await request(LoginDocument, entered, { visitor: true });
      openSession(answer.login, { isNew: false });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      return setFailure((error.outcome === 'refused' && error.message) || words('login.failed'));
    }
    forgetReturn();
    toast('success', words('login.success'));
    await navigate(back ?? pathAfterEntry(plan));
  });

  return (
    <LoginPage texts={operatorTexts}>
      <LoginForm
        pending={pending}
        expired={back !== null}
        unsubmitted={back !== null && back === unsubmittedPath()}
        error={failure}
        signupPath={plan ? `/signup?plan=${encodeURIComponent(plan)}` : '/signup'}
        onSubmit={(email, password) => submit({ email, password })}
      />
    </LoginPage>
  );
}
