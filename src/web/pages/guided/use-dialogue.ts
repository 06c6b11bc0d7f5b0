import { useReducer, useState } from 'react';
import { dialogueScore } from '#domain/practice/guided.ts';
import type { Recording } from '#web/features/practice/practice-machine.ts';
import { scoreTake } from '#web/features/practice/score-take.ts';
import { TestPronunciationDocument } from '#web/features/practice/test-pronunciation.generated.ts';
import type { Take } from '#web/features/recorder/recorder-machine.ts';
import { newIdempotencyKey } from '#web/lib/graphql/open-keys.ts';
import { useCall } from '#web/lib/page/use-call.ts';
import { useRequest } from '#web/lib/page/visit.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import {
  type DialogueState,
  decideStep,
  dialogueReducer,
  scoresOf,
  startDialogue,
} from './dialogue-machine.ts';
import type { GuidedPracticeGroupQuery } from './guided-practice-group.generated.ts';
import { SubmitGuidedAttemptDocument } from './submit-guided-attempt.generated.ts';

export type GuidedGroup = NonNullable<GuidedPracticeGroupQuery['guidedPracticeGroup']>;

export interface Submission {
  readonly pending: boolean;
  readonly failure: string | null;
}

export interface Dialogue {
  readonly state: DialogueState;
  readonly submission: Submission;
  readonly onTake: (take: Take) => void;
  readonly onResend: () => void;
  /** The main button: on to the next line, back to the furthest, or to the end. */
  readonly onStep: () => void;
  readonly onPractise: (line: number) => void;
}

/** Submits a dialogue, once: nothing can be submitted again while the next is on its way. */
function useSubmission(guidedGroupId: string, onCompleted: (score: number) => void) {
  const words = useWords();
  const { run, pending } = useCall(SubmitGuidedAttemptDocument, { once: true });
  const [failure, setFailure] = useState<string | null>(null);
  const [accepted, setAccepted] = useState(false);
  function submit(score: number): void {
    setFailure(null);
    run(
      { guidedGroupId, score },
      {
        onData({ submitGuidedAttempt: { attempt, message } }) {
          if (!attempt) return setFailure(message);
          setAccepted(true);
          onCompleted(attempt.score);
        },
        onFailure: () => setFailure(words('guided.submitFailed')),
      },
    );
  }
  const submission: Submission = { pending: pending || accepted, failure };
  return { submission, submit };
}

/** One dialogue: scores the lines one by one, and submits it when every line may be left. */
export function useDialogue(group: GuidedGroup, onCompleted: (score: number) => void): Dialogue {
  const words = useWords();
  const lines = group.guidedPractices;
  const [state, dispatch] = useReducer(dialogueReducer, lines, startDialogue);
  const request = useRequest();
  const { submission, submit } = useSubmission(group.id, onCompleted);
  const { current } = state;

  /** The answer counts for its own line, also when the learner has moved on meanwhile. */
  async function send(line: number, recording: Recording): Promise<void> {
    const { id, doctorMessage } = lines[line]!;
    const score = async (audioData: string, idempotencyKey: string) => {
      const variables = { expectedTerm: doctorMessage, audioData, guidedPracticeId: id };
      return (await request(TestPronunciationDocument, variables, { idempotencyKey })).testPronunciation;
    };
    dispatch({ type: 'line', line, event: await scoreTake(recording, score, words) });
  }

  return {
    state,
    submission,
    onTake(take) {
      const recording: Recording = { take, key: newIdempotencyKey() };
      dispatch({ type: 'line', line: current, event: { type: 'recorded', recording } });
      void send(current, recording);
    },
    onResend() {
      const line = state.lines[current];
      if (!line?.recording || line.check.kind !== 'unsent') return;
      dispatch({ type: 'line', line: current, event: { type: 'resent' } });
      void send(current, line.recording);
    },
    onStep() {
      const decision = decideStep(state);
      if (decision === 'submit') submit(dialogueScore(scoresOf(state)));
      else if (decision === 'next') dispatch({ type: 'moved', line: current + 1 });
      else if (decision === 'resume') dispatch({ type: 'moved', line: state.reached });
      else if (decision !== 'wait')
        dispatch({ type: 'line', line: current, event: { type: 'noticed', notice: decision } });
    },
    onPractise(line) {
      dispatch({ type: 'moved', line });
    },
  };
}
