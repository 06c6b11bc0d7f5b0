import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import type { Recording } from '../practice/practice-machine.ts';
import { Recorder } from '../recorder/recorder.tsx';
import { isAtWork } from '../recorder/recorder-machine.ts';
import { RecordingGuard } from '../recorder/recording-guard.tsx';
import classes from './composer.module.css';
import { isWaiting } from './conversation-machine.ts';
import { DictationNote } from './dictation-note.tsx';
import type { NotUnderstood } from './exchange.ts';
import { UnsentHint } from './unsent-hint.tsx';
import type { Conversation } from './use-conversation.ts';
import type { DictationOptions } from './use-dictation.ts';
import { useDraft } from './use-draft.ts';
import { useVoiceInput } from './use-voice-input.ts';
import { WritingField } from './writing-field.tsx';

/** What the page does with the composer from outside. */
export interface ComposerHandle {
  readonly read: () => string;
  readonly write: (text: string) => void;
  readonly focus: () => void;
  /** Says that a recording was not understood. */
  readonly refuse: (heard: NotUnderstood) => void;
}

/** What this browser has of what is said next. */
export interface BegunWords {
  readonly draft: string;
  /** To be written down. */
  readonly recording: Recording | null;
}

export interface ComposerProps {
  readonly handle: Ref<ComposerHandle>;
  /** Names the conversation in this browser. */
  readonly subject: string;
  readonly learning: string;
  /** What was begun on an earlier visit. */
  readonly begun: BegunWords;
  readonly conversation: Pick<Conversation, 'state' | 'prices' | 'say' | 'sayRecorded'>;
  readonly transcribe: DictationOptions['transcribe'];
  /** Something else is under way: nothing can be sent or recorded. */
  readonly busy: boolean;
  /** The way to the end of the conversation; `idle`: nothing is being said at this moment. */
  readonly end: (idle: boolean) => ReactNode;
  /** What has to be read before one goes on. */
  readonly children: ReactNode;
}

interface AtOnceSwitchProps {
  readonly atOnce: boolean;
  readonly onAtOnce: (wanted: boolean) => void;
  readonly recording: boolean;
}

function AtOnceSwitch({ atOnce, onAtOnce, recording }: AtOnceSwitchProps) {
  const words = useWords();
  const hint = useId();
  return (
    <label className={classes.atOnce} data-recording={recording || undefined}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={atOnce}
        checked={atOnce}
        aria-describedby={hint}
        onChange={({ currentTarget }) => onAtOnce(currentTarget.checked)}
      />
      {words('chat.atOnce')}
      <span id={hint} className="visually-hidden">
        {words('chat.atOnceHint')}
      </span>
    </label>
  );
}

/** Where the learner writes or speaks. The text being written is nobody else's state: a key renders nothing else. */
export function Composer(props: ComposerProps) {
  const { conversation, learning } = props;
  const { prices } = conversation;
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(props.subject, props.begun.draft);
  const { atOnce, setAtOnce, dictation, recorder } = useVoiceInput(props, draft);
  const recording = isAtWork(recorder.state);
  const speaking = recorder.state.phase === 'recording';
  const listening = dictation.dictation.kind === 'listening';
  const busy = props.busy || isWaiting(conversation.state) || listening;
  const blocked = conversation.state.failure !== null;
  const focus = () => field.current?.focus();

  const { refuse } = dictation;
  useImperativeHandle(props.handle, () => ({ read: draft.read, write: draft.set, focus, refuse }));

  function send(): void {
    conversation.say(draft.read());
    draft.set('');
    dictation.clear();
    recorder.reset();
  }

  function remove(): void {
    dictation.clear();
    focus();
  }

  return (
    <>
      {props.end(!busy && !speaking)}
      <div className={classes.composer}>
        {props.children}
        <UnsentHint state={conversation.state} />
        <DictationNote
          learning={learning}
          dictation={dictation.dictation}
          draft={draft}
          price={prices.dictation}
          onReading={dictation.onReading}
          onResend={dictation.onResend}
          onRemove={remove}
          onType={focus}
        />
        <WritingField
          ref={field}
          learning={learning}
          draft={draft}
          price={prices.text}
          unavailable={busy || blocked || recording}
          onSend={send}
        />
        <Recorder
          recorder={recorder}
          price={atOnce ? prices.recording : prices.dictation}
          disabled={busy || blocked}
        >
          <AtOnceSwitch atOnce={atOnce} onAtOnce={setAtOnce} recording={speaking} />
        </Recorder>
        <RecordingGuard recorder={recorder} />
      </div>
    </>
  );
}
