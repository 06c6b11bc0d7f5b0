import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { formatTimer } from '#web/lib/timer.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Announcement } from '#web/ui/announcer.tsx';
import { OutOfCredits, useCanPay } from '../credits/out-of-credits.tsx';
import { PriceOnButton, PriceSaid } from '../credits/price-tag.tsx';
import { PlayButton } from '../player/play-button.tsx';
import { usePlayer } from '../player/use-player.ts';
import { LevelMeter } from './level-meter.tsx';
import type { MicrophoneProblem } from './microphone.ts';
import { MicrophoneChoice } from './microphone-choice.tsx';
import classes from './recorder.module.css';
import { isAtWork, type RecorderState, type Take } from './recorder-machine.ts';
import type { RecorderHandle } from './use-recorder.ts';

export interface RecorderProps {
  readonly recorder: RecorderHandle;
  /** Nothing can be recorded right now, for example while the last take is analysed. */
  readonly disabled?: boolean;
  /** In credits, of sending what is recorded. Nothing within an exam, where all is paid. */
  readonly price?: number;
  /** What the button says while nothing can be recorded, as something is under way. */
  readonly busyLabel?: string | undefined;
  /** What stands at the end of the line, as a button that goes on. */
  readonly children?: ReactNode;
}

const LAST_SECONDS_MS = 10_000;
const PERMISSION_HINT_MS = 600;

/** Said once per change: a timer that is read out every second can't be listened to. */
function useAnnouncement({ state, maxMs }: RecorderHandle): string {
  const words = useWords();
  switch (state.phase) {
    case 'asking':
      return words('recorder.asking');
    case 'recording':
      return maxMs - state.elapsedMs <= LAST_SECONDS_MS
        ? words('recorder.tenSecondsLeft')
        : words('recorder.recordingNow');
    case 'finishing':
      return words('recorder.finishing');
    case 'stopped':
      return words('recorder.stoppedAfter', { time: formatTimer(state.take.durationMs) });
    default:
      return '';
  }
}

function RecordingPanel({ recorder, state }: { recorder: RecorderHandle; state: RecorderState }) {
  const words = useWords();
  const stream = recorder.getStream();
  if (state.phase !== 'recording') return null;
  return (
    <div className={classes.panel}>
      <div className={classes.line}>
        <span className={classes.timer} role="timer">
          {formatTimer(state.elapsedMs)}
        </span>
        <span className={classes.hint}>{words('recorder.limit', { time: formatTimer(recorder.maxMs) })}</span>
        <button type="button" className={classes.cancel} onClick={recorder.cancel}>
          {words('recorder.cancel')}
        </button>
      </div>
      {stream ? <LevelMeter stream={stream} /> : null}
    </div>
  );
}

/** The browser's question can hide in the address bar: say where to look, unless it was answered at once. */
function AskingPanel({ recorder }: { recorder: RecorderHandle }) {
  const words = useWords();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PERMISSION_HINT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <div className={classes.panel}>
      <div className={classes.line}>
        <span className={classes.hint}>{words('recorder.asking')}</span>
        <button type="button" className={classes.cancel} onClick={recorder.cancel}>
          {words('recorder.cancel')}
        </button>
      </div>
    </div>
  );
}

function TakePlayer({ take }: { take: Take }) {
  const words = useWords();
  const player = usePlayer(() => take.blob);
  return <PlayButton player={player} label={words('recorder.listen')} compact />;
}

/** What went wrong with the microphone and the way out. The record button itself tries again. */
function MicrophoneProblemNote({ problem }: { problem: MicrophoneProblem }) {
  const words = useWords();
  return (
    <div className={classes.problem} role="alert">
      <strong>{words('recorder.noAccess')}</strong>
      <p>{words(`recorder.problem.${problem}`)}</p>
    </div>
  );
}

function problemOfState(state: RecorderState): MicrophoneProblem | null {
  return state.phase === 'idle' || state.phase === 'stopped' ? state.problem : null;
}

/** Escape cancels where nothing else has the focus: in a text or a menu it means that. */
function useEscape({ state: { phase }, cancel }: RecorderHandle, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (phase !== 'asking' && phase !== 'recording') return;
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isHere = target === document.body || root.current?.contains(target as Node);
      if (key === 'Escape' && isHere) cancel();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [phase, cancel, root]);
}

/** One button that starts and stops, a timer, a level meter. The same button in every state keeps the focus. */
export function Recorder(props: RecorderProps) {
  const { recorder, disabled = false, price = 0, children } = props;
  const words = useWords();
  const { state } = recorder;
  const announcement = useAnnouncement(recorder);
  const root = useRef<HTMLDivElement>(null);
  const priceId = useId();
  const canPay = useCanPay(price);
  useEscape(recorder, root);
  const recording = state.phase === 'recording';
  const waiting = state.phase === 'asking' || state.phase === 'finishing';
  const problem = problemOfState(state);
  const unavailable = disabled || !canPay;
  const restLabel = (disabled && props.busyLabel) || labelAtRest(state);
  const label = recording ? words('recorder.stop') : waiting ? words('recorder.wait') : restLabel;

  function labelAtRest(at: RecorderState): string {
    return at.phase === 'stopped' ? words('recorder.again') : words('recorder.record');
  }

  const press = () => {
    if (recording) void recorder.stop();
    else if (!isAtWork(state) && !unavailable) recorder.start();
  };
  return (
    <div ref={root} className={classes.recorder} data-phase={state.phase}>
      {problem ? <MicrophoneProblemNote problem={problem} /> : null}
      {canPay ? null : <OutOfCredits cost={price} />}
      <div className={classes.controls}>
        <button
          type="button"
          className={classes.button}
          data-phase={state.phase}
          aria-disabled={(unavailable && !recording) || waiting || undefined}
          aria-describedby={price > 0 ? priceId : undefined}
          onClick={press}
        >
          <span className={classes.disc} aria-hidden="true">
            <span className={classes.mark} />
          </span>
          <span className={classes.label}>
            {label}
            {isAtWork(state) ? null : <PriceOnButton credits={price} />}
          </span>
        </button>
        <PriceSaid id={priceId} credits={price} />
        {state.phase === 'asking' ? <AskingPanel recorder={recorder} /> : null}
        <RecordingPanel recorder={recorder} state={state} />
        {state.phase === 'stopped' ? <TakePlayer take={state.take} /> : null}
        {children ? <div className={classes.end}>{children}</div> : null}
      </div>
      {state.phase === 'stopped' ? <MicrophoneChoice /> : null}
      <Announcement text={announcement} />
    </div>
  );
}
