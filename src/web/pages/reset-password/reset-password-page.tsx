import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../lib/words/use-words.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';

export interface ResetPasswordPageProps {
  readonly pending: boolean;
  readonly refusal: string | null;
  readonly onSubmit: (password: string) => void;
}

export function ResetPasswordPage({ pending, refusal, onSubmit }: ResetPasswordPageProps) {
  const words = useWords();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(String(new FormData(event.currentTarget).get('password')));
  }
  return (
    <Page title={words('reset.page')} width="narrow">
      <Card>
        <form onSubmit={submit}>
          <Stack>
            <div>
              <h1>{words('reset.title')}</h1>
              <p>{words('reset.intro')}</p>
            </div>
            <PasswordField
              label={words('reset.password')}
              description={words('reset.passwordHint')}
              name="password"
              autoComplete="new-password"
              required
              withAsterisk={false}
            />
            {refusal && (
              <Notice kind="error">
                {refusal} <Link to="/forgot-password">{words('reset.again')}</Link>
              </Notice>
            )}
            <ActionButton type="submit" pending={pending} busyLabel={words('reset.setting')} fullWidth>
              {words('reset.submit')}
            </ActionButton>
          </Stack>
        </form>
      </Card>
    </Page>
  );
}
