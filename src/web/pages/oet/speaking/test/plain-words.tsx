import { useTranslation } from '#web/features/practice/use-translation.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import classes from './messages.module.css';

/** Spec section 5: what the other one said, put into plain English. */
export function usePlainWords(text: string) {
  const words = useWords();
  const { state, show, clear } = useTranslation({ term: text }, 'en');
  const shown = state.kind === 'shown';
  const plain = shown ? state.translation.term : '';
  return {
    button: (
      <Button
        variant="default"
        pill
        aria-expanded={shown}
        aria-busy={state.kind === 'loading' || undefined}
        onClick={() => (shown ? clear() : show('en'))}
      >
        {words(shown ? 'speaking.plainHide' : 'speaking.plain')}
      </Button>
    ),
    area: (
      <div role="status" className={classes.plain}>
        {shown && plain === text ? <p>{words('speaking.plainSame')}</p> : null}
        {shown && plain !== text ? (
          <p>
            <strong>{words('speaking.plainLabel')}</strong> <span lang="en">{plain}</span>
          </p>
        ) : null}
        {state.kind === 'failed' || state.kind === 'none' ? <p>{words('speaking.plainFailed')}</p> : null}
      </div>
    ),
  };
}
