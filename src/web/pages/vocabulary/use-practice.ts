import { useReducer } from 'react';
import {
  decideNext,
  type PracticeState,
  practiceReducer,
  type Recording,
  startPractice,
} from '#web/features/practice/practice-machine.ts';
import { scoreTake } from '#web/features/practice/score-take.ts';
import type { Take } from '#web/features/recorder/recorder-machine.ts';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { newIdempotencyKey } from '#web/lib/graphql/open-keys.ts';
import { useRequest } from '#web/lib/page/visit.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { MarkVocabularyTestCompletedDocument } from './mark-vocabulary-test-completed.generated.ts';
import { TestVocabularyPronunciationDocument } from './test-vocabulary-pronunciation.generated.ts';

export interface PracticeOptions {
  readonly item: { readonly id: string; readonly term: string };
  /** As the server has them, so that they survive a reload. */
  readonly attempts: number;
  readonly best: number | null;
  /** The item is completed: show the next one. */
  readonly onCompleted: () => void;
}

export interface Practice {
  readonly state: PracticeState;
  readonly onTake: (take: Take) => void;
  readonly onResend: () => void;
  readonly onNext: () => void;
}

/** One item: sends what was recorded, counts the attempts, and goes on when the rule allows it. */
export function usePractice({ item, attempts, best, onCompleted }: PracticeOptions): Practice {
  const words = useWords();
  const request = useRequest();
  const [state, dispatch] = useReducer(practiceReducer, startPractice(attempts, best));

  async function send(recording: Recording): Promise<void> {
    const score = async (audioData: string, idempotencyKey: string) => {
      const variables = { expectedTerm: item.term, audioData, vocabularyId: item.id };
      const answer = await request(TestVocabularyPronunciationDocument, variables, { idempotencyKey });
      return answer.testVocabularyPronunciation;
    };
    dispatch(await scoreTake(recording, score, words));
  }

  async function complete(): Promise<void> {
    dispatch({ type: 'leaving' });
    try {
      const answer = await request(
        MarkVocabularyTestCompletedDocument,
        { vocabularyId: item.id },
        { once: true },
      );
      if (answer.markVocabularyTestCompleted.success) return onCompleted();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
    }
    dispatch({ type: 'noticed', notice: 'mark_failed' });
  }

  return {
    state,
    onTake(take) {
      const recording: Recording = { take, key: newIdempotencyKey() };
      dispatch({ type: 'recorded', recording });
      void send(recording);
    },
    onResend() {
      if (!state.recording || state.check.kind !== 'unsent') return;
      dispatch({ type: 'resent' });
      void send(state.recording);
    },
    onNext() {
      const decision = decideNext(state);
      if (decision === 'proceed') void complete();
      else if (decision !== 'wait') dispatch({ type: 'noticed', notice: decision });
    },
  };
}
