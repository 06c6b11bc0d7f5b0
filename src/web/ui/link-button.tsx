import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface LinkButtonProps
  extends Pick<ButtonProps, 'variant' | 'leftSection' | 'fullWidth' | 'className'> {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to a page of ours that looks like a button. */
export function LinkButton({ to, children, ...look }: LinkButtonProps) {
  return (
    <Button component={Link} to={to} {...look}>
      {children}
    </Button>
  );
}
