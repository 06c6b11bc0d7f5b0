import { useNavigate, useSearchParams } from 'react-router';
import marketing from '../../../../content/site/marketing.json' with { type: 'json' };
import { useCall } from '../../lib/graphql/use-call.ts';
import { LoginDocument } from '../../lib/session/login.generated.ts';
import { openSession } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { toast } from '../../ui/toast.ts';
import { LoginForm } from './login-form.tsx';
import { LoginPage } from './login-page.tsx';

export function Component() {
  const words = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { run, pending, failure } = useCall(LoginDocument, { visitor: true });
  const plan = search.get('plan');

  async function login(email: string, password: string) {
    const outcome = await run({ email, password });
    if (outcome.kind !== 'data') return;
    openSession(outcome.data.login, { isNew: false });
    toast('success', words('login.success'));
    await navigate('/levelchooser');
  }

  return (
    <LoginPage marketing={marketing}>
      <LoginForm
        pending={pending}
        error={failure && (failure.message || words('login.failed'))}
        signupPath={plan ? `/signup?plan=${encodeURIComponent(plan)}` : '/signup'}
        onSubmit={login}
      />
    </LoginPage>
  );
}
