import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { encodeAnswers } from '#domain/oet/answers.ts';
import { useKeptAids } from '#web/features/exam/aids/use-aids.ts';
import { ExamScreen } from '#web/features/exam/attempt/exam-screen.tsx';
import type { OpenedPart } from '#web/features/exam/attempt/use-attempt.ts';
import { workOf } from '#web/features/exam/autosave/server-work.ts';
import { useAutosave, useIsSubmitted } from '#web/features/exam/autosave/use-autosave.ts';
import type { ServerClock } from '#web/features/exam/countdown/clock.ts';
import { useHeardClock } from '#web/features/exam/countdown/use-countdown.ts';
import { ListeningPlayer } from '#web/features/exam/listening/listening-player.tsx';
import { Notes } from '#web/features/exam/listening/notes.tsx';
import { useSubmission } from '#web/features/exam/submit/use-submission.ts';
import { ON_PURPOSE } from '#web/lib/page/on-purpose.ts';
import { useRequest } from '#web/lib/page/visit.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { toast } from '#web/ui/toast.ts';
import { chooserPath, resultsPath } from '../addresses.ts';
import type { ListeningPaper } from './listening-paper.ts';
import { SubmitListeningTestDocument } from './submit-listening-test.generated.ts';

export interface RunningPartProps {
  readonly progressId: string;
  readonly part: string;
  readonly opened: OpenedPart;
  /** As it was heard when the part was opened. */
  readonly clock: ServerClock & { readonly startedAt: string };
  readonly paper: ListeningPaper;
  /** Whether Start was pressed on this page, and not before a reload. */
  readonly begins: boolean;
}

/** Milliseconds since the start, by the server's clock. */
function elapsedOf({ startedAt, serverNow, receivedAt }: RunningPartProps['clock']): () => number {
  const elapsed = Date.parse(serverNow) - Date.parse(startedAt);
  return () => elapsed + Date.now() - receivedAt;
}

/** A part under its clock, with what plays always in sight. */
export function RunningPart({ progressId, part, opened, paper, begins, ...props }: RunningPartProps) {
  const words = useWords();
  const navigate = useNavigate();
  const request = useRequest();
  const { state, edits, aids } = opened;
  const [elapsedMs] = useState(() => elapsedOf(props.clock));
  const [clock, onClock] = useHeardClock(props.clock);
  const work = useAutosave({ progressId, part, work: workOf(state), kept: edits, onClock });
  const kept = useKeptAids(progressId, part, aids);
  const toResult = () => void navigate(resultsPath(progressId, part), { state: ON_PURPOSE });
  const submission = useSubmission(
    work.answers,
    async (answers, revision) => {
      const variables = { progressId, part, revision, answers: encodeAnswers(answers) };
      return (await request(SubmitListeningTestDocument, variables, { once: true })).submitListeningTest;
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
      layout="list"
      work={work}
      aids={kept}
      submission={submission}
      above={
        <ListeningPlayer extracts={paper.extracts} mode={state.mode} elapsedMs={elapsedMs} begins={begins} />
      }
      material={() => <Notes extracts={paper.extracts} />}
      materialName={words(part === 'A' ? 'listening.notes' : 'listening.extracts')}
    />
  );
}
