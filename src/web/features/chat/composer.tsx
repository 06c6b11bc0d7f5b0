import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { MAX_TURN_CHARACTERS } from '#domain/practice/complex/conversation.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Recorder } from '../recorder/recorder.tsx';
import type { RecorderHandle } from '../recorder/use-recorder.ts';
import classes from './composer.module.css';
import { type Dictation, joinTexts } from './use-dictation.ts';

export interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly learning: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  /** An answer is under way: nothing can be sent or recorded. */
  readonly busy: boolean;
  /** A message before this one has not been sent. */
  readonly blocked: boolean;
  readonly dictation: Dictation;
  readonly onReading: (reading: string) => void;
  readonly onResendTake: () => void;
  readonly recorder: RecorderHandle;
  readonly atOnce: boolean;
  readonly onAtOnce: (wanted: boolean) => void;
  /** What has to be read before one goes on. */
  readonly children: ReactNode;
}

/** Enter that sends: not with Shift, and not the one that ends the composition of a character. */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  // Safari ends the composition before it tells of the key, and marks it with 229.
  const composing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
  return key === 'Enter' && !shiftKey && !composing;
}

interface ReadingsProps extends Pick<ComposerProps, 'learning' | 'onReading'> {
  readonly readings: readonly string[];
  readonly chosen?: string | undefined;
}

function Readings({ learning, readings, chosen, onReading }: ReadingsProps) {
  return (
    <ul className={classes.readings}>
      {readings.map((reading) => (
        <li key={reading}>
          <button
            type="button"
            className={classes.reading}
            lang={learning}
            dir="ltr"
            aria-pressed={reading === chosen}
            onClick={() => onReading(reading)}
          >
            {reading}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What became of the newest recording. */
function DictationNote(props: ComposerProps) {
  const words = useWords();
  const { dictation, field } = props;
  const focusField = () => field.current?.focus();
  switch (dictation.kind) {
    case 'none':
      return null;
    case 'listening':
      return (
        <p role="status" className={classes.listening}>
          {words('vocabulary.analysing')}
        </p>
      );
    case 'heard':
      return (
        <div>
          <p role="status" className={classes.hint}>
            {dictation.feedback} {words('chat.heard')}
          </p>
          {dictation.readings.length > 1 ? (
            <>
              <p className={classes.hint}>{words('chat.readings')}</p>
              <Readings
                {...props}
                readings={dictation.readings}
                chosen={dictation.readings.find((one) => joinTexts(dictation.before, one) === props.text)}
              />
            </>
          ) : null}
        </div>
      );
    case 'not_understood':
      return (
        <Notice kind="info">
          <p>{dictation.message || words('chat.notUnderstood')}</p>
          {dictation.readings.length > 0 ? (
            <>
              <p>{words('chat.guesses')}</p>
              <Readings {...props} readings={dictation.readings} />
            </>
          ) : null}
          <Button variant="default" mt="xs" onClick={focusField}>
            {words('chat.type')}
          </Button>
        </Notice>
      );
    case 'failed':
      return (
        <Notice kind="error">
          <p>{words('chat.audioFailed')}</p>
          {dictation.detail ? <p>{dictation.detail}</p> : null}
          <p>{words('chat.recordingKept')}</p>
          <Button variant="default" mt="xs" onClick={props.onResendTake}>
            {words('chat.sendAgain')}
          </Button>
        </Notice>
      );
  }
}

interface AtOnceSwitchProps extends Pick<ComposerProps, 'atOnce' | 'onAtOnce'> {
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

/** Where the learner writes or speaks. */
export function Composer(props: ComposerProps) {
  const words = useWords();
  const { field, text, onSend, recorder, dictation } = props;
  const id = useId();
  const { phase } = recorder.state;
  const recording = phase === 'recording' || phase === 'asking' || phase === 'finishing';
  const listening = dictation.kind === 'listening';
  const maySend = !props.busy && !props.blocked && !recording && !listening && text.trim() !== '';
  const send = () => {
    if (maySend) onSend();
  };
  return (
    <div className={classes.composer}>
      {props.children}
      {props.blocked ? <p className={classes.hint}>{words('chat.unsentFirst')}</p> : null}
      <DictationNote {...props} />
      <label htmlFor={id} className={classes.label}>
        {words('chat.write')}
      </label>
      <div className={classes.writing}>
        <textarea
          ref={field}
          id={id}
          className={classes.field}
          rows={2}
          lang={props.learning}
          dir="auto"
          maxLength={MAX_TURN_CHARACTERS}
          placeholder={words('chat.placeholder')}
          value={text}
          onChange={({ currentTarget }) => props.onText(currentTarget.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return;
            event.preventDefault();
            send();
          }}
        />
        <Button className={classes.send} aria-disabled={!maySend || undefined} onClick={send}>
          {words('chat.send')}
        </Button>
      </div>
      <Recorder recorder={recorder} disabled={props.busy || props.blocked || listening}>
        <AtOnceSwitch atOnce={props.atOnce} onAtOnce={props.onAtOnce} recording={phase === 'recording'} />
      </Recorder>
    </div>
  );
}
