import { mayProceed, type RefusalReason } from '#domain/practice/pronunciation.ts';
import type { PronunciationReport } from '#web/features/pronunciation/report.ts';
import type { Take } from '#web/features/recorder/recorder-machine.ts';

/** A take and the key that makes sending it again the same attempt. */
export interface Recording {
  readonly take: Take;
  readonly key: string;
}

interface Scored {
  readonly report: PronunciationReport;
  readonly take: Take;
}

/** What became of the newest recording, where it has no score (yet). */
export type Check =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  /** No attempt: nothing was heard in it, or it could not be read. */
  | { readonly kind: 'refused'; readonly message: string }
  /** It may or may not have arrived, so it is kept. `detail` says why, where we know more than the message. */
  | {
      readonly kind: 'unsent';
      readonly message: string;
      readonly detail: string;
      readonly mayResend: boolean;
    };

export type Notice = 'record_first' | 'below_pass' | 'mark_failed';

export interface PracticeState {
  /** Scored attempts since the item was last completed, and the best of them. */
  readonly attempts: number;
  readonly best: number | null;
  readonly recording: Recording | null;
  readonly check: Check;
  readonly scored: Scored | null;
  readonly notice: Notice | null;
  readonly leaving: boolean;
}

export type PracticeEvent =
  | { readonly type: 'recorded'; readonly recording: Recording }
  | { readonly type: 'resent' }
  | { readonly type: 'scored'; readonly report: PronunciationReport; readonly attempts: number }
  | { readonly type: 'refused'; readonly message: string }
  | {
      readonly type: 'unsent';
      readonly message: string;
      readonly detail: string;
      readonly mayResend: boolean;
    }
  | { readonly type: 'noticed'; readonly notice: Notice }
  | { readonly type: 'leaving' };

const REFUSALS: readonly RefusalReason[] = ['no_speech', 'noise', 'too_short', 'too_long', 'bad_audio'];

export function isRefusal(reason: string | null): boolean {
  return (REFUSALS as readonly (string | null)[]).includes(reason);
}

export function startPractice(attempts: number, best: number | null): PracticeState {
  return {
    attempts,
    best,
    recording: null,
    check: { kind: 'none' },
    scored: null,
    notice: null,
    leaving: false,
  };
}

function score(state: PracticeState, report: PronunciationReport, attempts: number): PracticeState {
  if (!state.recording) return state;
  return {
    ...state,
    attempts,
    best: Math.max(state.best ?? 0, report.pronunciationScore),
    scored: { report, take: state.recording.take },
    recording: null,
    check: { kind: 'none' },
  };
}

export function practiceReducer(state: PracticeState, event: PracticeEvent): PracticeState {
  switch (event.type) {
    case 'recorded':
      return { ...state, recording: event.recording, check: { kind: 'running' }, notice: null };
    case 'resent':
      return state.recording && state.check.kind === 'unsent'
        ? { ...state, check: { kind: 'running' } }
        : state;
    case 'scored':
      return score(state, event.report, event.attempts);
    case 'refused':
      return { ...state, recording: null, check: { kind: 'refused', message: event.message } };
    case 'unsent':
      return {
        ...state,
        check: { kind: 'unsent', message: event.message, detail: event.detail, mayResend: event.mayResend },
      };
    case 'noticed':
      return { ...state, notice: event.notice, leaving: false };
    case 'leaving':
      return { ...state, notice: null, leaving: true };
  }
}

/** A recording is on this page only, and may be sent again. */
export const isUnsent = ({ check }: PracticeState): boolean => check.kind === 'unsent' && check.mayResend;

/** What is missing before the learner may go on. */
export type Missing = Exclude<Notice, 'mark_failed'>;

/** What Next does: goes on, says what is missing, or nothing while something is under way. Spec section 5. */
export function decideNext({ attempts, best, check, leaving }: PracticeState): 'proceed' | 'wait' | Missing {
  if (leaving || check.kind === 'running') return 'wait';
  if (mayProceed(best, attempts)) return 'proceed';
  return attempts === 0 ? 'record_first' : 'below_pass';
}
