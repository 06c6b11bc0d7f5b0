import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, lookOf } from './button.tsx';

export interface LinkButtonProps extends ButtonLook {
  readonly to: string;
  /** Of the navigation: `ON_PURPOSE`. */
  readonly state?: object | undefined;
  readonly children: ReactNode;
}

/** A link to a page of ours that looks like a button. */
export function LinkButton({ to, state, children, ...look }: LinkButtonProps) {
  return (
    <Link to={to} state={state} {...lookOf(look)}>
      {look.leftSection}
      {children}
    </Link>
  );
}
