import { useEffect, useState } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import type { WordKey } from '#words/catalogue.ts';
import { CallFailure } from '../../lib/graphql/call-failure.ts';
import { isCodeMissing, isServed, loadNewBuild, type NewBuild } from '../../lib/page/new-build.ts';
import { isPassing, useRetries } from '../../lib/page/use-retries.ts';
import { Unreachable } from '../../lib/session/guards.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';

type Fault = 'offline' | 'updated' | 'broken';

function faultOf(error: unknown): Fault {
  if (error instanceof Unreachable) return 'offline';
  if (error instanceof CallFailure) return isPassing(error) ? 'offline' : 'broken';
  if (!isCodeMissing(error)) return 'broken';
  // With a connection it is gone: a deploy has put other files in the place of those that this document names.
  return navigator.onLine === false ? 'offline' : 'updated';
}

const WORDS = {
  offline: { title: 'fault.offlineTitle', text: 'fault.offlineText', retry: 'app.retry' },
  updated: { title: 'fault.updatedTitle', text: 'fault.updatedText', retry: 'fault.reload' },
  broken: { title: 'fault.title', text: 'fault.text', retry: 'app.retry' },
} as const satisfies Record<Fault, Record<'title' | 'text' | 'retry', WordKey>>;

/** Loads what a deploy has put in the place of missing code; null where that may still come. */
function useNewBuild(fault: Fault): Fault | null {
  const [build, setBuild] = useState<NewBuild>('coming');
  useEffect(() => {
    if (fault === 'updated') void loadNewBuild().then(setBuild);
  }, [fault]);
  if (fault !== 'updated') return fault;
  if (build === 'unreachable') return 'offline';
  return build === 'coming' ? null : fault;
}

/** What a page shows when it could not be loaded or broke while it was shown. */
export function ErrorPage() {
  const words = useWords();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  useEffect(() => console.error(error), [error]);
  const fault = useNewBuild(faultOf(error));

  function retry() {
    // A page whose code did not arrive can only be had with a new document.
    if (isCodeMissing(error)) location.reload();
    else void revalidate();
  }

  useRetries(fault === 'offline', async () => {
    if (!isCodeMissing(error)) await revalidate();
    else if (await isServed()) location.reload();
  });

  if (fault === null) return <Loading />;
  const said = WORDS[fault];
  const title = words(said.title);
  return (
    <Page title={title} width="narrow">
      <Stack>
        <h1>{title}</h1>
        <div role="alert">
          <p>{words(said.text)}</p>
          {fault === 'offline' ? <p>{words('fault.retries')}</p> : null}
        </div>
        <Row>
          <ActionButton onClick={retry} pending={state === 'loading'}>
            {words(said.retry)}
          </ActionButton>
          <LinkButton to="/" variant="subtle">
            {words('notFound.home')}
          </LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}
