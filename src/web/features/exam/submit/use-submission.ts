import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { ON_PURPOSE } from '#web/lib/page/on-purpose.ts';
import { forgetUnsubmitted, noteSubmitting, unsubmittedPath } from '#web/lib/session/return.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Autosave } from '../autosave/autosave.ts';

/** What a submission is answered with. */
export interface Submitted {
  readonly success: boolean;
  readonly message: string;
}

/** What a module's own call makes of a part. Throws CallFailure. */
type SubmitPart = () => Promise<Submitted>;

export interface Submission {
  readonly running: boolean;
  readonly failure: string | null;
  /** Ignored while it is running. */
  readonly submit: () => void;
}

/** What is submitted, and whether somebody else has done so. */
export type SubmittedOnce = Pick<Autosave, 'flush' | 'close' | 'subscribe' | 'isSubmitted'>;

export interface SubmissionOf {
  /** The address of the result, which whoever submits leads to. */
  readonly result: string;
  readonly onDone?: () => void;
  readonly onFailed?: (problem: string) => void;
}

/** Leads to the result of what another tab or another device has submitted, unless one's own submission runs. */
function useSubmittedElsewhere(work: SubmittedOnce, busy: RefObject<boolean>, result: string): () => void {
  const words = useWords();
  const navigate = useNavigate();
  function leaveIfSubmitted(): void {
    if (busy.current || !work.isSubmitted()) return;
    busy.current = true;
    toast('info', words('exam.submittedElsewhere'));
    void navigate(result, { replace: true, state: ON_PURPOSE });
  }
  const onTold = useEffectEvent(leaveIfSubmitted);
  const { subscribe } = work;
  useEffect(() => subscribe(() => onTold()), [subscribe]);
  return leaveIfSubmitted;
}

/** What is said to whom the end of her session has kept from submitting, on her way back. */
function useStopped(): string | null {
  const words = useWords();
  const { pathname, search } = useLocation();
  // A submission under way has led to the login by the time its page goes.
  useEffect(() => () => noteSubmitting(false), []);
  return unsubmittedPath() === pathname + search ? words('exam.submitStopped') : null;
}

/** Submits a part once: what has not been saved is saved first, so that the server knows when it was written. */
export function useSubmission(
  work: SubmittedOnce,
  submitPart: SubmitPart,
  { result, onDone, onFailed }: SubmissionOf,
): Submission {
  const words = useWords();
  const navigate = useNavigate();
  const busy = useRef(false);
  const [running, setRunning] = useState(false);
  const stopped = useStopped();
  const [failure, setFailure] = useState(stopped);
  const leaveIfSubmitted = useSubmittedElsewhere(work, busy, result);

  async function attempt(): Promise<string | null> {
    try {
      // A save whose reply is missing may have arrived: with the revision from before it the server would take these
      // answers for older than their own save.
      if (!(await work.flush())) return words('exam.submitUnsaved');
      const { success, message } = await submitPart();
      return success ? null : message || words('exam.submitFailed');
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      return words('exam.submitError', { message: error.message });
    }
  }

  async function run(): Promise<void> {
    busy.current = true;
    noteSubmitting(true);
    forgetUnsubmitted();
    setRunning(true);
    setFailure(null);
    // What is shown for a fault of the page itself, which goes on to whoever hears of those.
    let problem: string | null = words('exam.submitFailed');
    try {
      problem = await attempt();
    } finally {
      noteSubmitting(false);
      if (problem !== null) {
        busy.current = false;
        setRunning(false);
        setFailure(problem);
      }
    }
    if (problem !== null) {
      onFailed?.(problem);
      return leaveIfSubmitted();
    }
    work.close();
    onDone?.();
    await navigate(result, { state: ON_PURPOSE });
  }

  return {
    running,
    failure,
    submit() {
      if (!busy.current) void run();
    },
  };
}
