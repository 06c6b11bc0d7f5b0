import { createMachine } from '#web/lib/machine.ts';
import type { RecordingFormat } from './capture.ts';
import { type MicrophoneProblem, problemOf } from './microphone.ts';
import { IDLE, type RecorderState, recorderReducer, type Take } from './recorder-machine.ts';
import { createRecordingSession, type RecordingSession } from './recording-session.ts';

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

/** Milliseconds of the recording that is under way or being closed, 0 without. */
const elapsedIn = (state: RecorderState) =>
  state.phase === 'recording' || state.phase === 'finishing' ? state.elapsedMs : 0;

/** Drives the browser's microphone by the state machine, a session for each recording. */
export function createRecorder(options: RecorderOptions): Recorder {
  const { state, dispatch, subscribe } = createMachine(recorderReducer, IDLE);
  let session: RecordingSession | null = null;

  function drop(): void {
    session?.drop();
    session = null;
  }

  function fail(mine: RecordingSession, error: unknown): void {
    if (mine.isDropped()) return;
    drop();
    const problem = problemOf(error);
    if (dispatch({ type: 'failed', problem })) options.onProblem?.(problem);
  }

  async function finish(mine: RecordingSession, how: Pick<Take, 'cutOff'> = {}): Promise<void> {
    const durationMs = elapsedIn(state());
    try {
      const recorded = await mine.stop();
      if (!recorded) return;
      session = null;
      const take: Take = { ...recorded, durationMs, ...how };
      if (dispatch({ type: 'taken', take })) options.onTake(take);
    } catch (error) {
      fail(mine, error);
    }
  }

  const now = (type: 'granted' | 'tick' | 'stop') => dispatch({ type, at: performance.now() });

  async function stop(): Promise<void> {
    if (session && now('stop')) await finish(session);
  }

  return {
    getState: state,
    getStream: () => (state().phase === 'recording' ? (session?.stream() ?? null) : null),
    subscribe,
    async start() {
      if (!dispatch({ type: 'start' })) return;
      const mine = createRecordingSession(options.format, {
        onOpen: () => now('granted'),
        onTick: () => now('tick') && elapsedIn(state()) >= options.maxMs && void stop(),
        onCutOff: () => dispatch({ type: 'ended' }) && void finish(mine, { cutOff: true }),
      });
      session = mine;
      await mine.open().catch((error: unknown) => fail(mine, error));
    },
    stop,
    cancel() {
      if (dispatch({ type: 'cancel' })) drop();
    },
    reset() {
      drop();
      dispatch({ type: 'reset' });
    },
  };
}
