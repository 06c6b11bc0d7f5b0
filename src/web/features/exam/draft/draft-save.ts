import { storable } from '#domain/storable.ts';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { createMachine, type Machine } from '#web/lib/machine.ts';
import type { SaveStatus } from '../autosave/autosave.ts';
import { createSaver, type Saver } from '../autosave/saver.ts';
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

/** What goes out and what comes of it. */
function createSaverOf(machine: Machine<DraftState, DraftEvent>, options: DraftSaveOptions): Saver {
  const { send, keep, tellTabs, now } = options;
  const { state, dispatch } = machine;
  return createSaver({
    now,
    waits: () => nextToSend(state()) !== null,
    async send(leaving) {
      const draft = nextToSend(state());
      if (!draft) throw new Error('There is nothing to send');
      dispatch({ type: 'sent' });
      // A page that is closed before the answer must know next time what it had sent.
      keep(draftToKeep(state()));
      return send(draft, { leaving });
    },
    onArrived({ revision, conflict }) {
      dispatch(conflict ? { type: 'conflicted', work: conflict } : { type: 'acknowledged', revision });
      keep(draftToKeep(state()));
      const { base, isSubmitted } = state();
      tellTabs({ ...base, isSubmitted });
    },
    onLost() {
      dispatch({ type: 'lost' });
      keep(draftToKeep(state()));
    },
    onRest: machine.tell,
  });
}

/** Hears of the texts of other tabs and devices. Their submission counts, and what is written here is kept beside it. */
function createEar({ state, dispatch }: Machine<DraftState, DraftEvent>, options: DraftSaveOptions) {
  const { send, keep } = options;

  async function sendLate(late: readonly SavedDraft[]): Promise<void> {
    try {
      for (const each of late) await send(each, { leaving: true });
      keep(null);
    } catch (error) {
      // This browser has it still, and sends it at the end of the session.
      if (!(error instanceof CallFailure)) throw error;
    }
  }

  return function hear(work: ServerDraft): void {
    const late = work.isSubmitted && !state().isSubmitted ? allUnsaved(state()) : [];
    dispatch({ type: 'heard', work });
    if (late.length > 0) void sendLate(late);
  };
}

export function createDraftSave(options: DraftSaveOptions): DraftSave {
  const { opening, ask, keep, tellTabs } = options;
  const machine = createMachine(draftReducer, opening);
  const { state, dispatch, subscribe } = machine;
  const saver = createSaverOf(machine, options);
  const hear = createEar(machine, options);

  /** What the learner does: kept before anything else can happen to it. */
  function change(event: DraftEvent): void {
    if (state().isSubmitted) return;
    dispatch(event);
    keep(draftToKeep(state()));
    if (nextToSend(state())) saver.soon();
  }

  return {
    text: () => state().text,
    status() {
      if (state().other) return 'conflict';
      return isUnsaved(state()) ? (saver.failure() ?? 'saving') : 'saved';
    },
    other: () => state().other,
    isSubmitted: () => state().isSubmitted,
    subscribe,
    edit: (text) => change({ type: 'edited', text: storable(text) }),
    restore: (text) => change({ type: 'restored', text }),
    keepMine: () => change({ type: 'keptMine' }),
    takeTheirs: () => change({ type: 'tookTheirs' }),
    hearTab: hear,
    async catchUp() {
      if (state().isSubmitted) return;
      if (saver.isRunning() || nextToSend(state())) {
        await saver.save();
        return;
      }
      // The next look is soon enough.
      const work = await ask().catch(() => null);
      if (work) hear(work);
    },
    leave() {
      if (!saver.isRunning() && nextToSend(state())) void saver.save(true);
    },
    flush: saver.flush,
    close() {
      saver.stop();
      const work = { text: state().text, revision: state().base.revision, isSubmitted: true };
      dispatch({ type: 'heard', work });
      keep(null);
      tellTabs(work);
    },
  };
}
