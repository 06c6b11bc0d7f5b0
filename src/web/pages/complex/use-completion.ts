import { useState } from 'react';
import type { ConversationState } from '#web/features/conversation/conversation-machine.ts';
import { draftName } from '#web/features/conversation/use-draft.ts';
import { forgetWork } from '#web/features/kept-work/kept-work.ts';
import { forgetUnsent } from '#web/features/kept-work/unsent-calls.ts';
import { useCall } from '#web/lib/page/use-call.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { CompletePatientCaseDocument } from './complete-patient-case.generated.ts';

/** What the learner is asked before a case is completed. */
export type Doubt = 'empty' | 'unsent';

export interface Completion {
  readonly kind: 'open' | 'running' | 'completed';
  readonly doubt: Doubt | null;
  readonly failure: string | null;
  readonly complete: () => void;
  readonly confirm: () => void;
  readonly goOnTalking: () => void;
}

function doubtOf({ turns, pending }: ConversationState, draft: string): Doubt | null {
  if (pending || draft.trim()) return 'unsent';
  return turns.some(({ role }) => role === 'doctor') ? null : 'empty';
}

export interface CompletionOf {
  readonly caseId: string;
  readonly state: ConversationState;
  /** What stands in the composer. */
  readonly readDraft: () => string;
  readonly onCompleted: () => void;
}

/** Ends a case: at once, or after a question where something may have been forgotten. */
export function useCompletion({ caseId, state, readDraft, onCompleted }: CompletionOf): Completion {
  const words = useWords();
  const { run, pending } = useCall(CompletePatientCaseDocument, { once: true });
  const [completed, setCompleted] = useState(false);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  function end(): void {
    setDoubt(null);
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
    failure,
    complete() {
      const found = doubtOf(state, readDraft());
      if (found) setDoubt(found);
      else end();
    },
    confirm: end,
    goOnTalking: () => setDoubt(null),
  };
}
