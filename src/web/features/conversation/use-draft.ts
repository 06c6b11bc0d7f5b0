import { useEffect, useState, useSyncExternalStore } from 'react';
import { MAX_TURN_CHARACTERS } from '#domain/conversation/conversation.ts';
import { forgetWork, type KeptWork, keepWork, type WorkName, watchWork } from '../kept-work/kept-work.ts';

/** What is being written. Only what calls useDraftText is rendered at a key. */
export interface Draft {
  readonly read: () => string;
  readonly set: (text: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const draftName = (subject: string): WorkName => ({ subject, part: 'draft' });

export function textOf(kept: KeptWork | null): string {
  return typeof kept?.value === 'string' ? kept.value : '';
}

function createDraft(subject: string, begun: string) {
  const listeners = new Set<() => void>();
  let text = begun;
  function show(next: string): void {
    text = next;
    for (const listener of listeners) listener();
  }
  return {
    read: () => text,
    show,
    set(next: string) {
      const fitting = next.slice(0, MAX_TURN_CHARACTERS);
      show(fitting);
      if (fitting) keepWork(draftName(subject), fitting);
      else void forgetWork(draftName(subject));
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Kept through a reload and shown in the learner's other tabs. */
export function useDraft(subject: string, begun: string): Draft {
  const [draft] = useState(() => createDraft(subject, begun));
  useEffect(() => watchWork(draftName(subject), (kept) => draft.show(textOf(kept))), [subject, draft]);
  return draft;
}

export function useDraftText({ subscribe, read }: Draft): string {
  return useSyncExternalStore(subscribe, read);
}
