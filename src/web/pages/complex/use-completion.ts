import { useState } from 'react';
import type { ConversationState } from '#web/features/conversation/conversation-machine.ts';
import { draftName } from '#web/features/conversation/use-draft.ts';
import { forgetWork } from '#web/features/kept-work/kept-work.ts';
import { forgetUnsent } from '#web/features/kept-work/unsent-calls.ts';
import { useCall } from '#web/lib/page/use-call.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { CompletePatientCaseDocument } from './complete-patient-case.generated.ts';

export interface Completion {
  readonly kind: 'open' | 'running' | 'completed';
  /** Something has not been sent: the learner is asked first. */
  readonly doubt: boolean;
  readonly failure: string | null;
  readonly complete: () => void;
  readonly confirm: () => void;
  readonly goOnTalking: () => void;
}

const hasSpoken = ({ turns }: ConversationState) => turns.some(({ role }) => role === 'doctor');

export interface CompletionOf {
  readonly caseId: string;
  readonly state: ConversationState;
  /** What stands in the composer. */
  readonly readDraft: () => string;
  readonly onCompleted: () => void;
}

/** Ends a case in which the learner has spoken: at once, or after a question where something has not been sent. */
export function useCompletion({ caseId, state, readDraft, onCompleted }: CompletionOf): Completion {
  const words = useWords();
  const { run, pending } = useCall(CompletePatientCaseDocument, { once: true });
  const [completed, setCompleted] = useState(false);
  const [doubt, setDoubt] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [tooEarly, setTooEarly] = useState(false);

  function end(): void {
    setDoubt(false);
    setFailure(null);
    run(
      { patientCaseId: caseId, conversationId: state.conversationId },
      {
        onData({ completePatientCase: { success, message } }) {
          if (!success) return setFailure(message);
          void forgetWork(draftName(caseId));
          forgetUnsent(caseId);
          setCompleted(true);
          onCompleted();
        },
        onFailure: () => setFailure(words('complex.completeFailed')),
      },
    );
  }

  return {
    kind: completed ? 'completed' : pending ? 'running' : 'open',
    doubt,
    failure: tooEarly && !hasSpoken(state) ? words('complex.sayFirst') : failure,
    complete() {
      if (!hasSpoken(state)) setTooEarly(true);
      else if (state.pending || readDraft().trim()) setDoubt(true);
      else end();
    },
    confirm: end,
    goOnTalking: () => setDoubt(false),
  };
}
