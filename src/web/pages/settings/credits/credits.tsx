import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { TabFailed } from '#web/features/settings/settings-query.tsx';
import { noteBalance } from '#web/lib/credits/standing.ts';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { CreditHistoryDocument } from './credit-history.generated.ts';
import { BalanceCard, HistoryCard } from './credits-tab.tsx';
import { MyCreditBalanceDocument } from './my-credit-balance.generated.ts';

const POLL_MS = 30_000;
const MOVEMENTS_A_PAGE = 20;

/**
 * Asked every 30 seconds while this tab is shown and its window is seen. A poll that fails is not told: what was
 * known stays.
 */
function useBalance() {
  return useQuery({
    queryKey: ['balance'],
    queryFn: async ({ signal }) => (await request(MyCreditBalanceDocument, {}, { signal })).myCreditBalance,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
  });
}

/** `amount`: where it has moved, so has its history. */
function History({ amount }: { amount: number }) {
  const words = useWords();
  const { data, error, isFetching, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery({
    queryKey: ['history', amount],
    queryFn: async ({ pageParam, signal }) => {
      const variables = { first: MOVEMENTS_A_PAGE, after: pageParam };
      return (await request(CreditHistoryDocument, variables, { signal })).creditHistory;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ endCursor }) => endCursor,
    placeholderData: (before) => before,
  });
  if (data) {
    return (
      <HistoryCard
        movements={data.pages.flatMap(({ movements }) => movements)}
        hasMore={hasNextPage}
        fetching={isFetching}
        onMore={() => void fetchNextPage()}
      />
    );
  }
  if (!error || isFetching) return <Loading />;
  const message = words('settings.credits.historyFailed', {
    message: messageOf(error, words('error.other')),
  });
  return <TabFailed message={message} onRetry={() => void refetch()} />;
}

export function CreditSettings() {
  const words = useWords();
  const { data: balance, error, isFetching, refetch } = useBalance();
  const amount = balance?.amount;
  useEffect(() => {
    if (amount !== undefined) noteBalance(amount);
  }, [amount]);
  if (balance) {
    return (
      <Stack gap="wide">
        <BalanceCard {...balance} />
        <History amount={balance.amount} />
      </Stack>
    );
  }
  if (!error || isFetching) return <Loading />;
  const message = words('settings.credits.failed', { message: messageOf(error, words('error.other')) });
  return <TabFailed message={message} onRetry={() => void refetch()} />;
}
