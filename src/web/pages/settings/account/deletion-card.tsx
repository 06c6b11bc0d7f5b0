import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { ON_PURPOSE } from '#web/lib/page/on-purpose.ts';
import { useCall } from '#web/lib/page/use-call.ts';
import { closeSession } from '#web/lib/session/session.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/page.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Row, Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast.ts';
import { DeleteAccountDocument } from './delete-account.generated.ts';

/** Asks for the password, and then deletes. */
function DeletionDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const navigate = useNavigate();
  const { run, pending } = useCall(DeleteAccountDocument);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function leave(message: string): Promise<void> {
    await closeSession();
    toast('success', message);
    await navigate('/', { state: ON_PURPOSE });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setRefusal(null);
    run(
      { password: String(new FormData(event.currentTarget).get('password')) },
      {
        onData: ({ deleteAccount: { success, message } }) =>
          success ? void leave(message) : setRefusal(message),
        onFailure: (failure) => setRefusal(messageOf(failure, words('account.deleteFailed'))),
      },
    );
  }

  return (
    <Dialog title={words('account.deleteTitle')} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <p>{words('account.deleteText')}</p>
          <PasswordField
            label={words('account.password')}
            name="password"
            autoComplete="current-password"
            required
            withAsterisk={false}
          />
          {refusal && <Notice kind="error">{refusal}</Notice>}
          <Row>
            <Button onClick={onClose}>{words('account.keep')}</Button>
            <ActionButton
              type="submit"
              variant="default"
              pending={pending}
              busyLabel={words('account.deleting')}
            >
              {words('account.deleteNow')}
            </ActionButton>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}

export function DeletionCard() {
  const words = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <Card>
      <Stack>
        <h2>{words('account.deletion')}</h2>
        <p>{words('account.deletionIntro')}</p>
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {words('account.delete')}
          </Button>
        </div>
      </Stack>
      {asking && <DeletionDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}
