import { useEffect } from 'react';
import { useParams } from 'react-router';
import { WHOLE } from '#domain/oet/modules.ts';
import { SPEAKING } from '#domain/oet/speaking/module.ts';
import { ConsentPanel } from '#web/features/consent/consent-panel.tsx';
import { useConsent } from '#web/features/consent/use-consent.ts';
import { useKeptAids } from '#web/features/exam/aids/use-aids.ts';
import { PartFailed, PartLoading, PartStart } from '#web/features/exam/attempt/part-route.tsx';
import { StartCard } from '#web/features/exam/attempt/start-card.tsx';
import { type OpenedPart, useAttempt, useStart } from '#web/features/exam/attempt/use-attempt.ts';
import { keepInStep } from '#web/features/exam/autosave/in-step.ts';
import { moduleAddress } from '#web/features/exam/modules/addresses.ts';
import { capabilitiesOf } from '#web/features/exam/modules/capabilities.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Page } from '#web/ui/page.tsx';
import { useBegunRolePlay } from './begun-role-play.ts';
import { type PhaseProps, Preparation } from './preparation.tsx';
import { RolePlay } from './role-play.tsx';
import { useSpeakingPaper } from './speaking-paper.ts';
import { SubmittedPanel } from './submitted-panel.tsx';

/** What was begun can be finished, whatever becomes of the subscription. */
export const handle: PageHandle = { subscription: 'stay' };

const MODULE = SPEAKING.name;

const RULES = [
  'speaking.rules.preparation',
  'speaking.rules.speaking',
  'speaking.rules.turns',
  'speaking.rules.heard',
  'speaking.rules.typing',
  'speaking.rules.quiet',
  'speaking.rules.clock',
  'speaking.rules.one',
  'speaking.rules.patients',
] as const;

function useFrame() {
  const words = useWords();
  return {
    title: words('speaking.page'),
    back: { to: moduleAddress(MODULE), label: words('speaking.back') },
    otherwise: words('speaking.loadFailed'),
  };
}

function Start({ progressId }: { progressId: string }) {
  const words = useWords();
  const { start, pending } = useStart({ progressId, part: WHOLE }, 'preparation');
  return (
    <PartStart {...useFrame()}>
      <StartCard
        startLabel={words('speaking.startTest')}
        rules={RULES.map((rule) => words(rule))}
        pending={pending}
        onStart={start}
      />
    </PartStart>
  );
}

/** The conversation is asked for when its phase has begun. */
function Speaking(props: PhaseProps) {
  const frame = useFrame();
  const { data: begun, error, refetch } = useBegunRolePlay(props.progressId);
  if (error && !begun) return <PartFailed {...frame} error={error} onRetry={() => void refetch()} />;
  if (!begun) return <PartLoading title={frame.title} />;
  return (
    <Page title={frame.title} width="full">
      <RolePlay {...props} begun={begun} />
    </Page>
  );
}

interface RunningProps {
  readonly progressId: string;
  readonly opened: OpenedPart;
  readonly onLook: () => Promise<unknown>;
}

/** Under one of its two clocks. During the preparation another tab may begin the role-play. */
function Running({ progressId, opened, onLook }: RunningProps) {
  const frame = useFrame();
  const { data: paper, error, refetch } = useSpeakingPaper(progressId);
  // One for both phases: what was marked or noted in the first is there in the second.
  const aids = useKeptAids(progressId, WHOLE, opened.aids);
  const { phase, endsAt, serverNow } = opened.state;
  const isPreparing = phase === 'preparation';
  useEffect(() => {
    if (!isPreparing) return;
    return keepInStep({ catchUp: async () => void (await onLook()), leave: () => {} });
  }, [isPreparing, onLook]);
  if (error && !paper) return <PartFailed {...frame} error={error} onRetry={() => void refetch()} />;
  if (!paper || !endsAt) return <PartLoading title={frame.title} />;
  const own = { progressId, paper, aids, clock: { endsAt, serverNow, receivedAt: opened.receivedAt } };
  if (!isPreparing) return <Speaking {...own} />;
  return (
    <Page title={frame.title} width="full">
      <Preparation {...own} />
    </Page>
  );
}

/** A speaking test: before its start, in one of its phases, or already submitted. */
export function Component() {
  const { progressId = '' } = useParams();
  const words = useWords();
  const frame = useFrame();
  const consent = useConsent(capabilitiesOf(MODULE));
  const { data: opened, error, refetch } = useAttempt({ progressId, part: WHOLE });
  if (error && !opened) return <PartFailed {...frame} error={error} onRetry={() => void refetch()} />;
  if (!opened || consent.kind === 'loading') return <PartLoading title={frame.title} />;
  const { submittedAt, endsAt } = opened.state;
  if (submittedAt) return <SubmittedPanel progressId={progressId} />;
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
