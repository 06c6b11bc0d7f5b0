import { useEffect, useState } from 'react';
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

const LATE_MS = 8_000;

/** For the first page of a visit: whoever can't see yet what this is learns after some seconds why it takes so long. */
export function FirstLoading() {
  const words = useWords();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Loading text={words(late ? 'app.late' : 'app.loading')} />;
}
