import type { Answers } from '#domain/oet/answers.ts';
import { storable } from '#domain/storable.ts';
import { createMachine, type Machine } from '#web/lib/machine.ts';
import {
  type AnswersEvent,
  type AnswersState,
  answerOf,
  answersReducer,
  type LocalEdits,
  pendingEdits,
  type ServerWork,
  seenBy,
  shownAnswers,
} from './answers-machine.ts';
import type { TabMessage } from './other-tabs.ts';
import { reportOf, type SaveReport } from './save-report.ts';
import { createSaver, type SaveFailure, type Saver } from './saver.ts';
import type { Spent, SpentTime } from './spent-time.ts';

export interface SaveRequest extends SaveReport {
  readonly spentMs: Spent;
}

export interface SaveAnswer {
  readonly revision: number;
  /** What another device saved or submitted meanwhile. */
  readonly conflict: ServerWork | null;
}

export interface AutosaveOptions {
  readonly opening: AnswersState;
  /** Throws CallFailure. `leaving`: the page goes at this moment. */
  readonly send: (work: SaveRequest, options: { readonly leaving: boolean }) => Promise<SaveAnswer>;
  readonly ask: () => Promise<ServerWork>;
  /** Keeps what has not arrived in this browser. */
  readonly keep: (edits: LocalEdits) => void;
  readonly tellTabs: (message: TabMessage) => void;
  readonly spent: SpentTime;
  readonly now: () => number;
}

/** conflict: another device saved a text meanwhile, and the learner has to choose. */
export type SaveStatus = 'saved' | 'saving' | 'conflict' | SaveFailure;

export interface Autosave {
  readonly answer: (id: string) => string;
  readonly answers: () => Answers;
  readonly revision: () => number;
  readonly status: () => SaveStatus;
  /** Here or elsewhere. */
  readonly isSubmitted: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly edit: (id: string, value: string) => void;
  readonly hearTab: (message: TabMessage) => void;
  /** Sends what has not been sent, else asks what others have saved. */
  readonly catchUp: () => Promise<void>;
  /** The page is hidden or left. */
  readonly leave: () => void;
  /** Whether everything has arrived. */
  readonly flush: () => Promise<boolean>;
  /** The part was submitted here. */
  readonly close: () => void;
}

const isEmpty = (edits: LocalEdits) => Object.keys(edits).length === 0;

/** What goes out and what comes of it. */
function createSaverOf(machine: Machine<AnswersState, AnswersEvent>, options: AutosaveOptions): Saver {
  const { send, keep, tellTabs, spent, now } = options;
  const { state, dispatch } = machine;
  /** The time that the running save has with it. */
  let taken: Spent = {};
  return createSaver({
    now,
    waits: () => !state().isSubmitted && !isEmpty(state().unsent),
    send(leaving) {
      dispatch({ type: 'sent' });
      taken = spent.take();
      const { sending } = state();
      const report = isEmpty(sending) ? { answers: {}, revision: seenBy(state()) } : reportOf(sending, now());
      return send({ ...report, spentMs: taken }, { leaving });
    },
    onArrived({ revision, conflict }) {
      const arrived = state().sending;
      dispatch(conflict ? { type: 'conflicted', work: conflict } : { type: 'acknowledged', revision });
      keep(pendingEdits(state()));
      const { saved, isSubmitted } = state();
      tellTabs({ type: 'settled', edits: arrived, work: { saved, revision: state().revision, isSubmitted } });
    },
    onLost() {
      spent.giveBack(taken);
      dispatch({ type: 'lost' });
    },
    onRest: machine.tell,
  });
}

/** Drives the answers of a part by their machine: kept at once, sent soon, one save at a time. */
export function createAutosave(options: AutosaveOptions): Autosave {
  const { opening, ask, keep, tellTabs, spent, now } = options;
  const machine = createMachine(answersReducer, opening);
  const { state, dispatch, subscribe } = machine;
  const saver = createSaverOf(machine, options);

  return {
    answer: (id) => answerOf(state(), id),
    answers: () => shownAnswers(state()),
    revision: () => state().revision,
    status() {
      if (isEmpty(pendingEdits(state()))) return 'saved';
      return saver.failure() ?? 'saving';
    },
    isSubmitted: () => state().isSubmitted,
    subscribe,
    edit(id, given) {
      const value = storable(given);
      if (state().isSubmitted || answerOf(state(), id) === value) return;
      dispatch({ type: 'edited', id, value, at: now() });
      keep(pendingEdits(state()));
      const edit = state().unsent[id];
      if (edit) tellTabs({ type: 'told', edits: { [id]: edit } });
      saver.soon();
    },
    hearTab: (message) => void dispatch(message),
    async catchUp() {
      if (state().isSubmitted) return;
      if (saver.isRunning() || !isEmpty(state().unsent)) {
        await saver.save();
        return;
      }
      // The next look is soon enough.
      const work = await ask().catch(() => null);
      if (work) dispatch({ type: 'heard', work });
    },
    leave() {
      spent.pause();
      if (state().isSubmitted || saver.isRunning()) return;
      if (!isEmpty(state().unsent) || !spent.isEmpty()) void saver.save(true);
    },
    async flush() {
      if (!state().isSubmitted && !saver.isRunning() && !spent.isEmpty()) await saver.save();
      return saver.flush();
    },
    close() {
      saver.stop();
      const work = { saved: shownAnswers(state()), revision: state().revision, isSubmitted: true };
      dispatch({ type: 'heard', work });
      keep({});
      tellTabs({ type: 'settled', edits: {}, work });
    },
  };
}
