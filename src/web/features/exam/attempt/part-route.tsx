import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { type ExamModule, partOf } from '#domain/oet/modules.ts';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { testAddress } from '../modules/addresses.ts';
import { ExamFailure } from './exam-failure.tsx';

/** Lets parts of a module through; another address leads to where they are chosen. */
export function partLoader(module: ExamModule) {
  return ({ params: { progressId = '', part = '' } }: LoaderFunctionArgs) =>
    partOf(module, part) ? null : redirect(testAddress({ module: module.name, progressId }));
}

/** What the pages around a part are called, and where they lead back to. */
export interface PartFrame {
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
}

/** Before a part: nothing runs yet. */
export function PartStart({ title, back, children }: PartFrame & { children: ReactNode }) {
  return (
    <Page title={title} width="narrow">
      <Stack>
        <div>
          <LinkButton to={back.to} variant="subtle" leftSection={<ArrowBackIcon />}>
            {back.label}
          </LinkButton>
          <h1>{title}</h1>
        </div>
        {children}
      </Stack>
    </Page>
  );
}

export interface PartFailedProps extends PartFrame {
  readonly error: unknown;
  /** What is said of an error that has no words of its own. */
  readonly otherwise: string;
  readonly onRetry: () => void;
}

export function PartFailed({ title, back, error, otherwise, onRetry }: PartFailedProps) {
  const words = useWords();
  const message = messageOf(error, '');
  return (
    <Page title={title} width="narrow">
      <ExamFailure
        title={title}
        message={message ? words('exam.failed', { message }) : otherwise}
        onRetry={onRetry}
        back={back}
      />
    </Page>
  );
}

export function PartLoading({ title }: Pick<PartFrame, 'title'>) {
  return (
    <Page title={title}>
      <Loading />
    </Page>
  );
}
