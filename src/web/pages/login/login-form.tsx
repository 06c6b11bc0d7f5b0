import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../lib/words/use-words.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';

export interface LoginFormProps {
  readonly pending: boolean;
  /** A session that was open here has ended. */
  readonly expired: boolean;
  /** Its end stopped a submission. */
  readonly unsubmitted: boolean;
  readonly error: string | null;
  readonly signupPath: string;
  readonly onSubmit: (email: string, password: string) => void;
}

/** Required fields are checked by the browser itself. */
export function LoginForm({ pending, expired, unsubmitted, error, signupPath, onSubmit }: LoginFormProps) {
  const words = useWords();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSubmit(String(form.get('email')).trim(), String(form.get('password')));
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <div>
          <h1>{words('login.title')}</h1>
          <p>{words('login.intro')}</p>
        </div>
        {expired && !error && (
          <Notice kind="info">
            <p>{words('error.AUTH_002')}</p>
            {unsubmitted ? (
              <p>
                <strong>{words('login.notSubmitted')}</strong>
              </p>
            ) : null}
            <p>{words('login.kept')}</p>
          </Notice>
        )}
        {error && <Notice kind="error">{error}</Notice>}
        <TextField
          label={words('login.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
        />
        <PasswordField
          label={words('login.password')}
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
        />
        <ActionButton type="submit" pending={pending} fullWidth>
          {words('login.submit')}
        </ActionButton>
        <p>
          <Link to="/forgot-password">{words('login.forgot')}</Link>
        </p>
        <p>
          {words('login.noAccount')} <Link to={signupPath}>{words('login.signup')}</Link>
        </p>
      </Stack>
    </form>
  );
}
