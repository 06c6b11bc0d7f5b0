import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  type PlayerStatus,
  positionOf,
  statusOf,
  stopSound,
  subscribeToPlayer,
  togglePlayback,
} from './sound-player.ts';

export interface PlayerHandle {
  readonly status: PlayerStatus;
  readonly toggle: () => void;
  /** Seconds from the start, to be read in an animation frame. */
  readonly position: () => number;
}

/** A sound of this component. `getSound` may fetch it; it is asked each time the sound starts. */
export function usePlayer(getSound: () => Blob | Promise<Blob>): PlayerHandle {
  const [owner] = useState<object>(() => ({}));
  const status = useSyncExternalStore(subscribeToPlayer, () => statusOf(owner));
  useEffect(
    () => () => {
      if (statusOf(owner) !== 'idle') stopSound();
    },
    [owner],
  );
  return { status, toggle: () => void togglePlayback(owner, getSound), position: () => positionOf(owner) };
}
