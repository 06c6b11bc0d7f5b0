import { storableDraft } from '#domain/oet/drafts.ts';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import type { SaveStatus } from '../autosave/autosave.ts';
import {
  allUnsaved,
  type DraftEvent,
  type DraftState,
  draftReducer,
  draftToKeep,
  isUnsaved,
  type KeptDraft,
  nextToSend,
  type SavedDraft,
  type ServerDraft,
} from './draft-machine.ts';

export interface DraftAnswer {
  readonly revision: number;
  /** What another device saved or submitted meanwhile; what was sent is kept aside. */
  readonly conflict: ServerDraft | null;
}

export interface DraftSaveOptions {
  readonly opening: DraftState;
  /** Throws CallFailure. `leaving`: the page goes at this moment. */
  readonly send: (draft: SavedDraft, options: { readonly leaving: boolean }) => Promise<DraftAnswer>;
  readonly ask: () => Promise<ServerDraft>;
  /** Keeps in this browser what has not arrived; null: everything has. */
  readonly keep: (draft: KeptDraft | null) => void;
  /** What the server has now, for the other tabs. */
  readonly tellTabs: (work: ServerDraft) => void;
  readonly now: () => number;
}

/** Drives a text by its machine: kept at once, sent soon, one save at a time. */
export interface DraftSave {
  readonly text: () => string;
  readonly status: () => SaveStatus;
  /** A newer text of another device, between which and this one the learner has to choose. */
  readonly other: () => SavedDraft | null;
  /** Here or elsewhere. */
  readonly isSubmitted: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly edit: (text: string) => void;
  readonly restore: (text: string) => void;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  readonly hearTab: (work: ServerDraft) => void;
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
/** Who types without a pause is saved as often. */
const SAVE_EVERY_MS = 10_000;

export function createDraftSave(options: DraftSaveOptions): DraftSave {
  const { send, ask, keep, tellTabs, now } = options;
  let state = options.opening;
  let failure: 'offline' | 'failed' | null = null;
  let saving: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitsSince: number | null = null;
  const listeners = new Set<() => void>();

  function tell(): void {
    for (const listener of listeners) listener();
  }
  function dispatch(event: DraftEvent): void {
    state = draftReducer(state, event);
    tell();
  }
  function schedule(): void {
    clearTimeout(timer);
    waitsSince ??= now();
    const rest = Math.max(0, waitsSince + SAVE_EVERY_MS - now());
    timer = setTimeout(() => void save(), Math.min(SAVE_AFTER_MS, rest));
  }
  /** What the learner does: kept before anything else can happen to it. */
  function change(event: DraftEvent): void {
    if (state.isSubmitted) return;
    dispatch(event);
    keep(draftToKeep(state));
    if (nextToSend(state)) schedule();
  }

  function settle({ revision, conflict }: DraftAnswer): void {
    failure = null;
    dispatch(conflict ? { type: 'conflicted', work: conflict } : { type: 'acknowledged', revision });
    keep(draftToKeep(state));
    const { base, isSubmitted } = state;
    tellTabs({ ...base, isSubmitted });
  }

  function lose(error: unknown): void {
    if (!(error instanceof CallFailure)) throw error;
    failure = error.isNetwork ? 'offline' : 'failed';
    dispatch({ type: 'lost' });
    keep(draftToKeep(state));
  }

  /** Of another tab or device. Its submission counts, and what is written here is kept beside it. */
  function hear(work: ServerDraft): void {
    const late = work.isSubmitted && !state.isSubmitted ? allUnsaved(state) : [];
    dispatch({ type: 'heard', work });
    if (late.length > 0) void sendLate(late);
  }

  async function sendLate(late: readonly SavedDraft[]): Promise<void> {
    try {
      for (const each of late) await send(each, { leaving: true });
      keep(null);
    } catch (error) {
      // This browser has it still, and sends it at the end of the session.
      if (!(error instanceof CallFailure)) throw error;
    }
  }

  /** Whether it arrived. */
  async function sendOnce(draft: SavedDraft, leaving: boolean): Promise<boolean> {
    dispatch({ type: 'sent' });
    // A page that is closed before the answer must know next time what it had sent.
    keep(draftToKeep(state));
    try {
      settle(await send(draft, { leaving }));
      return true;
    } catch (error) {
      lose(error);
      return false;
    }
  }

  function save(leaving = false): Promise<boolean> {
    clearTimeout(timer);
    waitsSince = null;
    const next = saving ? null : nextToSend(state);
    if (!saving && !next) return Promise.resolve(true);
    if (next) {
      saving = sendOnce(next, leaving).finally(() => {
        saving = null;
        tell();
        // What was typed meanwhile. What was lost waits for the connection or for the next look at the server.
        if (!failure && nextToSend(state)) schedule();
      });
    }
    return saving ?? Promise.resolve(true);
  }

  return {
    text: () => state.text,
    status() {
      if (state.other) return 'conflict';
      return isUnsaved(state) ? (failure ?? 'saving') : 'saved';
    },
    other: () => state.other,
    isSubmitted: () => state.isSubmitted,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (text) => change({ type: 'edited', text: storableDraft(text) }),
    restore: (text) => change({ type: 'restored', text }),
    keepMine: () => change({ type: 'keptMine' }),
    takeTheirs: () => change({ type: 'tookTheirs' }),
    hearTab: hear,
    async catchUp() {
      if (state.isSubmitted) return;
      if (saving || nextToSend(state)) {
        await save();
        return;
      }
      // The next look is soon enough.
      const work = await ask().catch(() => null);
      if (work) hear(work);
    },
    leave() {
      if (!saving && nextToSend(state)) void save(true);
    },
    async flush() {
      while (saving || nextToSend(state)) {
        if (!(await save())) return false;
      }
      return true;
    },
    close() {
      clearTimeout(timer);
      const work = { text: state.text, revision: state.base.revision, isSubmitted: true };
      dispatch({ type: 'heard', work });
      keep(null);
      tellTabs(work);
    },
  };
}
