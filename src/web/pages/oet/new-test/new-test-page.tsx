import { moduleAddress } from '#web/features/exam/modules/addresses.ts';
import type { ShownModule } from '#web/features/exam/modules/module-texts.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Row, Stack } from '#web/ui/stack.tsx';

export interface NewTestPageProps {
  readonly module: ShownModule;
  /** Why there is no test; null while it is being made. */
  readonly problem: string | null;
  readonly onRetry: () => void;
}

export function NewTestPage({ module, problem, onRetry }: NewTestPageProps) {
  const words = useWords();
  const name = words(module.texts.name);
  if (problem === null) {
    return (
      <Page title={words('oet.new.page')} width="narrow">
        <Loading text={words('oet.new.making')} />
      </Page>
    );
  }
  return (
    <Page title={words('oet.new.page')} width="narrow">
      <Stack>
        <h1>{words('oet.new.failed')}</h1>
        <Notice kind="error">{problem}</Notice>
        <Row>
          <Button onClick={onRetry}>{words('app.retry')}</Button>
          <LinkButton to={moduleAddress(module.name)} variant="default">
            {words('oet.new.back', { module: name })}
          </LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}
