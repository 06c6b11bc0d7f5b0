import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import classes from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  /** reading: as wide as a text is read. */
  readonly width?: 'question' | 'reading';
  /** Escape, too. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question that has to be answered before anything else. The browser keeps the focus in it and gives it back. */
export function Dialog({ title, width = 'question', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed before it is taken away: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-width={width}
      aria-labelledby={heading}
      onCancel={onClose}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
