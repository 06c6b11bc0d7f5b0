import { useWords } from '../lib/words/use-words.tsx';
import classes from './loading.module.css';
import { Spinner } from './spinner.tsx';

/** Says that something is on its way. Appears after 300 ms, so that quick answers don't flicker. */
export function Loading({ text }: { text?: string }) {
  const words = useWords();
  return (
    <div className={classes.loading} role="status" data-loading>
      <Spinner />
      <span>{text ?? words('app.loading')}</span>
    </div>
  );
}
