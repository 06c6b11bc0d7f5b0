import { useEffect, useRef, useState } from 'react';
import { type PlayerHandle, usePlayer } from './use-player.ts';

export interface SpokenLine {
  readonly getVoice: () => Blob | Promise<Blob>;
  readonly onFailed?: () => void;
  /** It has just been said, and the learner likes to hear it. */
  readonly speakAtOnce: boolean;
  /** The learner asked to hear it (true) or stopped it (false). */
  readonly onHear: (wanted: boolean) => void;
}

/** A line that somebody says: heard at once where that is wanted, and whenever it is asked for. */
export function useSpokenLine({ getVoice, onFailed, speakAtOnce, onHear }: SpokenLine): PlayerHandle {
  const player = usePlayer(getVoice, onFailed);
  const { toggle } = player;
  const [speaksAtOnce] = useState(speakAtOnce);
  const spoken = useRef(false);
  useEffect(() => {
    if (!speaksAtOnce || spoken.current) return;
    spoken.current = true;
    toggle();
  }, [speaksAtOnce, toggle]);
  return {
    ...player,
    toggle() {
      onHear(player.status !== 'playing');
      toggle();
    },
  };
}
