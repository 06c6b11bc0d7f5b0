import { useId } from 'react';
import { useAids } from '#web/features/exam/aids/use-aids.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './own-notes.module.css';

const LONGEST = 2000;

/** What a candidate scribbles on her card: hers alone, kept with the attempt on this device. */
export function OwnNotes() {
  const words = useWords();
  const id = useId();
  const hint = useId();
  const { aids, note } = useAids();
  return (
    <div className={classes.notes}>
      <label htmlFor={id} className={classes.label}>
        {words('speaking.ownNotes')}
      </label>
      <p id={hint} className={classes.hint}>
        {words('speaking.ownNotesHint')}
      </p>
      <textarea
        id={id}
        className={classes.field}
        rows={5}
        maxLength={LONGEST}
        aria-describedby={hint}
        placeholder={words('speaking.ownNotesPlaceholder')}
        value={aids.notes ?? ''}
        onChange={({ currentTarget }) => note(currentTarget.value)}
      />
    </div>
  );
}
