import type { ReactNode } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import classes from './account-page.module.css';
import { DeletionCard } from './deletion-card.tsx';
import { DetailsCard } from './details-card.tsx';
import type { MyAccountQuery } from './my-account.generated.ts';
import { OwnDataCard } from './own-data-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export type Account = MyAccountQuery['myAccount'];

function Frame({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <Page title={words('account.page')} width="narrow">
      <Stack gap="wide">
        <div>
          <LinkButton
            to="/settings"
            variant="subtle"
            className={classes.back}
            leftSection={<ArrowBackIcon />}
          >
            {words('account.backToSettings')}
          </LinkButton>
          <h1>{words('account.title')}</h1>
        </div>
        {children}
      </Stack>
    </Page>
  );
}

export function AccountLoading() {
  return (
    <Frame>
      <Loading />
    </Frame>
  );
}

export function AccountFailed({ onRetry }: { onRetry: () => void }) {
  const words = useWords();
  return (
    <Frame>
      <Notice kind="error">{words('account.failed')}</Notice>
      <div>
        <Button onClick={onRetry}>{words('app.retry')}</Button>
      </div>
    </Frame>
  );
}

export interface AccountPageProps {
  readonly account: Account;
  /** Something was changed: the account is asked for again. */
  readonly onChanged: () => void;
}

export function AccountPage({ account, onChanged }: AccountPageProps) {
  return (
    <Frame>
      <DetailsCard account={account} onSaved={onChanged} />
      <SessionsCard sessions={account.sessions} onEnded={onChanged} />
      <OwnDataCard />
      <DeletionCard />
    </Frame>
  );
}
