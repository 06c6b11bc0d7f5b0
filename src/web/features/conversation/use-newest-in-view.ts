import { type RefObject, useEffect, useRef } from 'react';
import { calmly } from '#web/ui/motion.ts';
import type { ConversationState } from './conversation-machine.ts';

export interface NewestOptions {
  readonly state: ConversationState;
  /** The conversation is over: nothing more comes, nothing moves. */
  readonly closed: boolean;
}

/** Brings the newest into view: a new message as it comes, and on a reload where the conversation stands. */
export function useNewestInView({ state, closed }: NewestOptions): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const { turns, pending } = state;
  const said = turns.length + (pending ? 1 : 0);
  const isNew = pending !== null || turns.at(-1)?.fresh === true;
  useEffect(() => {
    if (said === 0 || closed) return;
    const behavior = isNew ? calmly() : 'auto';
    // The router scrolls a page that has just been loaded to its top.
    const timer = setTimeout(() => {
      list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest', behavior });
    });
    return () => clearTimeout(timer);
  }, [said, isNew, closed]);
  return list;
}
