import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { encodeAnswers } from '#domain/oet/answers.ts';
import { useKeptAids } from '#web/features/exam/aids/use-aids.ts';
import { ExamScreen } from '#web/features/exam/attempt/exam-screen.tsx';
import type { OpenedPart } from '#web/features/exam/attempt/use-attempt.ts';
import { workOf } from '#web/features/exam/autosave/server-work.ts';
import { useAutosave, useIsSubmitted } from '#web/features/exam/autosave/use-autosave.ts';
import type { ServerClock } from '#web/features/exam/countdown/clock.ts';
import { useHeardClock } from '#web/features/exam/countdown/use-countdown.ts';
import { Passages } from '#web/features/exam/passage/passages.tsx';
import { useSubmission } from '#web/features/exam/submit/use-submission.ts';
import { ON_PURPOSE } from '#web/lib/page/on-purpose.ts';
import { useRequest } from '#web/lib/page/visit.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { toast } from '#web/ui/toast.ts';
import { chooserPath, partPath, resultsPath } from '../addresses.ts';
import type { ReadingPaper } from './reading-paper.ts';
import { SubmitReadingTestDocument } from './submit-reading-test.generated.ts';

export interface RunningPartProps {
  readonly progressId: string;
  readonly part: string;
  readonly opened: OpenedPart;
  /** As it was heard when the part was opened. */
  readonly clock: ServerClock;
  readonly paper: ReadingPaper;
}

/** To the part that shares the clock. */
function NeighbourLink({ progressId, part, from }: { progressId: string; part: string; from: string }) {
  const words = useWords();
  if (part === from) return null;
  return (
    <LinkButton
      to={partPath(progressId, part)}
      state={ON_PURPOSE}
      variant={part === 'C' ? 'filled' : 'default'}
    >
      {words(part === 'C' ? 'reading.toC' : 'reading.toB')}
    </LinkButton>
  );
}

/** A part under its clock. */
export function RunningPart({ progressId, part, opened, paper, ...props }: RunningPartProps) {
  const words = useWords();
  const navigate = useNavigate();
  const request = useRequest();
  const { state, edits, aids } = opened;
  const [clock, onClock] = useHeardClock(props.clock);
  const work = useAutosave({ progressId, part, work: workOf(state), kept: edits, onClock });
  const kept = useKeptAids(progressId, part, aids);
  const toResult = () => void navigate(resultsPath(progressId, part), { state: ON_PURPOSE });
  const submission = useSubmission(
    work.answers,
    async (answers, revision) => {
      const variables = { progressId, part, revision, answers: encodeAnswers(answers) };
      return (await request(SubmitReadingTestDocument, variables, { once: true })).submitReadingTest;
    },
    toResult,
  );
  const isElsewhere = useIsSubmitted(work.answers) && !submission.running;
  useEffect(() => {
    if (!isElsewhere) return;
    toast('info', words('exam.submittedElsewhere'));
    void navigate(resultsPath(progressId, part), { replace: true, state: ON_PURPOSE });
  }, [isElsewhere, navigate, progressId, part, words]);

  return (
    <ExamScreen
      title={paper.title}
      part={part}
      backTo={chooserPath(progressId)}
      clock={clock}
      questions={paper.questions}
      layout={part === 'A' ? 'list' : 'single'}
      work={work}
      aids={kept}
      submission={submission}
      material={(passageId) => (
        <Passages passages={paper.passages.filter(({ id }) => passageId === null || id === passageId)} />
      )}
      materialName={words(part === 'A' ? 'exam.texts' : 'exam.text')}
      before={part === 'C' ? <NeighbourLink progressId={progressId} part="B" from={part} /> : null}
      after={part === 'B' ? <NeighbourLink progressId={progressId} part="C" from={part} /> : null}
    />
  );
}
