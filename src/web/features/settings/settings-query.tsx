import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { MeDocument, type MeQuery } from './preferences.generated.ts';

export type Preferences = MeQuery['me'];

export interface SettingsLoaderProps<Lists> {
  /** Names the tab. */
  readonly name: string;
  /** What can be chosen from. */
  readonly fetchLists: (signal: AbortSignal) => Promise<Lists>;
  readonly children: (loaded: { readonly me: Preferences; readonly lists: Lists }) => ReactNode;
}

/** What a failed tab says, with the way to try again. */
export function TabFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const words = useWords();
  return (
    <Card>
      <Stack>
        <Notice kind="error">{message}</Notice>
        <div>
          <Button variant="default" onClick={onRetry}>
            {words('app.retry')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** Asks what is chosen and what can be, and shows the tab once both are known. */
export function SettingsLoader<Lists>({ name, fetchLists, children }: SettingsLoaderProps<Lists>) {
  const words = useWords();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['settings', name],
    queryFn: async ({ signal }) => {
      const [{ me }, lists] = await Promise.all([request(MeDocument, {}, { signal }), fetchLists(signal)]);
      return { me, lists };
    },
  });
  if (data) return children(data);
  if (!error || isFetching) return <Loading />;
  const message = words('settings.loadFailed', { message: messageOf(error, words('error.other')) });
  return <TabFailed message={message} onRetry={() => void refetch()} />;
}
