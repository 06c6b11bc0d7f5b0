import { useState } from 'react';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { useRequest } from '#web/lib/page/visit.tsx';
import { useAction } from '#web/lib/use-action.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast.ts';
import { MyDataDocument } from './my-data.generated.ts';
import { saveFile } from './save-file.ts';

/** Everything that is stored of the learner, as a file. */
export function OwnDataCard() {
  const words = useWords();
  const request = useRequest();
  const [failure, setFailure] = useState<string | null>(null);
  const [download, pending] = useAction(async () => {
    setFailure(null);
    try {
      const { myData } = await request(MyDataDocument, {});
      saveFile(`bedside-${new Date().toISOString().slice(0, 10)}.json`, JSON.stringify(myData, null, 2));
      toast('success', words('account.downloaded'));
    } catch (error) {
      setFailure(messageOf(error, words('account.downloadFailed')));
    }
  });
  return (
    <Card>
      <Stack>
        <h2>{words('account.data')}</h2>
        <p>{words('account.dataIntro')}</p>
        {failure && <Notice kind="error">{failure}</Notice>}
        <div>
          <ActionButton
            variant="default"
            pending={pending}
            busyLabel={words('account.downloading')}
            onClick={download}
          >
            {words('account.download')}
          </ActionButton>
        </div>
      </Stack>
    </Card>
  );
}
