import { useState } from 'react';
import { type ServerClock, secondsLeft } from '#web/features/exam/countdown/clock.ts';
import type { Submission } from '#web/features/exam/submit/use-submission.ts';
import { formatTimer } from '#web/lib/timer.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Question } from '#web/ui/question.tsx';

export interface CompleteTestProps {
  readonly clock: ServerClock;
  readonly submission: Submission;
  /** What would be lost or missing. */
  readonly standing: 'nothing_said' | 'unsent' | 'talked';
  /** Asks whether too little was said for a score. */
  readonly isTooLittle: () => Promise<boolean>;
  /** Something is being said at this moment. */
  readonly unavailable: boolean;
}

/** Finds out what speaks against completing now, in sentences. */
function useDoubts({ clock, standing, isTooLittle }: CompleteTestProps) {
  const words = useWords();
  return async (): Promise<string[]> => {
    const doubts: string[] = [];
    if (standing === 'unsent') doubts.push(words('speaking.completeUnsent'));
    if (standing === 'nothing_said') doubts.push(words('speaking.completeNothing'));
    else if (await isTooLittle()) doubts.push(words('speaking.completeLittle'));
    const seconds = secondsLeft(clock, Date.now());
    if (seconds > 0) doubts.push(words('speaking.completeTime', { time: formatTimer(seconds * 1000) }));
    return doubts;
  };
}

/** Submits at once when the time is over; before that, and where something is missing, after a question. */
export function CompleteTest(props: CompleteTestProps) {
  const words = useWords();
  const { running, submit } = props.submission;
  const findDoubts = useDoubts(props);
  const [asking, setAsking] = useState(false);
  const [doubts, setDoubts] = useState<readonly string[]>([]);

  async function complete(): Promise<void> {
    setAsking(true);
    const found = await findDoubts();
    setAsking(false);
    setDoubts(found);
    if (found.length === 0) submit();
  }
  return (
    <>
      <ActionButton
        variant="default"
        pending={running || asking}
        busyLabel={running ? words('exam.submitting') : undefined}
        unavailable={props.unavailable}
        onClick={() => void complete()}
      >
        {words('speaking.complete')}
      </ActionButton>
      {doubts.length === 0 ? null : (
        <Question
          title={words('speaking.completeTitle')}
          no={words('speaking.completeNo')}
          onNo={() => setDoubts([])}
          yes={words('speaking.completeYes')}
          onYes={() => {
            setDoubts([]);
            submit();
          }}
        >
          {doubts.map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
          <p>{words('speaking.completeEnd')}</p>
        </Question>
      )}
    </>
  );
}
