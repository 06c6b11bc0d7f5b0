import { useState } from 'react';
import { type LoaderFunctionArgs, Navigate, redirect, useParams } from 'react-router';
import type { AttemptMode } from '#domain/oet/modules.ts';
import { ExamFailure } from '#web/features/exam/attempt/exam-failure.tsx';
import { StartCard } from '#web/features/exam/attempt/start-card.tsx';
import { useAttempt, useStart } from '#web/features/exam/attempt/use-attempt.ts';
import { unlockSound } from '#web/features/player/sound-player.ts';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { chooserPath, partNamed, resultsPath } from '../addresses.ts';
import { useListeningPaper } from './listening-paper.ts';
import { ModeChoice } from './mode-choice.tsx';
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
  A: ['listening.rules.A.1', 'listening.rules.A.2'],
  B: ['listening.rules.B.1', 'listening.rules.B.2'],
} as const;

interface StartProps extends PartProps {
  /** Whether all recordings are made. */
  readonly ready: boolean;
  readonly onStart: () => void;
}

function Start({ progressId, part, ready, onStart }: StartProps) {
  const words = useWords();
  const [mode, setMode] = useState<AttemptMode>('exam');
  const { start, pending } = useStart({ progressId, part }, 'running', mode);
  const rules = [
    ...RULES[part as keyof typeof RULES],
    'listening.rules.once',
    'reading.clock',
    'reading.late',
    'reading.saved',
  ] as const;
  return (
    <Page title={words('listening.testPage', { part })} width="narrow">
      <Stack>
        <div>
          <LinkButton to={chooserPath(progressId)} variant="subtle" leftSection={<ArrowBackIcon />}>
            {words('exam.backToParts')}
          </LinkButton>
          <h1>{words('listening.testPage', { part })}</h1>
        </div>
        {ready ? (
          <StartCard
            part={part}
            rules={rules.map((rule) => words(rule))}
            pending={pending}
            onStart={(onFailure) => {
              unlockSound();
              onStart();
              start(onFailure);
            }}
          >
            <ModeChoice mode={mode} onChange={setMode} />
          </StartCard>
        ) : (
          <Notice kind="info">{words('listening.making')}</Notice>
        )}
      </Stack>
    </Page>
  );
}

function Failed({ progressId, part, error, onRetry }: PartProps & { error: unknown; onRetry: () => void }) {
  const words = useWords();
  const message = messageOf(error, '');
  return (
    <Page title={words('listening.testPage', { part })} width="narrow">
      <ExamFailure
        title={words('listening.testPage', { part })}
        message={message ? words('exam.failed', { message }) : words('listening.loadFailed')}
        onRetry={onRetry}
        back={{ to: chooserPath(progressId), label: words('exam.backToParts') }}
      />
    </Page>
  );
}

/** A part of a listening test: before its start, under its clock, or already submitted. */
export function Component() {
  const words = useWords();
  const { progressId = '', part: named } = useParams();
  const part = partNamed(named) ?? '';
  const [begins, setBegins] = useState(false);
  const attempt = useAttempt({ progressId, part });
  const paper = useListeningPaper({ progressId, part });
  const error = attempt.error ?? paper.error;
  const own = { progressId, part };
  if (error) {
    const again = () => void Promise.all([attempt.refetch(), paper.refetch()]);
    return <Failed {...own} error={error} onRetry={again} />;
  }
  const title = words('listening.testPage', { part });
  if (!attempt.data || paper.data === undefined) {
    return (
      <Page title={title}>
        <Loading />
      </Page>
    );
  }
  const { submittedAt, startedAt, endsAt, serverNow } = attempt.data.state;
  if (submittedAt) return <Navigate to={resultsPath(progressId, part)} replace />;
  if (!endsAt || !startedAt || !paper.data) {
    return <Start {...own} ready={paper.data !== null} onStart={() => setBegins(true)} />;
  }
  const clock = { startedAt, endsAt, serverNow, receivedAt: attempt.data.receivedAt };
  return (
    <Page title={title} width="full">
      <RunningPart {...own} opened={attempt.data} clock={clock} paper={paper.data} begins={begins} />
    </Page>
  );
}
