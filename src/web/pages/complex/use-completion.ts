import { useState } from 'react';
import type { ChatState } from '#web/features/chat/chat-machine.ts';
import { keepDraft, keepUnsent } from '#web/features/chat/kept-work.ts';
import { useCall } from '#web/lib/graphql/use-call.ts';
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

const hasSpoken = ({ turns }: ChatState) => turns.some(({ role }) => role === 'doctor');

export interface CompletionOf {
  readonly caseId: string;
  readonly state: ChatState;
  readonly draft: string;
  readonly onCompleted: () => void;
}

/** Ends a case in which the learner has spoken: at once, or after a question where something has not been sent. */
export function useCompletion({ caseId, state, draft, onCompleted }: CompletionOf): Completion {
  const words = useWords();
  const { run, pending } = useCall(CompletePatientCaseDocument, { keyed: true });
  const [completed, setCompleted] = useState(false);
  const [doubt, setDoubt] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [tooEarly, setTooEarly] = useState(false);

  async function end(): Promise<void> {
    setDoubt(false);
    setFailure(null);
    const outcome = await run({ patientCaseId: caseId, conversationId: state.conversationId });
    if (outcome.kind === 'busy') return;
    if (outcome.kind === 'failed') {
      setFailure(words('complex.completeFailed'));
      return;
    }
    const { success, message } = outcome.data.completePatientCase;
    if (!success) {
      setFailure(message);
      return;
    }
    keepDraft(caseId, '');
    keepUnsent(caseId, null);
    setCompleted(true);
    onCompleted();
  }

  return {
    kind: completed ? 'completed' : pending ? 'running' : 'open',
    doubt,
    failure: tooEarly && !hasSpoken(state) ? words('complex.sayFirst') : failure,
    complete() {
      if (!hasSpoken(state)) setTooEarly(true);
      else if (state.pending || draft.trim()) setDoubt(true);
      else void end();
    },
    confirm: () => void end(),
    goOnTalking: () => setDoubt(false),
  };
}
