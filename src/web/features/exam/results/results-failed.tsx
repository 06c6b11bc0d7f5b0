import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Row, Stack } from '#web/ui/stack.tsx';
import { moduleAddress } from '../modules/addresses.ts';
import { shownModule } from '../modules/module-texts.ts';

export interface ResultsFailedProps {
  readonly module: string;
  readonly message: string;
  readonly onRetry: () => void;
}

export function ResultsFailed({ module, message, onRetry }: ResultsFailedProps) {
  const words = useWords();
  const name = shownModule(module)?.texts.name;
  return (
    <Page title={words('oet.results.page')} width="narrow">
      <Stack>
        <h1>{words('oet.results.failedTitle')}</h1>
        <Notice kind="error">{message}</Notice>
        <Row>
          <Button onClick={onRetry}>{words('app.retry')}</Button>
          {name ? (
            <LinkButton to={moduleAddress(module)} variant="default">
              {words('oet.results.back', { module: words(name) })}
            </LinkButton>
          ) : null}
        </Row>
      </Stack>
    </Page>
  );
}
