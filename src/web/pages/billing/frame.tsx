import type { ReactNode } from 'react';
import { useWords } from '../../lib/words/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** A page of the sandbox: whatever stands on it, it says that no money moves. */
export function BillingFrame({
  title,
  heading,
  children,
}: {
  title: string;
  heading: string;
  children: ReactNode;
}) {
  const words = useWords();
  return (
    <Page title={title} width="narrow">
      <Stack gap="wide">
        <h1>{heading}</h1>
        <Notice kind="info">{words('billing.sandbox')}</Notice>
        <Card>{children}</Card>
      </Stack>
    </Page>
  );
}

export function BillingLoading({ title }: { title: string }) {
  return (
    <BillingFrame title={title} heading={title}>
      <Loading />
    </BillingFrame>
  );
}

interface BillingFailedProps {
  readonly title: string;
  readonly message: string;
  readonly onRetry: () => void;
}

export function BillingFailed({ title, message, onRetry }: BillingFailedProps) {
  const words = useWords();
  return (
    <BillingFrame title={title} heading={title}>
      <Stack>
        <Notice kind="error">{message}</Notice>
        <div>
          <Button variant="default" onClick={onRetry}>
            {words('billing.again')}
          </Button>
        </div>
      </Stack>
    </BillingFrame>
  );
}
