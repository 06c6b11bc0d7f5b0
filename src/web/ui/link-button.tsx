import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, lookOf } from './button.tsx';

export interface LinkButtonProps extends ButtonLook {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to a page of ours that looks like a button. */
export function LinkButton({ to, children, ...look }: LinkButtonProps) {
  return (
    <Link to={to} {...lookOf(look)}>
      {look.leftSection}
      {children}
    </Link>
  );
}
