import { useEffect, useState } from 'react';
import { WHOLE } from '#domain/oet/modules.ts';
import { SPEAKING } from '#domain/oet/speaking/module.ts';
import type { AidsHandle } from '#web/features/exam/aids/use-aids.ts';
import { ExamFoot, ExamFrame } from '#web/features/exam/attempt/exam-frame.tsx';
import { useStart } from '#web/features/exam/attempt/use-attempt.ts';
import type { ServerClock } from '#web/features/exam/countdown/clock.ts';
import { useHeardClock } from '#web/features/exam/countdown/use-countdown.ts';
import { moduleAddress } from '#web/features/exam/modules/addresses.ts';
import { unlockSound } from '#web/features/player/sound-player.ts';
import { CONVERSATION_FORMAT } from '#web/features/recorder/capture.ts';
import { Recorder } from '#web/features/recorder/recorder.tsx';
import { useRecorder } from '#web/features/recorder/use-recorder.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { OwnNotes } from './own-notes.tsx';
import classes from './preparation.module.css';
import type { SpeakingPaper } from './speaking-paper.ts';
import { useBeginAtEnd } from './use-begin-at-end.ts';

export interface PhaseProps {
  readonly progressId: string;
  readonly paper: SpeakingPaper;
  readonly aids: AidsHandle;
  readonly clock: ServerClock;
}

const TRIAL_MS = 10_000;

/** A few words to hear oneself, before it counts. */
function MicrophoneTrial() {
  const words = useWords();
  const recorder = useRecorder({ format: CONVERSATION_FORMAT, maxMs: TRIAL_MS });
  return (
    <section aria-labelledby="microphone-trial" className={classes.trial}>
      <h3 id="microphone-trial">{words('speaking.microphone')}</h3>
      <p className={classes.hint}>{words('speaking.microphoneHint')}</p>
      <Recorder recorder={recorder} />
    </section>
  );
}

/** The clock, set right whenever the part was asked for again. */
function useClockOf({ endsAt, serverNow, receivedAt }: ServerClock): ServerClock {
  const [clock, hear] = useHeardClock({ endsAt, serverNow, receivedAt });
  useEffect(() => hear({ endsAt, serverNow, receivedAt }), [endsAt, serverNow, receivedAt, hear]);
  return clock;
}

/** The card, a place for notes and the microphone. At its end the role-play begins by itself. */
export function Preparation({ progressId, paper, aids, clock: opening }: PhaseProps) {
  const words = useWords();
  const clock = useClockOf(opening);
  const { start, pending } = useStart({ progressId, part: WHOLE }, 'speaking');
  const [failure, setFailure] = useState<string | null>(null);
  function begin(): void {
    setFailure(null);
    start(setFailure);
  }
  useBeginAtEnd(clock, begin);
  return (
    <ExamFrame
      name={words('speaking.preparation')}
      title={paper.title}
      back={{ to: moduleAddress(SPEAKING.name), label: words('speaking.back') }}
      clock={clock}
      overText={words('speaking.preparationOver')}
      keys="card"
      work={null}
      aids={aids}
      leaving={pending ? null : words('speaking.leavePreparation')}
      foot={
        <ExamFoot failure={failure === null ? null : words('exam.startFailed', { message: failure })}>
          <p className={classes.hint}>{words('speaking.beginHint')}</p>
          <ActionButton
            pending={pending}
            busyLabel={words('exam.starting')}
            onClick={() => {
              unlockSound();
              begin();
            }}
          >
            {words('speaking.begin')}
          </ActionButton>
        </ExamFoot>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by the keyboard */}
      <section className={classes.preparation} aria-label={words('speaking.preparation')} tabIndex={0}>
        <div className={classes.columns}>
          <section aria-labelledby="card">
            <h2 id="card">{words('speaking.card')}</h2>
            <CandidateCard paper={paper} />
          </section>
          <div className={classes.side}>
            <OwnNotes />
            <MicrophoneTrial />
          </div>
        </div>
      </section>
    </ExamFrame>
  );
}
