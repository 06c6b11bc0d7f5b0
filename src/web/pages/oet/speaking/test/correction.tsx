import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_TURN_CHARACTERS } from '#domain/conversation/conversation.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { calmly } from '#web/ui/motion.ts';
import { Row } from '#web/ui/stack.tsx';
import classes from './messages.module.css';

export interface CorrectionProps {
  /** What was heard. */
  readonly heard: string;
  readonly onSave: (text: string) => void;
  readonly onClose: () => void;
}

/** What was really said, in place of what was heard. Escape leaves it as it was. */
export function Correction({ heard, onSave, onClose }: CorrectionProps) {
  const words = useWords();
  const id = useId();
  const hint = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(heard);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    // All of it, with its buttons, above what stands at the lower edge.
    field.current?.parentElement?.scrollIntoView?.({ block: 'center', behavior: calmly() });
  }, []);
  const save = () => {
    if (text.trim() === '' || text.trim() === heard.trim()) onClose();
    else onSave(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div className={classes.correction}>
      <label htmlFor={id}>{words('speaking.correctLabel')}</label>
      <p id={hint} className={classes.hint}>
        {words('speaking.correctHint')}
      </p>
      <textarea
        ref={field}
        id={id}
        className={classes.field}
        lang="en"
        rows={2}
        maxLength={MAX_TURN_CHARACTERS}
        aria-describedby={hint}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Row gap="tight">
        <Button onClick={save}>{words('speaking.correctSave')}</Button>
        <Button variant="subtle" onClick={onClose}>
          {words('speaking.correctCancel')}
        </Button>
      </Row>
    </div>
  );
}
