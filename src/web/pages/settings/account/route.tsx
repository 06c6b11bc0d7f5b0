import { useQuery } from '@tanstack/react-query';
import { request } from '#web/lib/graphql/request.ts';
import { AccountFailed, AccountLoading, AccountPage } from './account-page.tsx';
import { MyAccountDocument } from './my-account.generated.ts';

export function Component() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['account'],
    queryFn: async ({ signal }) => (await request(MyAccountDocument, {}, { signal })).myAccount,
  });
  if (data) return <AccountPage account={data} onChanged={() => void refetch()} />;
  if (!error || isFetching) return <AccountLoading />;
  return <AccountFailed onRetry={() => void refetch()} />;
}
