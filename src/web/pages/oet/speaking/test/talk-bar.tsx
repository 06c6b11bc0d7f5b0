import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isWaiting } from '#web/features/conversation/conversation-machine.ts';
import { UnsentHint } from '#web/features/conversation/unsent-hint.tsx';
import type { Conversation } from '#web/features/conversation/use-conversation.ts';
import type { Draft } from '#web/features/conversation/use-draft.ts';
import { WritingField } from '#web/features/conversation/writing-field.tsx';
import { Recorder } from '#web/features/recorder/recorder.tsx';
import { isAtWork } from '#web/features/recorder/recorder-machine.ts';
import type { RecorderHandle } from '#web/features/recorder/use-recorder.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import classes from './role-play.module.css';

export interface TalkBarProps {
  readonly conversation: Conversation;
  readonly recorder: RecorderHandle;
  readonly draft: Draft;
  /** The last recording was not understood. */
  readonly notUnderstood: boolean;
  /** The test is being submitted. */
  readonly closing: boolean;
  readonly failure: string | null;
  /** The way to the end of the test; `idle`: nothing is being said at this moment. */
  readonly end: (idle: boolean) => ReactNode;
}

function hasProblem({ state }: RecorderHandle): boolean {
  return 'problem' in state && state.problem !== null;
}

/** Whether she types: with a draft at hand, and whoever has no microphone goes on at once. */
function useTyping(draft: Draft, problem: boolean) {
  const state = useState(draft.read() !== '');
  const [, setTyping] = state;
  useEffect(() => {
    if (problem) setTyping(true);
  }, [problem]);
  return state;
}

/** At the lower edge, where the thumb is: the record button, the way to typing and the end of the test. */
export function TalkBar(props: TalkBarProps) {
  const words = useWords();
  const { conversation, recorder, draft, closing } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const recording = isAtWork(recorder.state);
  const waiting = isWaiting(conversation.state);
  const blocked = conversation.state.failure !== null;
  const problem = hasProblem(recorder);
  const [typing, setTyping] = useTyping(draft, problem);

  function send(): void {
    conversation.say(draft.read());
    draft.set('');
  }
  function toggle(): void {
    setTyping(!typing);
    if (!typing) requestAnimationFrame(() => field.current?.focus());
  }
  return (
    <footer className={classes.foot}>
      {props.failure ? <Notice kind="error">{props.failure}</Notice> : null}
      <UnsentHint state={conversation.state} />
      {props.notUnderstood ? <Notice kind="info">{words('speaking.notUnderstood')}</Notice> : null}
      {problem ? <p className={classes.hint}>{words('speaking.microphoneGone')}</p> : null}
      {typing ? (
        <WritingField
          ref={field}
          learning="en"
          label={words('speaking.write')}
          draft={draft}
          price={0}
          unavailable={waiting || blocked || recording || closing}
          onSend={send}
        />
      ) : null}
      <div className={classes.bar}>
        <div className={classes.talk}>
          <Recorder
            recorder={recorder}
            disabled={waiting || blocked || closing}
            busyLabel={waiting ? words('speaking.sending') : undefined}
          />
        </div>
        <Button
          variant="subtle"
          className={classes.typing}
          aria-expanded={typing}
          data-recording={recording || undefined}
          onClick={toggle}
        >
          {words(typing ? 'speaking.typeHide' : 'speaking.typeInstead')}
        </Button>
        <div className={classes.end} data-recording={recording || undefined}>
          {props.end(!waiting && !recording)}
        </div>
      </div>
    </footer>
  );
}
