import { useSyncExternalStore } from 'react';
import { bodyWords } from '#domain/oet/writing/word-count.ts';
import type { DraftSave } from '#web/features/exam/draft/draft-save.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './writing-test.module.css';

/** How long the letter is, against what is advised. Never read out by itself. */
export function WordCount({ draft, most }: { draft: DraftSave; most: number }) {
  const words = useWords();
  const n = useSyncExternalStore(draft.subscribe, () => bodyWords(draft.text()));
  return (
    <p className={classes.count}>
      {words('writing.bodyWords', { n })} <span>{words('writing.advised', { most })}</span>
    </p>
  );
}
