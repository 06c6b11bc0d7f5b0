import { useId } from 'react';
import { LONGEST_DRAFT } from '#domain/oet/drafts.ts';
import type { DraftSave } from '#web/features/exam/draft/draft-save.ts';
import { useDraftText } from '#web/features/exam/draft/use-draft.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { DraftConflict } from './draft-conflict.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import classes from './letter-field.module.css';

const REQUIREMENTS = [
  'writing.requirement.sentences',
  'writing.requirement.noNotes',
  'writing.requirement.format',
] as const;

function Requirements({ most }: { most: number }) {
  const words = useWords();
  return (
    <section aria-labelledby="requirements">
      <h3 id="requirements" className={classes.heading}>
        {words('writing.requirements')}
      </h3>
      <ul className={classes.requirements}>
        {REQUIREMENTS.map((requirement) => (
          <li key={requirement}>{words(requirement)}</li>
        ))}
        <li>{words('writing.requirement.length', { most })}</li>
      </ul>
    </section>
  );
}

export interface LetterFieldProps {
  readonly progressId: string;
  readonly draft: DraftSave;
  readonly most: number;
}

/** Where the letter is written: as in the exam nothing helps with its spelling. */
export function LetterField({ progressId, draft, most }: LetterFieldProps) {
  const words = useWords();
  const id = useId();
  const text = useDraftText(draft);
  return (
    <div className={classes.letter}>
      <DraftConflict draft={draft} />
      <Requirements most={most} />
      <div className={classes.head}>
        <label htmlFor={id} className={classes.heading}>
          {words('writing.yourLetter')}
        </label>
        <EarlierVersions progressId={progressId} draft={draft} />
      </div>
      <textarea
        id={id}
        className={classes.text}
        lang="en"
        dir="ltr"
        rows={22}
        maxLength={LONGEST_DRAFT}
        placeholder={words('writing.placeholder')}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => draft.edit(currentTarget.value)}
      />
    </div>
  );
}
