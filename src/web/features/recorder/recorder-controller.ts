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
    const now = state();
    const durationMs = now.phase === 'finishing' ? now.elapsedMs : 0;
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

  async function stop(): Promise<void> {
    if (session && dispatch({ type: 'stop', at: performance.now() })) await finish(session);
  }

  function tick(): void {
    dispatch({ type: 'tick', at: performance.now() });
    const now = state();
    if (now.phase === 'recording' && now.elapsedMs >= options.maxMs) void stop();
  }

  return {
    getState: state,
    getStream: () => (state().phase === 'recording' ? (session?.stream() ?? null) : null),
    subscribe,
    async start() {
      if (!dispatch({ type: 'start' })) return;
      const mine = createRecordingSession(options.format, {
        onOpen: () => dispatch({ type: 'granted', at: performance.now() }),
        onTick: tick,
        onCutOff() {
          if (dispatch({ type: 'ended' })) void finish(mine, { cutOff: true });
        },
      });
      session = mine;
      await mine.open().catch((error: unknown) => fail(mine, error));
    },
    stop,
    cancel() {
      const { phase } = state();
      if (phase !== 'asking' && phase !== 'recording') return;
      drop();
      dispatch({ type: 'cancel' });
    },
    reset() {
      drop();
      dispatch({ type: 'reset' });
    },
  };
}
