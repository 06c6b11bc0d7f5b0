import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { CallFailure } from '../../lib/graphql/call-failure.ts';
import { Unreachable } from '../../lib/session/guards.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';

/** The code or the styles of a page could not be fetched: browsers and the build's loader say it in these words. */
function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && /dynamically imported|importing a module|preload CSS/i.test(error.message);
}

function isConnectionLost(error: unknown): boolean {
  if (error instanceof Unreachable) return true;
  if (error instanceof CallFailure) return error.isNetwork;
  return isCodeMissing(error);
}

/** What a page shows when it could not be loaded or broke while it was shown. */
export function ErrorPage() {
  const words = useWords();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  useEffect(() => console.error(error), [error]);
  const offline = isConnectionLost(error);
  const title = words(offline ? 'fault.offlineTitle' : 'fault.title');

  function retry() {
    // A page whose code did not arrive can only be had with a new document.
    if (isCodeMissing(error)) location.reload();
    else void revalidate();
  }

  return (
    <Page title={title} width="narrow">
      <Stack>
        <h1>{title}</h1>
        <div role="alert">
          <p>{words(offline ? 'fault.offlineText' : 'fault.text')}</p>
        </div>
        <Row>
          <Button onClick={retry} loading={state === 'loading'}>
            {words('app.retry')}
          </Button>
          <LinkButton to="/" variant="subtle">
            {words('notFound.home')}
          </LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}
