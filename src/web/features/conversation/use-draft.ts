import { useEffect, useRef, useState } from 'react';
import { MAX_TURN_CHARACTERS } from '#domain/practice/complex/conversation.ts';
import { forgetWork, type KeptWork, keepWork, type WorkName, watchWork } from '../kept-work/kept-work.ts';

export interface Draft {
  readonly text: string;
  readonly set: (text: string) => void;
  /** As it stands now, for answers that come later. */
  readonly read: () => string;
}

export const draftName = (subject: string): WorkName => ({ subject, part: 'draft' });

export function textOf(kept: KeptWork | null): string {
  return typeof kept?.value === 'string' ? kept.value : '';
}

/** What is being written, kept through a reload and shown in the learner's other tabs. */
export function useDraft(subject: string, begun: string): Draft {
  const [text, setText] = useState(begun);
  const latest = useRef(text);

  function show(next: string): void {
    latest.current = next;
    setText(next);
  }

  useEffect(
    () =>
      watchWork(draftName(subject), (kept) => {
        latest.current = textOf(kept);
        setText(latest.current);
      }),
    [subject],
  );

  return {
    text,
    set(next) {
      const fitting = next.slice(0, MAX_TURN_CHARACTERS);
      show(fitting);
      if (fitting) keepWork(draftName(subject), fitting);
      else void forgetWork(draftName(subject));
    },
    read: () => latest.current,
  };
}
