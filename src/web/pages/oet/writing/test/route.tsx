import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { WHOLE } from '#domain/oet/modules.ts';
import { WRITING } from '#domain/oet/writing/module.ts';
import { ConsentPanel } from '#web/features/consent/consent-panel.tsx';
import { useConsent } from '#web/features/consent/use-consent.ts';
import { useKeptAids } from '#web/features/exam/aids/use-aids.ts';
import { PartFailed, PartLoading, PartStart } from '#web/features/exam/attempt/part-route.tsx';
import { StartCard } from '#web/features/exam/attempt/start-card.tsx';
import { type OpenedPart, useAttempt, useStart } from '#web/features/exam/attempt/use-attempt.ts';
import { keepInStep } from '#web/features/exam/autosave/in-step.ts';
import { moduleAddress, resultsAddress } from '#web/features/exam/modules/addresses.ts';
import { capabilitiesOf } from '#web/features/exam/modules/capabilities.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Page } from '#web/ui/page.tsx';
import { ReadingPhase } from './reading-phase.tsx';
import { useWritingPaper } from './writing-paper.ts';
import { WritingPhase } from './writing-phase.tsx';

/** What was begun can be finished, whatever becomes of the subscription. */
export const handle: PageHandle = { subscription: 'stay' };

const MODULE = WRITING.name;

const RULES = [
  'writing.rules.notes',
  'writing.rules.letter',
  'writing.rules.select',
  'writing.rules.spelling',
  'writing.rules.clock',
  'writing.rules.late',
  'writing.rules.saved',
] as const;

function useFrame() {
  const words = useWords();
  return {
    title: words('writing.page'),
    back: { to: moduleAddress(MODULE), label: words('writing.back') },
    otherwise: words('writing.loadFailed'),
  };
}

function Start({ progressId }: { progressId: string }) {
  const words = useWords();
  const { start, pending } = useStart({ progressId, part: WHOLE }, 'reading');
  return (
    <PartStart {...useFrame()}>
      <StartCard
        startLabel={words('writing.startTest')}
        rules={RULES.map((rule) => words(rule))}
        pending={pending}
        onStart={start}
      />
    </PartStart>
  );
}

interface RunningProps {
  readonly progressId: string;
  readonly opened: OpenedPart;
  readonly onLook: () => Promise<unknown>;
}

/** Under one of its two clocks. While notes are read, another tab may go on to the letter. */
function Running({ progressId, opened, onLook }: RunningProps) {
  const frame = useFrame();
  const { data: paper, error, refetch } = useWritingPaper(progressId);
  // One for both phases: what was marked or noted in the first is there in the second.
  const aids = useKeptAids(progressId, WHOLE, opened.aids);
  const { phase, endsAt, serverNow } = opened.state;
  const isReading = phase === 'reading';
  useEffect(() => {
    if (!isReading) return;
    return keepInStep({ catchUp: async () => void (await onLook()), leave: () => {} });
  }, [isReading, onLook]);
  if (error && !paper) return <PartFailed {...frame} error={error} onRetry={() => void refetch()} />;
  if (!paper || !endsAt) return <PartLoading title={frame.title} />;
  const own = {
    progressId,
    paper,
    opened,
    aids,
    clock: { endsAt, serverNow, receivedAt: opened.receivedAt },
  };
  return (
    <Page title={frame.title} width="full">
      {isReading ? <ReadingPhase {...own} /> : <WritingPhase {...own} />}
    </Page>
  );
}

/** A writing test: before its start, in one of its phases, or already submitted. */
export function Component() {
  const { progressId = '' } = useParams();
  const words = useWords();
  const frame = useFrame();
  const consent = useConsent(capabilitiesOf(MODULE));
  const { data: opened, error, refetch } = useAttempt({ progressId, part: WHOLE });
  if (error && !opened) return <PartFailed {...frame} error={error} onRetry={() => void refetch()} />;
  if (!opened || consent.kind === 'loading') return <PartLoading title={frame.title} />;
  const { submittedAt, endsAt } = opened.state;
  if (submittedAt) return <Navigate to={resultsAddress({ module: MODULE, progressId })} replace />;
  if (consent.kind === 'asked') {
    return (
      <Page title={words('consent.page')}>
        <ConsentPanel {...consent} back={frame.back} />
      </Page>
    );
  }
  if (!endsAt) return <Start progressId={progressId} />;
  return <Running progressId={progressId} opened={opened} onLook={refetch} />;
}
