import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Row } from './stack.tsx';

export interface QuestionProps {
  readonly title: string;
  /** What follows from either answer. */
  readonly children: ReactNode;
  /** Leaves all as it is. It has the focus, and Escape means it too. */
  readonly no: string;
  readonly onNo: () => void;
  /** Does what cannot be taken back. */
  readonly yes: string;
  readonly onYes: () => void;
}

/** Asks before something that cannot be taken back. */
export function Question({ title, children, no, onNo, yes, onYes }: QuestionProps) {
  return (
    <Dialog title={title} onClose={onNo}>
      {children}
      <Row>
        <Button onClick={onNo}>{no}</Button>
        <Button variant="default" onClick={onYes}>
          {yes}
        </Button>
      </Row>
    </Dialog>
  );
}
