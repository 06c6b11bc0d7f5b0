import { Navigate, useParams } from 'react-router';
import { partOf } from '#domain/oet/modules.ts';
import { READING } from '#domain/oet/reading/module.ts';
import { PartFailed, PartLoading, PartStart, partLoader } from '#web/features/exam/attempt/part-route.tsx';
import { StartCard } from '#web/features/exam/attempt/start-card.tsx';
import { useAttempt, useStart } from '#web/features/exam/attempt/use-attempt.ts';
import type { RunningPartOf } from '#web/features/exam/attempt/use-running-part.ts';
import type { PartOfAttempt } from '#web/features/exam/autosave/use-autosave.ts';
import { resultsAddress, testAddress } from '#web/features/exam/modules/addresses.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Page } from '#web/ui/page.tsx';
import { useReadingPaper } from './reading-paper.ts';
import { RunningPart } from './running-part.tsx';

/** What was begun can be finished, whatever becomes of the subscription. */
export const handle: PageHandle = { subscription: 'stay' };

export const loader = partLoader(READING);

const MODULE = READING.name;

const RULES = {
  A: ['reading.rules.A.1', 'reading.rules.A.2', 'reading.rules.A.3'],
  B: ['reading.rules.B.1', 'reading.rules.B.2', 'reading.rules.B.3'],
  C: ['reading.rules.C.1', 'reading.rules.C.2', 'reading.rules.C.3'],
} as const;

function useFrame({ progressId, part }: PartOfAttempt) {
  const words = useWords();
  return {
    title: words('reading.testPage', { part }),
    back: { to: testAddress({ module: MODULE, progressId }), label: words('exam.backToParts') },
    otherwise: words('reading.loadFailed'),
  };
}

function Start(own: PartOfAttempt) {
  const words = useWords();
  const { start, pending } = useStart(own, 'running');
  const rules = [
    ...RULES[own.part as keyof typeof RULES],
    'reading.clock',
    'reading.late',
    'reading.saved',
  ] as const;
  return (
    <PartStart {...useFrame(own)}>
      <StartCard
        startLabel={words('exam.start', { part: own.part })}
        rules={rules.map((rule) => words(rule))}
        pending={pending}
        onStart={start}
      />
    </PartStart>
  );
}

function Running(running: RunningPartOf) {
  const { progressId, part } = running;
  const frame = useFrame(running);
  const { data: paper, error, refetch } = useReadingPaper({ progressId, part });
  if (error && !paper) return <PartFailed {...frame} error={error} onRetry={() => void refetch()} />;
  if (!paper) return <PartLoading title={frame.title} />;
  return (
    <Page title={frame.title} width="full">
      <RunningPart {...running} paper={paper} />
    </Page>
  );
}

/** A part of a reading test: before its start, under its clock, or already submitted. */
export function Component() {
  const { progressId = '', part: named = '' } = useParams();
  const own = { progressId, part: partOf(READING, named)?.part ?? '' };
  const frame = useFrame(own);
  const { data: opened, error, refetch } = useAttempt(own);
  if (error && !opened) return <PartFailed {...frame} error={error} onRetry={() => void refetch()} />;
  if (!opened) return <PartLoading title={frame.title} />;
  const { submittedAt, endsAt, serverNow } = opened.state;
  if (submittedAt) return <Navigate to={resultsAddress({ module: MODULE, ...own })} replace />;
  if (!endsAt) return <Start {...own} />;
  const clock = { endsAt, serverNow, receivedAt: opened.receivedAt };
  return <Running {...own} module={MODULE} opened={opened} clock={clock} />;
}
