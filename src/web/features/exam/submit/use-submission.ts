import { useRef, useState } from 'react';
import type { Answers } from '#domain/oet/answers.ts';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import type { Autosave } from '../autosave/autosave.ts';

/** What a module's own call makes of a part. Throws CallFailure. */
export type SubmitPart = (
  answers: Answers,
  revision: number,
) => Promise<{ readonly success: boolean; readonly message: string }>;

export interface Submission {
  readonly running: boolean;
  readonly failure: string | null;
  /** Ignored while it is running. */
  readonly submit: () => void;
}

/** Submits a part once: what has not been saved is saved first, so that the server knows when it was written. */
export function useSubmission(answers: Autosave, submitPart: SubmitPart, onDone: () => void): Submission {
  const words = useWords();
  const busy = useRef(false);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function attempt(): Promise<string | null> {
    try {
      // A submission has all the answers itself: it does not wait for a save that fails.
      await answers.flush();
      const { success, message } = await submitPart(answers.answers(), answers.revision());
      return success ? null : message || words('exam.submitFailed');
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      return words('exam.submitError', { message: error.message });
    }
  }

  async function run(): Promise<void> {
    busy.current = true;
    setRunning(true);
    setFailure(null);
    const problem = await attempt();
    if (problem === null) {
      answers.close();
      onDone();
      return;
    }
    busy.current = false;
    setRunning(false);
    setFailure(problem);
  }

  return {
    running,
    failure,
    submit() {
      if (!busy.current) void run();
    },
  };
}
