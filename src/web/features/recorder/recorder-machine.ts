import type { MicrophoneProblem } from './microphone.ts';

/** A finished recording. `mimeType` is what the server is told; `durationMs` is by the clock. */
export interface Take {
  readonly blob: Blob;
  readonly mimeType: string;
  readonly durationMs: number;
  /** The microphone went away in the middle of it. */
  readonly cutOff?: boolean;
}

/**
 * idle -> asking -> recording -> finishing -> stopped -> asking ...
 * `kept` is the take that stands again when a new recording is cancelled.
 */
export type RecorderState =
  | { readonly phase: 'idle'; readonly problem: MicrophoneProblem | null }
  | { readonly phase: 'asking'; readonly kept: Take | null }
  | {
      readonly phase: 'recording';
      readonly kept: Take | null;
      readonly startedAt: number;
      readonly elapsedMs: number;
    }
  | { readonly phase: 'finishing'; readonly kept: Take | null; readonly elapsedMs: number }
  | { readonly phase: 'stopped'; readonly take: Take; readonly problem: MicrophoneProblem | null };

/** Times (`at`) are milliseconds of a clock that only grows. */
export type RecorderEvent =
  | { readonly type: 'start' }
  | { readonly type: 'granted'; readonly at: number }
  | { readonly type: 'tick'; readonly at: number }
  | { readonly type: 'stop'; readonly at: number }
  | { readonly type: 'ended' }
  | { readonly type: 'taken'; readonly take: Take }
  | { readonly type: 'failed'; readonly problem: MicrophoneProblem }
  | { readonly type: 'cancel' }
  | { readonly type: 'reset' };

export const IDLE: RecorderState = { phase: 'idle', problem: null };

/** The microphone is asked for, heard or being closed. */
export const isAtWork = ({ phase }: RecorderState): boolean =>
  phase === 'asking' || phase === 'recording' || phase === 'finishing';

/** A stop this soon after the start is the second half of a double click. */
export const DOUBLE_CLICK_MS = 500;

function resting(kept: Take | null, problem: MicrophoneProblem | null): RecorderState {
  return kept ? { phase: 'stopped', take: kept, problem } : { phase: 'idle', problem };
}

function whileResting(
  state: Extract<RecorderState, { phase: 'idle' | 'stopped' }>,
  event: RecorderEvent,
): RecorderState {
  if (event.type === 'start') return { phase: 'asking', kept: state.phase === 'stopped' ? state.take : null };
  if (event.type === 'reset') return IDLE;
  return state;
}

function whileAsking(
  state: Extract<RecorderState, { phase: 'asking' }>,
  event: RecorderEvent,
): RecorderState {
  switch (event.type) {
    case 'granted':
      return { phase: 'recording', kept: state.kept, startedAt: event.at, elapsedMs: 0 };
    case 'failed':
      return resting(state.kept, event.problem);
    case 'cancel':
      return resting(state.kept, null);
    case 'reset':
      return IDLE;
    default:
      return state;
  }
}

function whileRecording(
  state: Extract<RecorderState, { phase: 'recording' }>,
  event: RecorderEvent,
): RecorderState {
  switch (event.type) {
    case 'tick':
      return { ...state, elapsedMs: Math.max(0, event.at - state.startedAt) };
    case 'stop': {
      const elapsedMs = Math.max(0, event.at - state.startedAt);
      return elapsedMs < DOUBLE_CLICK_MS ? state : { phase: 'finishing', kept: state.kept, elapsedMs };
    }
    case 'ended':
      return { phase: 'finishing', kept: state.kept, elapsedMs: state.elapsedMs };
    case 'failed':
      return resting(state.kept, event.problem);
    case 'cancel':
      return resting(state.kept, null);
    case 'reset':
      return IDLE;
    default:
      return state;
  }
}

function whileFinishing(
  state: Extract<RecorderState, { phase: 'finishing' }>,
  event: RecorderEvent,
): RecorderState {
  switch (event.type) {
    case 'taken':
      return { phase: 'stopped', take: event.take, problem: null };
    case 'failed':
      return resting(state.kept, event.problem);
    case 'reset':
      return IDLE;
    default:
      return state;
  }
}

/** What a state allows happens; everything else (a second start, a late answer) is ignored. */
export function recorderReducer(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (state.phase) {
    case 'idle':
    case 'stopped':
      return whileResting(state, event);
    case 'asking':
      return whileAsking(state, event);
    case 'recording':
      return whileRecording(state, event);
    case 'finishing':
      return whileFinishing(state, event);
  }
}
