import { useEffect, useState } from 'react';
import { WHOLE } from '#domain/oet/modules.ts';
import { WRITING } from '#domain/oet/writing/module.ts';
import type { AidsHandle } from '#web/features/exam/aids/use-aids.ts';
import { ExamFoot, ExamFrame } from '#web/features/exam/attempt/exam-frame.tsx';
import { type OpenedPart, useStart } from '#web/features/exam/attempt/use-attempt.ts';
import type { ServerClock } from '#web/features/exam/countdown/clock.ts';
import { useHeardClock } from '#web/features/exam/countdown/use-countdown.ts';
import { moduleAddress } from '#web/features/exam/modules/addresses.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { NotesAndTask } from './notes-and-task.tsx';
import type { WritingPaper } from './writing-paper.ts';
import classes from './writing-test.module.css';

export interface PhaseProps {
  readonly progressId: string;
  readonly paper: WritingPaper;
  readonly opened: OpenedPart;
  readonly aids: AidsHandle;
  readonly clock: ServerClock;
}

/** The clock, set right whenever the part was asked for again. */
function useClockOf({ endsAt, serverNow, receivedAt }: ServerClock): ServerClock {
  const [clock, hear] = useHeardClock({ endsAt, serverNow, receivedAt });
  useEffect(() => hear({ endsAt, serverNow, receivedAt }), [endsAt, serverNow, receivedAt, hear]);
  return clock;
}

/** Notes and task to be read and highlighted; the letter is not there yet. */
export function ReadingPhase({ progressId, paper, aids, clock }: PhaseProps) {
  const words = useWords();
  const { start, pending } = useStart({ progressId, part: WHOLE }, 'writing');
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <ExamFrame
      name={words('writing.readingPhase')}
      title={paper.title}
      back={{ to: moduleAddress(WRITING.name), label: words('writing.back') }}
      clock={useClockOf(clock)}
      overText={words('writing.readingOver')}
      keys="notes"
      work={null}
      aids={aids}
      leaving={words('writing.leaveReading')}
      foot={
        <ExamFoot failure={failure === null ? null : words('exam.startFailed', { message: failure })}>
          <p className={classes.hint}>{words('writing.proceedHint')}</p>
          <ActionButton
            pending={pending}
            busyLabel={words('exam.starting')}
            onClick={() => {
              setFailure(null);
              start(setFailure);
            }}
          >
            {words('writing.proceed')}
          </ActionButton>
        </ExamFoot>
      }
    >
      {/* Scrolls by the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={classes.reading} aria-label={words('writing.notesPane')} tabIndex={0}>
        <h2 className="visually-hidden">{words('writing.notesPane')}</h2>
        <NotesAndTask paper={paper} />
      </section>
    </ExamFrame>
  );
}
