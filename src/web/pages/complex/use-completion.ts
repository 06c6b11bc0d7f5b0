import { useState } from 'react';
import type { ConversationState } from '#web/features/conversation/conversation-machine.ts';
import { forgetDictation } from '#web/features/conversation/kept-dictation.ts';
import { draftName } from '#web/features/conversation/use-draft.ts';
import { forgetWork } from '#web/features/kept-work/kept-work.ts';
import { forgetUnsent } from '#web/features/kept-work/unsent-calls.ts';
import { useCall } from '#web/lib/page/use-call.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { CompletePatientCaseDocument } from './complete-patient-case.generated.ts';

export interface Completion {
  readonly kind: 'open' | 'running' | 'completed';
  /** What the learner is asked before it ends: whether at all, or even though something has not been sent. */
  readonly question: 'end' | 'unsent' | null;
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

/** Ends a case in which the learner has spoken, after a question: nothing more can be said then. */
export function useCompletion({ caseId, state, readDraft, onCompleted }: CompletionOf): Completion {
  const words = useWords();
  const { run, pending } = useCall(CompletePatientCaseDocument, { once: true });
  const [completed, setCompleted] = useState(false);
  const [question, setQuestion] = useState<Completion['question']>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tooEarly, setTooEarly] = useState(false);

  function end(): void {
    setQuestion(null);
    setFailure(null);
    run(
      { patientCaseId: caseId, conversationId: state.conversationId },
      {
        onData({ completePatientCase: { success, message } }) {
          if (!success) return setFailure(message);
          void forgetWork(draftName(caseId));
          forgetUnsent(caseId);
          forgetDictation(caseId);
          setCompleted(true);
          onCompleted();
        },
        onFailure: () => setFailure(words('complex.completeFailed')),
      },
    );
  }

  return {
    kind: completed ? 'completed' : pending ? 'running' : 'open',
    question,
    failure: tooEarly && !hasSpoken(state) ? words('complex.sayFirst') : failure,
    complete() {
      if (!hasSpoken(state)) setTooEarly(true);
      else setQuestion(state.pending || readDraft().trim() ? 'unsent' : 'end');
    },
    confirm: end,
    goOnTalking: () => setQuestion(null),
  };
}
