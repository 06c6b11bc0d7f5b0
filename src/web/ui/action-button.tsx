import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { MouseEvent, ReactNode, Ref } from 'react';
import classes from './action-button.module.css';

export interface ActionButtonProps
  extends Pick<ButtonProps, 'variant' | 'fullWidth' | 'justify' | 'className'> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly type?: 'button' | 'submit';
  /** It is under way: the button says so, does nothing, and keeps the focus. */
  readonly pending?: boolean;
  /** What it says meanwhile. */
  readonly busyLabel?: string | undefined;
  /** It can't be done at this moment. */
  readonly unavailable?: boolean;
  readonly 'data-recording'?: boolean | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A button that does something which takes its time. Never `disabled`: that would take the focus away. */
export function ActionButton({
  type = 'button',
  pending = false,
  busyLabel,
  unavailable = false,
  className,
  onClick,
  children,
  ...look
}: ActionButtonProps) {
  const idle = !pending && !unavailable;
  const click = (event: MouseEvent) => {
    if (idle) onClick?.();
    else event.preventDefault();
  };
  return (
    <Button
      type={type}
      className={`${classes.button} ${className ?? ''}`}
      aria-disabled={!idle || undefined}
      data-pending={pending || undefined}
      leftSection={pending ? <Loader size="xs" color="currentColor" /> : undefined}
      onClick={click}
      {...look}
    >
      {pending ? (busyLabel ?? children) : children}
    </Button>
  );
}
