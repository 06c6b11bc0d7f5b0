import { useReducer, useRef } from 'react';
import { COSTS } from '#domain/billing/costs.ts';
import { CheckNote } from '#web/features/practice/check-note.tsx';
import {
  isUnsent,
  practiceReducer,
  type Recording,
  startPractice,
} from '#web/features/practice/practice-machine.ts';
import { scoreTake } from '#web/features/practice/score-take.ts';
import { TestPronunciationDocument } from '#web/features/practice/test-pronunciation.generated.ts';
import { PronunciationView } from '#web/features/pronunciation/pronunciation-view.tsx';
import { Recorder } from '#web/features/recorder/recorder.tsx';
import { RecordingGuard } from '#web/features/recorder/recording-guard.tsx';
import { useRecorder } from '#web/features/recorder/use-recorder.ts';
import { newIdempotencyKey } from '#web/lib/graphql/open-keys.ts';
import { useRequest } from '#web/lib/page/visit.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './model-sentence.module.css';

export interface SayItProps {
  readonly text: string;
  readonly language: string;
  readonly getModel: () => Promise<Blob>;
}

/** A sentence to be said aloud, scored as in practice and priced like it. */
export function SayIt({ text, language, getModel }: SayItProps) {
  const words = useWords();
  const request = useRequest();
  const [state, dispatch] = useReducer(practiceReducer, startPractice(0, null));
  const count = useRef(0);

  async function send(recording: Recording): Promise<void> {
    const score = async (audioData: string, idempotencyKey: string) => {
      const variables = { expectedTerm: text, audioData, language };
      const answer = await request(TestPronunciationDocument, variables, { idempotencyKey });
      count.current += 1;
      return { ...answer.testPronunciation, attempts: count.current };
    };
    dispatch(await scoreTake(recording, score, words));
  }
  const recorder = useRecorder({
    onTake(take) {
      const recording = { take, key: newIdempotencyKey() };
      dispatch({ type: 'recorded', recording });
      void send(recording);
    },
  });
  function resend(): void {
    if (!state.recording) return;
    dispatch({ type: 'resent' });
    void send(state.recording);
  }
  const { scored, check } = state;
  return (
    <section className={classes.say} aria-label={words('model.sayTitle', { text })}>
      <Recorder recorder={recorder} price={COSTS.pronunciation} disabled={check.kind === 'running'} />
      <RecordingGuard recorder={recorder} unsent={isUnsent(state)} />
      <CheckNote check={check} onResend={resend} />
      {scored ? (
        <PronunciationView
          key={state.attempts}
          report={scored.report}
          expectedTerm={text}
          language={language}
          take={scored.take.blob}
          model={null}
          getModel={getModel}
        />
      ) : null}
    </section>
  );
}
