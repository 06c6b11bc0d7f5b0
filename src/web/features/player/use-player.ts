import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import {
  type GetSound,
  type PlayerStatus,
  positionOf,
  statusOf,
  stopSound,
  subscribeToFailures,
  subscribeToPlayer,
  togglePlayback,
} from './sound-player.ts';

export interface PlayerHandle {
  readonly status: PlayerStatus;
  readonly toggle: () => void;
  /** Seconds from the start, to be read in an animation frame. */
  readonly position: () => number;
}

/** Who plays, for as long as the component stands: its sound ends with it. */
export function useOwner(): object {
  const [owner] = useState<object>(() => ({}));
  useEffect(
    () => () => {
      if (statusOf(owner) !== 'idle') stopSound();
    },
    [owner],
  );
  return owner;
}

/** A sound of this component. */
export function usePlayer(getSound: GetSound, onFailed?: () => void): PlayerHandle {
  const owner = useOwner();
  const hearFailure = useEffectEvent((whose: object | null) => {
    if (whose === owner) onFailed?.();
  });
  useEffect(() => subscribeToFailures(hearFailure), []);
  const status = useSyncExternalStore(subscribeToPlayer, () => statusOf(owner));
  return { status, toggle: () => void togglePlayback(owner, getSound), position: () => positionOf(owner) };
}
