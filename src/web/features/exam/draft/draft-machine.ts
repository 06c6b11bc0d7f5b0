/*
 * One text as one device knows it: what the server has, what is shown, and what the server may not have yet. A text
 * that meets another one is never replaced by itself: the learner chooses, and the server keeps both.
 */

/** A text at the revision that the server has it at; with nothing saved an empty one at 0. */
export interface SavedDraft {
  readonly text: string;
  readonly revision: number;
}

/** What the server has. */
export interface ServerDraft extends SavedDraft {
  readonly isSubmitted: boolean;
}

export interface DraftState {
  /** As it is shown. */
  readonly text: string;
  /** What the server has, as far as the shown text goes on from it. */
  readonly base: SavedDraft;
  /** On its way; whether it arrives is not known. */
  readonly sending: SavedDraft | null;
  /** Sent, and perhaps arrived: one that comes back as the server's is nobody else's. */
  readonly unsure: readonly string[];
  /** Replaced here, and not known to be kept by the server: sent before anything else. */
  readonly aside: readonly SavedDraft[];
  /** The server has this one of the shown texts, though another counts. */
  readonly keptAside: string | null;
  /** A newer text of another device, while this one has changes of its own. */
  readonly other: SavedDraft | null;
  readonly isSubmitted: boolean;
}

/** What this browser keeps of a text that may not have arrived. */
export type KeptDraft = Pick<DraftState, 'text' | 'base' | 'unsure' | 'aside'>;

export type DraftEvent =
  | { readonly type: 'edited'; readonly text: string }
  /** An earlier version in place of the shown one, which is kept. */
  | { readonly type: 'restored'; readonly text: string }
  /** What is next goes out. One save at a time. */
  | { readonly type: 'sent' }
  | { readonly type: 'acknowledged'; readonly revision: number }
  /** It arrived and was kept aside, or the part was submitted: this is what the server has. */
  | { readonly type: 'conflicted'; readonly work: ServerDraft }
  /** The save failed, or nobody knows whether it arrived. */
  | { readonly type: 'lost' }
  /** The server was asked, or another tab tells what it saved. */
  | { readonly type: 'heard'; readonly work: ServerDraft }
  | { readonly type: 'keptMine' }
  | { readonly type: 'tookTheirs' };

/** More than a connection that breaks leaves in doubt. */
const MOST_UNSURE = 50;

/** `kept`: texts of earlier visits, or of tabs that are gone, that may not have arrived; the newest first. */
export function startDraft(work: ServerDraft, kept: readonly KeptDraft[]): DraftState {
  const saved = { text: work.text, revision: work.revision };
  const fresh: DraftState = {
    ...saved,
    base: saved,
    sending: null,
    unsure: [],
    aside: [],
    keptAside: null,
    other: null,
    isSubmitted: work.isSubmitted,
  };
  const [mine, ...others] = kept;
  if (work.isSubmitted || !mine) return fresh;
  const aside = [...others.flatMap((each) => [...each.aside, toSave(each)]), ...mine.aside];
  return withWork({ ...fresh, text: mine.text, base: mine.base, unsure: mine.unsure, aside }, work);
}

const toSave = ({ text, base }: Pick<DraftState, 'text' | 'base'>): SavedDraft => ({
  text,
  revision: base.revision,
});

const isChanged = ({ text, base }: DraftState) => text !== base.text;

/** Whether there is anything that the server may not have. */
export function isUnsaved(state: DraftState): boolean {
  return !state.isSubmitted && (isChanged(state) || state.aside.length > 0 || state.sending !== null);
}

/** Everything that the server may not have, in the order in which it was written. */
export function allUnsaved(state: DraftState): readonly SavedDraft[] {
  return isChanged(state) ? [...state.aside, toSave(state)] : state.aside;
}

/** What is to be sent next: nothing while the learner has to choose. */
export function nextToSend(state: DraftState): SavedDraft | null {
  if (state.isSubmitted || state.sending) return null;
  const [first] = state.aside;
  if (first) return first;
  return isChanged(state) && !state.other ? toSave(state) : null;
}

/** What this browser has to keep; null when everything has arrived. */
export function draftToKeep(state: DraftState): KeptDraft | null {
  if (!isUnsaved(state)) return null;
  const { text, base, unsure, aside, sending } = state;
  return { text, base, unsure: sending ? withUnsure(unsure, sending.text) : unsure, aside };
}

function withUnsure(unsure: readonly string[], text: string): readonly string[] {
  return unsure.includes(text) ? unsure : [...unsure, text].slice(0, MOST_UNSURE);
}

function withoutSent({ aside, sending }: DraftState): readonly SavedDraft[] {
  return sending && aside[0]?.text === sending.text ? aside.slice(1) : aside;
}

/** What the server has, unless this device knows of something newer. */
function withWork(state: DraftState, { text, revision, isSubmitted }: ServerDraft): DraftState {
  const work = { text, revision };
  // After a submission nothing can be saved any more.
  if (isSubmitted) return { ...startDraft({ ...work, isSubmitted }, []), isSubmitted };
  if (revision <= state.base.revision) return state;
  const isMine = text === state.text || text === state.sending?.text || state.unsure.includes(text);
  if (isMine) return { ...state, base: work, other: null };
  if (!isChanged(state)) return { ...state, text, base: work, other: null };
  return state.other && state.other.revision > revision ? state : { ...state, other: work };
}

function withAcknowledged(state: DraftState, revision: number): DraftState {
  const { sending, other, base } = state;
  if (!sending) return state;
  const known = { ...state, sending: null, aside: withoutSent(state), unsure: [] };
  if (revision < base.revision) return known;
  const saved = { ...known, base: { text: sending.text, revision } };
  // Theirs may go on from what was just saved.
  return other && other.revision > revision
    ? withWork({ ...saved, other: null }, { ...other, isSubmitted: false })
    : { ...saved, other: null };
}

function withTheirs(state: DraftState): DraftState {
  const { other, text, keptAside } = state;
  if (!other) return state;
  const aside = text === keptAside ? state.aside : [...state.aside, toSave(state)];
  return { ...state, text: other.text, base: other, aside, other: null };
}

export function draftReducer(state: DraftState, event: DraftEvent): DraftState {
  if (state.isSubmitted) return state;
  switch (event.type) {
    case 'edited':
      return { ...state, text: event.text };
    case 'restored':
      return {
        ...state,
        text: event.text,
        aside: isChanged(state) ? [...state.aside, toSave(state)] : state.aside,
      };
    case 'sent':
      return { ...state, sending: nextToSend(state) };
    case 'acknowledged':
      return withAcknowledged(state, event.revision);
    case 'conflicted': {
      const arrived = { ...state, sending: null, aside: withoutSent(state) };
      return withWork({ ...arrived, keptAside: state.sending?.text ?? state.keptAside }, event.work);
    }
    case 'lost': {
      const { sending, unsure } = state;
      return { ...state, sending: null, unsure: sending ? withUnsure(unsure, sending.text) : unsure };
    }
    case 'heard':
      return withWork(state, event.work);
    case 'keptMine':
      return state.other ? { ...state, base: state.other, other: null } : state;
    case 'tookTheirs':
      return withTheirs(state);
  }
}
