import type { ReactNode } from 'react';
import classes from './stack.module.css';

export interface StackProps {
  /** Distance between the children. */
  readonly gap?: 'tight' | 'normal' | 'wide';
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Children below each other. */
export function Stack({ gap = 'normal', children, className }: StackProps) {
  return (
    <div className={className ? `${classes.stack} ${className}` : classes.stack} data-gap={gap}>
      {children}
    </div>
  );
}

/** Children beside each other, wrapping where the screen is narrow. */
export function Row({ gap = 'normal', children, className }: StackProps) {
  return (
    <div className={className ? `${classes.row} ${className}` : classes.row} data-gap={gap}>
      {children}
    </div>
  );
}
