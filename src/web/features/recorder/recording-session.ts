import { type Capture, type RecordingFormat, startCapture } from './capture.ts';
import { openMicrophone, releaseMicrophone } from './microphone.ts';
import type { Take } from './recorder-machine.ts';

/** One recording, from asking for the microphone until it is given back. */
export interface RecordingSession {
  /** Throws what the browser says. Dropped meanwhile, it gives its microphone back as soon as it gets it. */
  readonly open: () => Promise<void>;
  /** What is being recorded. */
  readonly stream: () => MediaStream | null;
  /** Ends it. null: it was dropped meanwhile. */
  readonly stop: () => Promise<Pick<Take, 'blob' | 'mimeType'> | null>;
  readonly drop: () => void;
  readonly isDropped: () => boolean;
}

/** What is told of a session until it is stopped or dropped. */
export interface SessionEvents {
  readonly onOpen: () => void;
  readonly onTick: () => void;
  /** The microphone was taken away. */
  readonly onCutOff: () => void;
}

const TICK_MS = 200;

export function createRecordingSession(format: RecordingFormat, events: SessionEvents): RecordingSession {
  let stream: MediaStream | null = null;
  let capture: Capture | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let phase: 'open' | 'stopped' | 'dropped' = 'open';
  const isDropped = () => phase === 'dropped';

  function release(): void {
    clearInterval(timer);
    if (stream) releaseMicrophone(stream);
  }

  function cutOff(): void {
    if (phase === 'open') events.onCutOff();
  }

  function watch(recorded: MediaStream, running: Capture): void {
    timer = setInterval(events.onTick, TICK_MS);
    void running.ended.then(cutOff);
    // A phone that is locked or rings takes the microphone away and leaves a recording of silence behind.
    for (const track of recorded.getAudioTracks()) track.addEventListener('mute', cutOff);
  }

  return {
    isDropped,
    stream: () => stream,
    async open() {
      const opened = await openMicrophone();
      if (isDropped()) return releaseMicrophone(opened);
      stream = opened;
      const started = await startCapture(opened, format);
      if (isDropped()) return started.cancel();
      capture = started;
      events.onOpen();
      watch(opened, started);
    },
    async stop() {
      if (!capture) throw new Error('Nothing is being recorded');
      phase = 'stopped';
      clearInterval(timer);
      const blob = await capture.stop();
      release();
      return isDropped() ? null : { blob, mimeType: capture.mimeType };
    },
    drop() {
      phase = 'dropped';
      capture?.cancel();
      release();
    },
  };
}
