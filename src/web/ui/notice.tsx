import type { ReactNode } from 'react';
import classes from './notice.module.css';

export interface NoticeProps {
  readonly kind: 'error' | 'info' | 'success';
  readonly children: ReactNode;
}

/** A message in its place on the page. Errors interrupt a screen reader, the rest waits its turn. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={classes.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <span className={classes.sign} aria-hidden="true">
        {kind === 'error' ? '!' : kind === 'success' ? '✓' : 'i'}
      </span>
      <div>{children}</div>
    </div>
  );
}
