import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../lib/words/use-words.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { Notice, type NoticeProps } from '../../ui/notice.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** What came of the last try. */
export interface Outcome {
  readonly kind: NoticeProps['kind'];
  readonly text: string;
}

export interface ForgotPasswordPageProps {
  readonly pending: boolean;
  readonly outcome: Outcome | null;
  readonly onSubmit: (email: string) => void;
}

/** The form stays when the link was asked for: an address may have been mistyped. The field is checked by the browser. */
export function ForgotPasswordPage({ pending, outcome, onSubmit }: ForgotPasswordPageProps) {
  const words = useWords();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(String(new FormData(event.currentTarget).get('email')).trim());
  }
  return (
    <Page title={words('forgot.page')} width="narrow">
      <Card>
        <form onSubmit={submit}>
          <Stack>
            <div>
              <h1>{words('forgot.title')}</h1>
              <p>{words('forgot.intro')}</p>
            </div>
            <TextField
              label={words('forgot.email')}
              name="email"
              type="email"
              autoComplete="username"
              required
              withAsterisk={false}
              maxLength={254}
            />
            {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
            <ActionButton type="submit" pending={pending} busyLabel={words('forgot.sending')} fullWidth>
              {words('forgot.submit')}
            </ActionButton>
            <p>
              <Link to="/">{words('forgot.login')}</Link>
            </p>
          </Stack>
        </form>
      </Card>
    </Page>
  );
}
