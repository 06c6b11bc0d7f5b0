import { useRef, useState } from 'react';
import { MAX_TURN_CHARACTERS } from '#domain/practice/complex/conversation.ts';
import { keepDraft, keptDraft } from './kept-work.ts';

export interface Draft {
  readonly text: string;
  readonly set: (text: string) => void;
  /** As it stands now, for answers that come later. */
  readonly read: () => string;
}

/** What is being written, kept through a reload. */
export function useDraft(conversation: string): Draft {
  const [text, setText] = useState(() => keptDraft(conversation));
  const latest = useRef(text);
  return {
    text,
    set(next) {
      const fitting = next.slice(0, MAX_TURN_CHARACTERS);
      latest.current = fitting;
      setText(fitting);
      keepDraft(conversation, fitting);
    },
    read: () => latest.current,
  };
}
