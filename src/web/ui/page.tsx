import type { ReactNode } from 'react';
import { useWords } from '../lib/words/use-words.tsx';
import classes from './page.module.css';

export interface PageProps {
  /** The name of the page in the browser's tab. */
  readonly title: string;
  /** narrow: forms and single cards; wide: lists and split views; full: a screen of its own, to its edges. */
  readonly width?: 'narrow' | 'wide' | 'full';
  readonly children: ReactNode;
}

/** The frame of a page's content. The shell stands around it. */
export function Page({ title, width = 'wide', children }: PageProps) {
  const words = useWords();
  return (
    <div className={classes.page} data-width={width}>
      <title>{words('app.title', { page: title })}</title>
      {children}
    </div>
  );
}

/** A raised sheet of content. */
export function Card({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={className ? `${classes.card} ${className}` : classes.card}>{children}</div>;
}
