import { type LoaderFunctionArgs, Navigate, redirect, useParams } from 'react-router';
import { ExamFailure } from '#web/features/exam/attempt/exam-failure.tsx';
import { StartCard } from '#web/features/exam/attempt/start-card.tsx';
import { type OpenedPart, useAttempt, useStart } from '#web/features/exam/attempt/use-attempt.ts';
import type { ServerClock } from '#web/features/exam/countdown/clock.ts';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { chooserPath, partNamed, resultsPath } from '../addresses.ts';
import { useReadingPaper } from './reading-paper.ts';
import { RunningPart } from './running-part.tsx';

/** What was begun can be finished, whatever becomes of the subscription. */
export const handle: PageHandle = { subscription: 'stay' };

export function loader({ params: { progressId = '', part } }: LoaderFunctionArgs) {
  return partNamed(part) ? null : redirect(chooserPath(progressId));
}

interface PartProps {
  readonly progressId: string;
  readonly part: string;
}

const RULES = {
  A: ['reading.rules.A.1', 'reading.rules.A.2', 'reading.rules.A.3'],
  B: ['reading.rules.B.1', 'reading.rules.B.2', 'reading.rules.B.3'],
  C: ['reading.rules.C.1', 'reading.rules.C.2', 'reading.rules.C.3'],
} as const;

function Start({ progressId, part }: PartProps) {
  const words = useWords();
  const { start, pending } = useStart({ progressId, part }, 'running');
  const rules = [
    ...RULES[part as keyof typeof RULES],
    'reading.clock',
    'reading.late',
    'reading.saved',
  ] as const;
  return (
    <Page title={words('reading.testPage', { part })} width="narrow">
      <Stack>
        <div>
          <LinkButton to={chooserPath(progressId)} variant="subtle" leftSection={<ArrowBackIcon />}>
            {words('exam.backToParts')}
          </LinkButton>
          <h1>{words('reading.testPage', { part })}</h1>
        </div>
        <StartCard part={part} rules={rules.map((rule) => words(rule))} pending={pending} onStart={start} />
      </Stack>
    </Page>
  );
}

interface FailedProps extends PartProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function Failed({ progressId, part, error, onRetry }: FailedProps) {
  const words = useWords();
  const message = messageOf(error, '');
  return (
    <Page title={words('reading.testPage', { part })} width="narrow">
      <ExamFailure
        title={words('reading.testPage', { part })}
        message={message ? words('exam.failed', { message }) : words('reading.loadFailed')}
        onRetry={onRetry}
        back={{ to: chooserPath(progressId), label: words('exam.backToParts') }}
      />
    </Page>
  );
}

interface RunningProps extends PartProps {
  readonly opened: OpenedPart;
  readonly clock: ServerClock;
}

function Running({ progressId, part, opened, clock }: RunningProps) {
  const words = useWords();
  const { data: paper, error, refetch } = useReadingPaper({ progressId, part });
  if (error)
    return <Failed progressId={progressId} part={part} error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={words('reading.testPage', { part })} width="full">
      {paper ? (
        <RunningPart progressId={progressId} part={part} opened={opened} clock={clock} paper={paper} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

/** A part of a reading test: before its start, under its clock, or already submitted. */
export function Component() {
  const words = useWords();
  const { progressId = '', part: named } = useParams();
  const part = partNamed(named) ?? '';
  const { data: opened, error, refetch } = useAttempt({ progressId, part });
  if (error)
    return <Failed progressId={progressId} part={part} error={error} onRetry={() => void refetch()} />;
  if (!opened) {
    return (
      <Page title={words('reading.testPage', { part })}>
        <Loading />
      </Page>
    );
  }
  const { submittedAt, endsAt, serverNow } = opened.state;
  if (submittedAt) return <Navigate to={resultsPath(progressId, part)} replace />;
  if (!endsAt) return <Start progressId={progressId} part={part} />;
  const clock = { endsAt, serverNow, receivedAt: opened.receivedAt };
  return <Running progressId={progressId} part={part} opened={opened} clock={clock} />;
}
