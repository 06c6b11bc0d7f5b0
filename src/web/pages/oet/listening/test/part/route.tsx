import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { LISTENING } from '#domain/oet/listening/module.ts';
import { type AttemptMode, partOf } from '#domain/oet/modules.ts';
import {
  PartFailed,
  type PartFrame,
  PartLoading,
  PartStart,
  partLoader,
} from '#web/features/exam/attempt/part-route.tsx';
import { StartCard } from '#web/features/exam/attempt/start-card.tsx';
import { useAttempt, useStart } from '#web/features/exam/attempt/use-attempt.ts';
import type { PartOfAttempt } from '#web/features/exam/autosave/use-autosave.ts';
import { resultsAddress, testAddress } from '#web/features/exam/modules/addresses.ts';
import { unlockSound } from '#web/features/player/sound-player.ts';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { useListeningPaper } from './listening-paper.ts';
import { ModeChoice } from './mode-choice.tsx';
import { RunningPart } from './running-part.tsx';

/** What was begun can be finished, whatever becomes of the subscription. */
export const handle: PageHandle = { subscription: 'stay' };

export const loader = partLoader(LISTENING);

const MODULE = LISTENING.name;

const RULES = {
  A: ['listening.rules.A.1', 'listening.rules.A.2'],
  B: ['listening.rules.B.1', 'listening.rules.B.2'],
} as const;

interface StartProps {
  readonly own: PartOfAttempt;
  readonly frame: PartFrame;
  /** Whether all recordings are made. */
  readonly ready: boolean;
  readonly onStart: () => void;
}

function Start({ own, frame, ready, onStart }: StartProps) {
  const words = useWords();
  const [mode, setMode] = useState<AttemptMode>('exam');
  const { start, pending } = useStart(own, 'running', mode);
  const rules = [
    ...RULES[own.part as keyof typeof RULES],
    'listening.rules.once',
    'reading.clock',
    'reading.late',
    'reading.saved',
  ] as const;
  return (
    <PartStart {...frame}>
      {ready ? (
        <StartCard
          startLabel={words('exam.start', { part: own.part })}
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
    </PartStart>
  );
}

/** A part of a listening test: before its start, under its clock, or already submitted. */
export function Component() {
  const words = useWords();
  const { progressId = '', part: named = '' } = useParams();
  const own = { progressId, part: partOf(LISTENING, named)?.part ?? '' };
  const [begins, setBegins] = useState(false);
  const attempt = useAttempt(own);
  const paper = useListeningPaper(own);
  const frame = {
    title: words('listening.testPage', { part: own.part }),
    back: { to: testAddress({ module: MODULE, progressId }), label: words('exam.backToParts') },
  };
  // What is there stays, whether or not it could be asked for again.
  const error = (!attempt.data && attempt.error) || (paper.data === undefined && paper.error);
  if (error) {
    const again = () => void Promise.all([attempt.refetch(), paper.refetch()]);
    const otherwise = words('listening.loadFailed');
    return <PartFailed {...frame} otherwise={otherwise} error={error} onRetry={again} />;
  }
  if (!attempt.data || paper.data === undefined) return <PartLoading title={frame.title} />;
  const { submittedAt, startedAt, endsAt, serverNow } = attempt.data.state;
  if (submittedAt) return <Navigate to={resultsAddress({ module: MODULE, ...own })} replace />;
  if (!endsAt || !startedAt || !paper.data) {
    return <Start own={own} frame={frame} ready={paper.data !== null} onStart={() => setBegins(true)} />;
  }
  const clock = { startedAt, endsAt, serverNow, receivedAt: attempt.data.receivedAt };
  return (
    <Page title={frame.title} width="full">
      <RunningPart
        {...own}
        module={MODULE}
        opened={attempt.data}
        clock={clock}
        paper={paper.data}
        begins={begins}
        renew={async () => (await paper.refetch({ throwOnError: true })).data?.extracts ?? []}
      />
    </Page>
  );
}
