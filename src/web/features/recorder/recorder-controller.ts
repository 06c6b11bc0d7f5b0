import { type Capture, type RecordingFormat, startCapture } from './capture.ts';
import { type MicrophoneProblem, openMicrophone, problemOf, releaseMicrophone } from './microphone.ts';
import {
  IDLE,
  type RecorderEvent,
  type RecorderState,
  recorderReducer,
  type Take,
} from './recorder-machine.ts';

export interface RecorderOptions {
  readonly format: RecordingFormat;
  /** A recording stops by itself at this length. */
  readonly maxMs: number;
  readonly onTake: (take: Take) => void;
  readonly onProblem?: (problem: MicrophoneProblem) => void;
}

export interface Recorder {
  getState(): RecorderState;
  subscribe(listener: () => void): () => void;
  /** What is being recorded, for a level meter; null unless recording. */
  getStream(): MediaStream | null;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Forgets the recording under way and shows the take before it, if any. */
  cancel(): void;
  /** Forgets everything, for the next item. */
  reset(): void;
}

interface Session {
  stream?: MediaStream;
  capture?: Capture;
  timer?: ReturnType<typeof setInterval>;
}

const TICK_MS = 200;

function release(session: Session): void {
  clearInterval(session.timer);
  if (session.stream) releaseMicrophone(session.stream);
}

/**
 * Drives the browser's microphone by the state machine. A session that was cancelled while the browser still
 * asked for permission gives its microphone back as soon as it gets it.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  let state: RecorderState = IDLE;
  let session: Session | null = null;
  const listeners = new Set<() => void>();

  /** Whether the state allowed it. */
  function send(event: RecorderEvent): boolean {
    const next = recorderReducer(state, event);
    if (next === state) return false;
    state = next;
    for (const listener of listeners) listener();
    return true;
  }

  function drop(): void {
    const dropped = session;
    session = null;
    dropped?.capture?.cancel();
    if (dropped) release(dropped);
  }

  function fail(mine: Session, error: unknown): void {
    if (session !== mine) return;
    drop();
    const problem = problemOf(error);
    if (send({ type: 'failed', problem })) options.onProblem?.(problem);
  }

  async function finish(mine: Session, how: Pick<Take, 'cutOff'> = {}): Promise<void> {
    const durationMs = state.phase === 'finishing' ? state.elapsedMs : 0;
    clearInterval(mine.timer);
    try {
      const blob = await mine.capture!.stop();
      release(mine);
      if (session !== mine) return;
      session = null;
      const take: Take = { blob, mimeType: mine.capture!.mimeType, durationMs, ...how };
      if (send({ type: 'taken', take })) options.onTake(take);
    } catch (error) {
      fail(mine, error);
    }
  }

  async function open(mine: Session): Promise<void> {
    const stream = await openMicrophone();
    if (session !== mine) return releaseMicrophone(stream);
    mine.stream = stream;
    const capture = await startCapture(stream, options.format);
    if (session !== mine) return capture.cancel();
    mine.capture = capture;
    send({ type: 'granted', at: performance.now() });
    mine.timer = setInterval(() => tick(mine), TICK_MS);
    void capture.ended.then(() => cutOff(mine));
    endWhenSilenced(mine, stream);
  }

  /** A phone that is locked or rings takes the microphone away and leaves a recording of silence behind. */
  function endWhenSilenced(mine: Session, stream: MediaStream): void {
    for (const track of stream.getAudioTracks()) {
      track.addEventListener('mute', () => cutOff(mine));
    }
  }

  function cutOff(mine: Session): void {
    if (session === mine && send({ type: 'ended' })) void finish(mine, { cutOff: true });
  }

  function tick(mine: Session): void {
    send({ type: 'tick', at: performance.now() });
    if (session === mine && state.phase === 'recording' && state.elapsedMs >= options.maxMs)
      void recorder.stop();
  }

  const recorder: Recorder = {
    getState: () => state,
    getStream: () => (state.phase === 'recording' ? (session?.stream ?? null) : null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      if (!send({ type: 'start' })) return;
      const mine: Session = {};
      session = mine;
      await open(mine).catch((error: unknown) => fail(mine, error));
    },
    async stop() {
      const mine = session;
      if (mine && send({ type: 'stop', at: performance.now() })) await finish(mine);
    },
    cancel() {
      if (state.phase !== 'asking' && state.phase !== 'recording') return;
      drop();
      send({ type: 'cancel' });
    },
    reset() {
      drop();
      send({ type: 'reset' });
    },
  };
  return recorder;
}
