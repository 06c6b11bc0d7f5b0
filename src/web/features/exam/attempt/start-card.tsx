import { type ReactNode, useState } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import classes from './start-card.module.css';

export interface StartCardProps {
  /** What the button says. */
  readonly startLabel: string;
  /** What is good to know before the clock runs. */
  readonly rules: readonly string[];
  readonly pending: boolean;
  /** Something to choose before. */
  readonly children?: ReactNode;
  readonly onStart: (onFailure: (message: string) => void) => void;
}

/** Stands before a part: nothing runs until Start is pressed. */
export function StartCard({ startLabel, rules, pending, children, onStart }: StartCardProps) {
  const words = useWords();
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <Card>
      <Stack>
        <h2>{words('exam.before')}</h2>
        <ul className={classes.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {children}
        {failure ? <Notice kind="error">{words('exam.startFailed', { message: failure })}</Notice> : null}
        <div>
          <ActionButton
            pending={pending}
            busyLabel={words('exam.starting')}
            onClick={() => {
              setFailure(null);
              onStart(setFailure);
            }}
          >
            {startLabel}
          </ActionButton>
        </div>
      </Stack>
    </Card>
  );
}
