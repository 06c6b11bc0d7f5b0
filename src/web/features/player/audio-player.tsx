import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { formatTimer } from '#web/lib/timer.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import classes from './audio-player.module.css';
import { PauseIcon, PlayIcon, SpeakerIcon } from './icons.tsx';
import {
  durationOf,
  type GetSound,
  isRunning,
  playSound,
  positionOf,
  seek,
  statusOf,
  subscribeToEnds,
  subscribeToPlayer,
  togglePlayback,
} from './sound-player.ts';
import { useOwner } from './use-player.ts';
import { canSetVolume, setVolume, useVolume } from './volume.ts';

export interface AudioPlayerProps {
  readonly getSound: GetSound;
  /** What is played, as in 'Extract 1'. */
  readonly label: string;
  /** Seconds into the sound at which it begins, asked when it does. */
  readonly startAt?: () => number;
  /** What is shown of the place where it would begin, as long as it has not. Both are seconds. */
  readonly ahead?: { readonly position: number; readonly duration: number } | null;
  /** Whether the learner may choose the position. */
  readonly seekable?: boolean;
  /** Begins without being asked to, as one of several does after another. */
  readonly autoPlay?: boolean;
  readonly onEnd?: () => void;
  /** More to do with the sound, which has to have been started. Positions are seconds. */
  readonly extra?: (controls: { readonly move: (to: (position: number) => number) => void }) => ReactNode;
}

interface PositionProps {
  readonly owner: object;
  readonly label: string;
  readonly seekable: boolean;
  readonly ahead: AudioPlayerProps['ahead'];
}

function Position({ owner, label, seekable, ahead }: PositionProps) {
  const words = useWords();
  // Whole seconds: the element tells several times in each.
  const heard = useSyncExternalStore(subscribeToPlayer, () => Math.floor(positionOf(owner)));
  const known = useSyncExternalStore(subscribeToPlayer, () => durationOf(owner));
  const position = known === null && ahead ? Math.floor(ahead.position) : heard;
  const duration = known ?? ahead?.duration ?? null;
  const at = formatTimer(position * 1000);
  const time =
    duration === null ? at : words('player.time', { position: at, duration: formatTimer(duration * 1000) });
  const name = words('player.position', { label });
  return (
    <>
      {seekable && duration !== null ? (
        <input
          type="range"
          className={classes.position}
          aria-label={name}
          aria-valuetext={time}
          min={0}
          max={Math.floor(duration)}
          value={position}
          onChange={(event) => seek(owner, event.target.valueAsNumber)}
        />
      ) : (
        <span className={classes.position}>
          <ProgressBar label={name} percent={duration ? (position / duration) * 100 : 0} />
        </span>
      )}
      <span className={classes.time}>{time}</span>
    </>
  );
}

function Volume() {
  const words = useWords();
  const volume = useVolume();
  return (
    <label className={classes.volume}>
      <SpeakerIcon />
      <span className="visually-hidden">{words('player.volume')}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(volume * 100)}
        onChange={(event) => setVolume(event.target.valueAsNumber / 100)}
      />
    </label>
  );
}

/** Begins by itself where that is asked for, and says when it has been heard. */
function usePlaying(owner: object, { getSound, startAt, autoPlay = false, onEnd }: AudioPlayerProps): void {
  const onEnded = useEffectEvent((whose: object | null) => {
    if (whose === owner) onEnd?.();
  });
  const begin = useEffectEvent(() => void playSound(owner, getSound, startAt?.() ?? 0));
  useEffect(() => subscribeToEnds((whose) => onEnded(whose)), []);
  useEffect(() => {
    if (autoPlay) begin();
  }, [autoPlay]);
}

/**
 * What broke off goes on by itself: at once, if it has come further than at the last try, and when there is a network
 * again.
 */
function useGoingOn(owner: object, getSound: GetSound): void {
  const status = useSyncExternalStore(subscribeToPlayer, () => statusOf(owner));
  const triedAt = useRef<number | null>(null);
  const goOn = useEffectEvent(() => {
    if (statusOf(owner) === 'failed') void togglePlayback(owner, getSound);
  });
  useEffect(() => {
    if (status !== 'failed') return;
    const at = positionOf(owner);
    if (triedAt.current !== null && at <= triedAt.current) return;
    triedAt.current = at;
    goOn();
  }, [status, owner]);
  useEffect(() => {
    const onOnline = () => goOn();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}

/** A sound with its position and volume. What went wrong is said beside it, and Play goes on where it broke off. */
export function AudioPlayer(props: AudioPlayerProps) {
  const { getSound, label, startAt, seekable = true, ahead, extra } = props;
  const words = useWords();
  const owner = useOwner();
  usePlaying(owner, props);
  useGoingOn(owner, getSound);
  const status = useSyncExternalStore(subscribeToPlayer, () => statusOf(owner));
  const [hasVolume] = useState(canSetVolume);
  const running = isRunning(status);
  const waiting = status === 'loading' || status === 'waiting';
  return (
    <div className={classes.player} data-status={status}>
      <button
        type="button"
        className={classes.button}
        aria-label={words(running ? 'player.pause' : 'player.play', { label })}
        aria-busy={waiting || undefined}
        onClick={() => void togglePlayback(owner, getSound, startAt?.() ?? 0)}
      >
        {running ? <PauseIcon /> : <PlayIcon />}
      </button>
      <Position owner={owner} label={label} seekable={seekable} ahead={ahead} />
      {extra?.({ move: (to) => seek(owner, Math.max(0, to(positionOf(owner)))) })}
      {hasVolume ? <Volume /> : null}
      <p className={classes.note} role="status">
        {status === 'failed' ? words('player.failed') : waiting ? words('player.loading') : ''}
      </p>
    </div>
  );
}
