import type { ReactNode } from 'react';
import classes from './letter-results.module.css';

/** English as it was written, line by line. */
export function LetterText({ children }: { children: ReactNode }) {
  return (
    <div className={classes.text} lang="en" dir="ltr">
      {children}
    </div>
  );
}
