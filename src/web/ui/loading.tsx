import { Loader } from '@mantine/core';
import { useWords } from '../lib/words/use-words.tsx';
import classes from './loading.module.css';

/** Says that something is on its way. Appears after 300 ms, so that quick answers don't flicker. */
export function Loading({ text }: { text?: string }) {
  const words = useWords();
  return (
    <div className={classes.loading} role="status">
      <Loader size="sm" />
      <span>{text ?? words('app.loading')}</span>
    </div>
  );
}
