import type { ComponentProps, ReactNode } from 'react';
import classes from './button.module.css';

/** How a button looks, and a link that looks like one. */
export interface ButtonLook {
  readonly variant?: 'filled' | 'light' | 'default' | 'subtle' | undefined;
  readonly fullWidth?: boolean | undefined;
  /** Round at its ends: one of several small offers. */
  readonly pill?: boolean | undefined;
  /** Stands before the text. */
  readonly leftSection?: ReactNode;
  readonly className?: string | undefined;
}

/** What carries the look on the element. */
export function lookOf({ variant = 'filled', fullWidth, pill, leftSection, className }: ButtonLook) {
  return {
    className: className ? `${classes.button} ${className}` : classes.button,
    'data-variant': variant,
    'data-full': fullWidth || undefined,
    'data-pill': pill || undefined,
    'data-with-sign': leftSection ? true : undefined,
  };
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook;

export function Button({
  variant,
  fullWidth,
  pill,
  leftSection,
  className,
  children,
  ...props
}: ButtonProps) {
  const look: ButtonLook = { variant, fullWidth, pill, leftSection, className };
  return (
    <button type="button" {...props} {...lookOf(look)}>
      {leftSection}
      {children}
    </button>
  );
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  readonly 'aria-label': string;
};

/** A button that is a sign alone. */
export function IconButton({ className, ...props }: IconButtonProps) {
  return (
    <button type="button" {...props} className={className ? `${classes.icon} ${className}` : classes.icon} />
  );
}
