import { type LineScore, openLines } from '#domain/practice/guided.ts';
import {
  decideNext,
  type Missing,
  type PracticeEvent,
  type PracticeState,
  practiceReducer,
  startPractice,
} from '#web/features/practice/practice-machine.ts';

/** A dialogue under way. Lines are counted from 0. */
export interface DialogueState {
  readonly lines: readonly PracticeState[];
  /** The line that is being practised. */
  readonly current: number;
  /** The furthest line that the learner has come to: what is shown of the dialogue ends there. */
  readonly reached: number;
  /** Whether the learner has gone from one line to another. */
  readonly moved: boolean;
}

export type DialogueEvent =
  /** Something about one line, which need not be the current one any more. */
  | { readonly type: 'line'; readonly line: number; readonly event: PracticeEvent }
  | { readonly type: 'moved'; readonly line: number };

export function scoresOf({ lines }: DialogueState): LineScore[] {
  return lines.map(({ attempts, best }) => ({ attempts, bestScore: best }));
}

/** Begins at the first line that may not be left yet, or at the last. */
export function startDialogue(scores: readonly LineScore[]): DialogueState {
  const first = Math.max(0, Math.min(openLines(scores), scores.length) - 1);
  return {
    lines: scores.map(({ attempts, bestScore }) => startPractice(attempts, bestScore)),
    current: first,
    reached: first,
    moved: false,
  };
}

export function dialogueReducer(state: DialogueState, event: DialogueEvent): DialogueState {
  if (event.type === 'line') {
    const lines = state.lines.map((line, index) =>
      index === event.line ? practiceReducer(line, event.event) : line,
    );
    return { ...state, lines };
  }
  const open = Math.min(openLines(scoresOf(state)), state.lines.length);
  if (event.line < 0 || event.line >= open) return state;
  return { ...state, current: event.line, reached: Math.max(state.reached, event.line), moved: true };
}

/** What the main button is there for. */
export type Step = 'resume' | 'next' | 'submit';

export function stepOf({ lines, current, reached }: DialogueState): Step {
  if (current < reached) return 'resume';
  return current < lines.length - 1 ? 'next' : 'submit';
}

/** What pressing the main button does: its step, or what is missing for it. Spec section 5. */
export function decideStep(state: DialogueState): Step | 'wait' | Missing {
  const step = stepOf(state);
  const line = state.lines[state.current];
  if (!line) return 'wait';
  if (step === 'resume') return step;
  const decision = decideNext(line);
  return decision === 'proceed' ? step : decision;
}
