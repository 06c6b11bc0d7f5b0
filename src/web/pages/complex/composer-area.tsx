import { Button } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isWaiting } from '#web/features/chat/chat-machine.ts';
import { Composer } from '#web/features/chat/composer.tsx';
import { keepAtOnce, keptAtOnce } from '#web/features/chat/kept-work.ts';
import type { DictationHandle } from '#web/features/chat/use-dictation.ts';
import type { Draft } from '#web/features/chat/use-draft.ts';
import { CHAT_FORMAT } from '#web/features/recorder/capture.ts';
import type { RecorderState } from '#web/features/recorder/recorder-machine.ts';
import { useRecorder } from '#web/features/recorder/use-recorder.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Row } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './complex-page.module.css';
import type { Completion } from './use-completion.ts';
import type { Consultation } from './use-consultation.ts';

export interface ComposerAreaProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly learning: string;
  readonly consultation: Consultation;
  readonly completion: Completion;
  readonly draft: Draft;
  readonly dictation: DictationHandle;
}

/** Asks before something is lost that cannot be said any more. */
function Question({ completion, onGoOn }: { completion: Completion; onGoOn: () => void }) {
  const words = useWords();
  const first = useRef<HTMLButtonElement>(null);
  const { doubt } = completion;
  useEffect(() => {
    if (doubt) first.current?.focus();
  }, [doubt]);
  if (!doubt) return null;
  return (
    <div className={classes.confirm}>
      <Notice kind="info">
        <p>{words('complex.confirmUnsent')}</p>
        <Row>
          <Button ref={first} variant="default" onClick={onGoOn}>
            {words('complex.confirmNo')}
          </Button>
          <Button onClick={completion.confirm}>{words('complex.confirmYes')}</Button>
        </Row>
      </Notice>
    </div>
  );
}

function problemOf(state: RecorderState) {
  return state.phase === 'idle' || state.phase === 'stopped' ? state.problem : null;
}

/** The recorder and the field of one case, with the way to its end. They go with it, and the microphone too. */
export function ComposerArea(props: ComposerAreaProps) {
  const words = useWords();
  const { consultation, completion, draft, dictation } = props;
  const [atOnce, setAtOnce] = useState(keptAtOnce);
  const recorder = useRecorder({
    format: CHAT_FORMAT,
    onTake: (take) => {
      if (!atOnce) return dictation.onTake(take);
      dictation.clear();
      consultation.sayRecorded(take);
    },
  });
  const problem = problemOf(recorder.state);
  useEffect(() => {
    if (problem) toast('error', words('chat.microphoneFailed'));
  }, [problem, words]);
  const running = completion.kind === 'running';
  const waiting = isWaiting(consultation.state);
  const recording = recorder.state.phase === 'recording';
  const mayComplete = !running && !waiting && !recording && dictation.dictation.kind !== 'listening';

  function send(): void {
    consultation.say(draft.text);
    draft.set('');
    dictation.clear();
    recorder.reset();
  }

  return (
    <>
      <Button
        variant="default"
        className={classes.complete}
        aria-disabled={!mayComplete || undefined}
        onClick={() => (mayComplete ? completion.complete() : undefined)}
      >
        {words(running ? 'complex.completing' : 'complex.complete')}
      </Button>
      <Composer
        field={props.field}
        learning={props.learning}
        text={draft.text}
        onText={draft.set}
        onSend={send}
        busy={waiting || running}
        blocked={consultation.state.failure !== null}
        dictation={dictation.dictation}
        onReading={dictation.onReading}
        onResendTake={dictation.onResend}
        recorder={recorder}
        atOnce={atOnce}
        onAtOnce={(wanted) => {
          setAtOnce(wanted);
          keepAtOnce(wanted);
        }}
      >
        {completion.failure ? <Notice kind="error">{completion.failure}</Notice> : null}
        <Question
          completion={completion}
          onGoOn={() => {
            completion.goOnTalking();
            props.field.current?.focus();
          }}
        />
      </Composer>
    </>
  );
}
