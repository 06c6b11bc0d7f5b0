import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { stopSound } from '../player/sound-player.ts';
import { PRACTICE_FORMAT, prepareCapture, type RecordingFormat } from './capture.ts';
import { createRecorder, type Recorder } from './recorder-controller.ts';
import type { RecorderState, Take } from './recorder-machine.ts';

export interface UseRecorderOptions {
  readonly onTake?: (take: Take) => void;
  /** The microphone could not be had, or what it gave could not be kept. */
  readonly onProblem?: () => void;
  readonly format?: RecordingFormat;
  readonly maxMs?: number;
}

export interface RecorderHandle extends Pick<Recorder, 'getStream' | 'stop' | 'cancel' | 'reset'> {
  readonly state: RecorderState;
  readonly maxMs: number;
  readonly start: () => void;
}

/** The server refuses more than 60 s, and an encoder adds a little to what the clock here counts. */
const MAX_TURN_MS = 59_000;

/** A recorder for as long as the component stands. The microphone is released when it goes, and with the page. */
export function useRecorder(options: UseRecorderOptions = {}): RecorderHandle {
  const latest = useRef(options);
  latest.current = options;
  const [maxMs] = useState(options.maxMs ?? MAX_TURN_MS);
  const [recorder] = useState(() =>
    createRecorder({
      format: options.format ?? PRACTICE_FORMAT,
      maxMs,
      onTake: (take) => latest.current.onTake?.(take),
      onProblem: () => latest.current.onProblem?.(),
    }),
  );
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState);

  useEffect(() => {
    prepareCapture().catch(() => {});
    window.addEventListener('pagehide', recorder.cancel);
    return () => {
      window.removeEventListener('pagehide', recorder.cancel);
      recorder.reset();
    };
  }, [recorder]);

  const start = () => {
    // The microphone would hear it.
    stopSound();
    void recorder.start();
  };
  return { ...recorder, state, maxMs, start };
}
