import { type FormEvent, useState } from 'react';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { useCall } from '#web/lib/page/use-call.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './account-page.module.css';
import type { Account } from './account-page.tsx';
import { UpdateAccountDocument } from './update-account.generated.ts';

export interface DetailsCardProps {
  readonly account: Account;
  readonly onSaved: () => void;
}

function Fields({ account }: Pick<DetailsCardProps, 'account'>) {
  const words = useWords();
  return (
    <>
      <TextField
        label={words('account.fullName')}
        name="name"
        autoComplete="name"
        required
        withAsterisk={false}
        maxLength={120}
        defaultValue={account.fullName}
      />
      <TextField
        label={words('account.email')}
        description={words('account.emailHint')}
        name="email"
        type="email"
        readOnly
        value={account.email}
      />
      <TextField
        label={words('account.phone')}
        name="tel"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={account.phoneNumber ?? ''}
      />
    </>
  );
}

/** Name and phone. That a name is there is checked by the browser itself. */
export function DetailsCard({ account, onSaved }: DetailsCardProps) {
  const words = useWords();
  const { run, pending } = useCall(UpdateAccountDocument);
  const [refusal, setRefusal] = useState<string | null>(null);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setRefusal(null);
    const form = new FormData(event.currentTarget);
    run(
      { fullName: String(form.get('name')), phoneNumber: String(form.get('tel')) },
      {
        onData({ updateAccount: { success, message } }) {
          if (!success) return setRefusal(message);
          toast('success', message);
          onSaved();
        },
        onFailure: (failure) => setRefusal(messageOf(failure, words('account.saveFailed'))),
      },
    );
  }

  return (
    <Card>
      <form onSubmit={save}>
        <Stack>
          <h2>{words('account.details')}</h2>
          <Fields account={account} />
          {refusal && <Notice kind="error">{refusal}</Notice>}
          <div>
            <ActionButton type="submit" pending={pending} busyLabel={words('account.saving')}>
              {words('account.save')}
            </ActionButton>
          </div>
          <p className={classes.dimmed}>
            {words('account.since')} <DateText iso={account.createdAt} />
          </p>
        </Stack>
      </form>
    </Card>
  );
}
