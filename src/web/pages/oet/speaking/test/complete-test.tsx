import { useState } from 'react';
import { type ServerClock, secondsLeft } from '#web/features/exam/countdown/clock.ts';
import type { Submission } from '#web/features/exam/submit/use-submission.ts';
import { formatTimer } from '#web/lib/timer.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Row } from '#web/ui/stack.tsx';

export interface CompleteTestProps {
  readonly clock: ServerClock;
  readonly submission: Submission;
  /** What would be lost or missing. */
  readonly standing: 'nothing_said' | 'unsent' | 'talked';
  /** Something is being said at this moment. */
  readonly unavailable: boolean;
}

/** Submits at once when the time is over; before that, and where something is missing, after a question. */
export function CompleteTest({ clock, submission, standing, unavailable }: CompleteTestProps) {
  const words = useWords();
  const [question, setQuestion] = useState<string | null>(null);
  const { running, submit } = submission;

  function doubt(): string | null {
    if (standing === 'nothing_said') return words('speaking.completeNothing');
    if (standing === 'unsent') return words('speaking.completeUnsent');
    const seconds = secondsLeft(clock, Date.now());
    return seconds > 0 ? words('speaking.completeTime', { time: formatTimer(seconds * 1000) }) : null;
  }
  function complete(): void {
    const doubted = doubt();
    if (doubted === null) submit();
    else setQuestion(doubted);
  }
  return (
    <>
      <ActionButton
        variant="default"
        pending={running}
        busyLabel={words('exam.submitting')}
        unavailable={unavailable}
        onClick={complete}
      >
        {words('speaking.complete')}
      </ActionButton>
      {question === null ? null : (
        <Dialog title={words('speaking.completeTitle')} onClose={() => setQuestion(null)}>
          <p>{question}</p>
          <Row>
            <Button onClick={() => setQuestion(null)}>{words('speaking.completeNo')}</Button>
            <Button
              variant="default"
              onClick={() => {
                setQuestion(null);
                submit();
              }}
            >
              {words('speaking.completeYes')}
            </Button>
          </Row>
        </Dialog>
      )}
    </>
  );
}
