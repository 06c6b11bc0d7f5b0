import { useState } from 'react';
import { useNavigate } from 'react-router';
import { COSTS } from '#domain/billing/costs.ts';
import { priceOf } from '#domain/oet/modules.ts';
import { PROFESSIONS, type Profession } from '#domain/professions.ts';
import { newTestAddress } from '#web/features/exam/modules/addresses.ts';
import { useCall } from '#web/lib/page/use-call.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { ChoiceGrid } from '#web/ui/choice-grid.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { UpdateUserProfessionDocument } from './update-user-profession.generated.ts';

/** Which of the twelve a test is to be for; saved before the test is made. */
export function ProfessionChoice({ module, likely }: { module: string; likely: Profession | null }) {
  const words = useWords();
  const navigate = useNavigate();
  const { run, pending } = useCall(UpdateUserProfessionDocument);
  const [profession, setProfession] = useState<string>(likely ?? '');
  const [failure, setFailure] = useState<string | null>(null);

  function save(): void {
    setFailure(null);
    run(
      { profession },
      {
        onData({ updateUserProfession: { success, message } }) {
          if (success) void navigate(newTestAddress(module));
          else setFailure(message);
        },
        onFailure: ({ message }) => setFailure(message),
      },
    );
  }
  return (
    <section aria-labelledby="profession">
      <Stack>
        <div>
          <h2 id="profession">{words('oet.profession.title')}</h2>
          <p>{words('oet.profession.hint')}</p>
        </div>
        <ChoiceGrid
          label={words('oet.profession.title')}
          choices={PROFESSIONS.map((value) => ({ value, label: words(`profession.${value}`) }))}
          value={profession}
          onChange={setProfession}
        />
        {failure === null ? null : (
          <Notice kind="error">{words('oet.profession.failed', { message: failure })}</Notice>
        )}
        <div>
          <ActionButton
            pending={pending}
            busyLabel={words('oet.profession.saving')}
            unavailable={profession === ''}
            onClick={save}
          >
            {words('oet.profession.save')}
          </ActionButton>
          <p>{words('credits.costs', { n: COSTS[priceOf(module)] })}</p>
        </div>
      </Stack>
    </section>
  );
}
