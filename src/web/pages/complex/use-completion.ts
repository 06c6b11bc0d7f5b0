import { useState } from 'react';
import type { ChatState } from '#web/features/chat/chat-machine.ts';
import { keepDraft, keepUnsent } from '#web/features/chat/kept-work.ts';
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

function doubtOf({ turns, pending }: ChatState, draft: string): Doubt | null {
  if (pending || draft.trim()) return 'unsent';
  return turns.some(({ role }) => role === 'doctor') ? null : 'empty';
}

export interface CompletionOf {
  readonly caseId: string;
  readonly state: ChatState;
  readonly draft: string;
  readonly onCompleted: () => void;
}

/** Ends a case: at once, or after a question where something may have been forgotten. */
export function useCompletion({ caseId, state, draft, onCompleted }: CompletionOf): Completion {
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
          keepDraft(caseId, '');
          keepUnsent(caseId, null);
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
      const found = doubtOf(state, draft);
      if (found) setDoubt(found);
      else end();
    },
    confirm: end,
    goOnTalking: () => setDoubt(null),
  };
}
