import { type FormEvent, useState } from 'react';
import { useChange } from '#web/features/settings/use-change.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/page.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { UpdatePasswordDocument } from './update-password.generated.ts';

const EMPTY = { current: '', new: '', confirmation: '' };

type Field = keyof typeof EMPTY;

const AUTOCOMPLETE = {
  current: 'current-password',
  new: 'new-password',
  confirmation: 'new-password',
} as const;

export function PasswordSettings() {
  const words = useWords();
  const { run, pending } = useChange('password', UpdatePasswordDocument, (data) => data.updatePassword);
  const [entered, setEntered] = useState(EMPTY);
  /** What is wrong, where it stays until the next try. */
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const { current, new: newPassword, confirmation } = entered;
    const missing = current === '' || newPassword === '' || confirmation === '';
    if (missing) return setProblem(words('signup.required'));
    if (newPassword !== confirmation) return setProblem(words('settings.password.mismatch'));
    setProblem(null);
    run(
      { currentPassword: current, newPassword },
      { onDone: () => setEntered(EMPTY), onRefused: setProblem },
    );
  }

  const field = (name: Field) => (
    <PasswordField
      label={words(`settings.password.${name}`)}
      autoComplete={AUTOCOMPLETE[name]}
      value={entered[name]}
      onChange={({ currentTarget: { value } }) => setEntered((before) => ({ ...before, [name]: value }))}
    />
  );
  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack>
          <h2>{words('settings.tab.password')}</h2>
          <p>{words('settings.password.intro')}</p>
          {field('current')}
          {field('new')}
          {field('confirmation')}
          {problem === null ? null : <Notice kind="error">{problem}</Notice>}
          <div>
            <ActionButton type="submit" pending={pending} busyLabel={words('settings.saving')}>
              {words('settings.password.save')}
            </ActionButton>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
