import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './composer.module.css';
import type { ConversationState } from './conversation-machine.ts';

/** Beside what can't be used until then: what was not sent, and what can be done about it. */
export function UnsentHint({ state: { pending, failure } }: { state: ConversationState }) {
  const words = useWords();
  if (!pending || !failure) return null;
  return <p className={classes.hint}>{words(`chat.unsent.${failure.certain ? pending.kind : 'unknown'}`)}</p>;
}
