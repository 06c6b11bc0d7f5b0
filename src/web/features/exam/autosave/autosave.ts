import type { Answers } from '#domain/oet/answers.ts';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
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

/**
 * offline: kept on this device until there is a connection. failed: the server refused or was out of order. conflict:
 * another device saved a text meanwhile, and the learner has to choose.
 */
export type SaveStatus = 'saved' | 'saving' | 'offline' | 'failed' | 'conflict';

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

/** How long a pause in typing lasts before what was typed is sent. */
const SAVE_AFTER_MS = 1_000;

const isEmpty = (edits: LocalEdits) => Object.keys(edits).length === 0;

/** Drives the answers of a part by their machine: kept at once, sent soon, one save at a time. */
export function createAutosave(options: AutosaveOptions): Autosave {
  const { send, ask, keep, tellTabs, spent, now } = options;
  let state = options.opening;
  let failure: 'offline' | 'failed' | null = null;
  let saving: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function tell(): void {
    for (const listener of listeners) listener();
  }
  function dispatch(event: AnswersEvent): void {
    state = answersReducer(state, event);
    tell();
  }
  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), SAVE_AFTER_MS);
  }

  function settle({ revision, conflict }: SaveAnswer): void {
    const arrived = state.sending;
    failure = null;
    dispatch(conflict ? { type: 'conflicted', work: conflict } : { type: 'acknowledged', revision });
    keep(pendingEdits(state));
    const { saved, isSubmitted } = state;
    tellTabs({ type: 'settled', edits: arrived, work: { saved, revision: state.revision, isSubmitted } });
  }

  function lose(error: unknown, taken: Spent): void {
    if (!(error instanceof CallFailure)) throw error;
    failure = error.isNetwork ? 'offline' : 'failed';
    spent.giveBack(taken);
    dispatch({ type: 'lost' });
  }

  /** Whether it arrived. */
  async function sendOnce(leaving: boolean): Promise<boolean> {
    dispatch({ type: 'sent' });
    const spentMs = spent.take();
    const report = isEmpty(state.sending)
      ? { answers: {}, revision: seenBy(state) }
      : reportOf(state.sending, now());
    try {
      settle(await send({ ...report, spentMs }, { leaving }));
      return true;
    } catch (error) {
      lose(error, spentMs);
      return false;
    }
  }

  function save(leaving = false): Promise<boolean> {
    clearTimeout(timer);
    if (state.isSubmitted) return Promise.resolve(true);
    saving ??= sendOnce(leaving).finally(() => {
      saving = null;
      tell();
      // What was typed meanwhile. What was lost waits for the connection or for the next look at the server.
      if (!failure && !isEmpty(state.unsent)) schedule();
    });
    return saving;
  }

  return {
    answer: (id) => answerOf(state, id),
    answers: () => shownAnswers(state),
    revision: () => state.revision,
    status() {
      if (isEmpty(pendingEdits(state))) return 'saved';
      return failure ?? 'saving';
    },
    isSubmitted: () => state.isSubmitted,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(id, value) {
      if (state.isSubmitted || answerOf(state, id) === value) return;
      dispatch({ type: 'edited', id, value, at: now() });
      keep(pendingEdits(state));
      const edit = state.unsent[id];
      if (edit) tellTabs({ type: 'told', edits: { [id]: edit } });
      schedule();
    },
    hearTab: dispatch,
    async catchUp() {
      if (state.isSubmitted) return;
      if (saving || !isEmpty(state.unsent)) {
        await save();
        return;
      }
      // The next look is soon enough.
      const work = await ask().catch(() => null);
      if (work) dispatch({ type: 'heard', work });
    },
    leave() {
      spent.pause();
      if (!saving && !(isEmpty(state.unsent) && spent.isEmpty())) void save(true);
    },
    async flush() {
      if (!saving && !spent.isEmpty()) await save();
      while (saving || !isEmpty(pendingEdits(state))) {
        if (!(await save())) return false;
      }
      return true;
    },
    close() {
      clearTimeout(timer);
      const work = { saved: shownAnswers(state), revision: state.revision, isSubmitted: true };
      dispatch({ type: 'heard', work });
      keep({});
      tellTabs({ type: 'settled', edits: {}, work });
    },
  };
}
