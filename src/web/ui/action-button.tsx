import type { MouseEvent, ReactNode, Ref } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { Spinner } from './spinner.tsx';

export interface ActionButtonProps extends Pick<ButtonLook, 'variant' | 'fullWidth' | 'className'> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly type?: 'button' | 'submit';
  /** It is under way: the button says so, does nothing, and keeps the focus. */
  readonly pending?: boolean;
  /** What it says meanwhile. */
  readonly busyLabel?: string | undefined;
  /** It can't be done at this moment. */
  readonly unavailable?: boolean;
  /** Its name, where what stands on it doesn't say enough by itself. Holds what stands on it. */
  readonly label?: string | undefined;
  readonly 'data-recording'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A button that does something which takes its time. Never `disabled`: that would take the focus away. */
export function ActionButton({
  type = 'button',
  pending = false,
  busyLabel,
  unavailable = false,
  label,
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
      aria-disabled={!idle || undefined}
      aria-label={pending ? undefined : label}
      data-pending={pending || undefined}
      leftSection={pending ? <Spinner /> : undefined}
      onClick={click}
      {...look}
    >
      {pending ? (busyLabel ?? children) : children}
    </Button>
  );
}
