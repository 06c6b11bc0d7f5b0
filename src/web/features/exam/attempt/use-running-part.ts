import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { encodeAnswers } from '#domain/oet/answers.ts';
import { ON_PURPOSE } from '#web/lib/page/on-purpose.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { toast } from '#web/ui/toast.ts';
import { useKeptAids } from '../aids/use-aids.ts';
import { workOf } from '../autosave/server-work.ts';
import { type PartOfAttempt, useAutosave, useIsSubmitted } from '../autosave/use-autosave.ts';
import type { ServerClock } from '../countdown/clock.ts';
import { useHeardClock } from '../countdown/use-countdown.ts';
import { resultsAddress, testAddress } from '../modules/addresses.ts';
import { type Submitted, useSubmission } from '../submit/use-submission.ts';
import type { OpenedPart } from './use-attempt.ts';

/** A part of a module that is open, as its screen needs to know it. */
export interface RunningPartOf extends PartOfAttempt {
  readonly module: string;
  readonly opened: OpenedPart;
  /** As it was heard when the part was opened. */
  readonly clock: ServerClock;
}

/** What a module's own call submits. */
export interface SubmittedWork extends PartOfAttempt {
  /** JSON of question id to answer. */
  readonly answers: string;
  readonly revision: number;
}

/** Leads to the result of what another tab or another device has submitted. */
export function useSubmittedElsewhere(isElsewhere: boolean, result: string): void {
  const words = useWords();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isElsewhere) return;
    toast('info', words('exam.submittedElsewhere'));
    void navigate(result, { replace: true, state: ON_PURPOSE });
  }, [isElsewhere, navigate, result, words]);
}

/** A part under its clock: what is written is kept and sent, and whoever submits it leads to its result. */
export function useRunningPart(
  { module, progressId, part, opened, clock: opening }: RunningPartOf,
  submitWork: (work: SubmittedWork) => Promise<Submitted>,
) {
  const navigate = useNavigate();
  const [clock, onClock] = useHeardClock(opening);
  const { state, edits, aids: keptAids } = opened;
  const work = useAutosave({ progressId, part, work: workOf(state), kept: edits, onClock });
  const aids = useKeptAids(progressId, part, keptAids);
  const result = resultsAddress({ module, progressId, part });
  const submission = useSubmission(
    work.answers,
    () =>
      submitWork({
        progressId,
        part,
        revision: work.answers.revision(),
        answers: encodeAnswers(work.answers.answers()),
      }),
    () => void navigate(result, { state: ON_PURPOSE }),
  );
  useSubmittedElsewhere(useIsSubmitted(work.answers) && !submission.running, result);
  // Spread over the screen that shows the part.
  return { part, backTo: testAddress({ module, progressId }), clock, work, aids, submission };
}
