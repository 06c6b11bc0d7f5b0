import { useId } from 'react';
import type { DraftSave } from '#web/features/exam/draft/draft-save.ts';
import { useDraftText, useOtherDraft } from '#web/features/exam/draft/use-draft.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Announcement } from '#web/ui/announcer.tsx';
import { Button } from '#web/ui/button.tsx';
import classes from './letter-field.module.css';

interface VersionProps {
  readonly title: string;
  readonly text: string;
  readonly choose: string;
  readonly onChoose: () => void;
}

function Version({ title, text, choose, onChoose }: VersionProps) {
  const words = useWords();
  const id = useId();
  return (
    <div className={classes.version}>
      <h4 id={id}>{title}</h4>
      <section
        className={classes.shown}
        lang="en"
        dir="ltr"
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
        tabIndex={0}
      >
        {text.trim() === '' ? words('writing.conflict.empty') : text}
      </section>
      <div>
        <Button variant="default" onClick={onChoose}>
          {choose}
        </Button>
      </div>
    </div>
  );
}

export const CONFLICT_ID = 'draft-conflict';

/** Two texts of one letter, between which only its writer can choose. */
export function DraftConflict({ draft }: { draft: DraftSave }) {
  const words = useWords();
  const text = useDraftText(draft);
  const other = useOtherDraft(draft);
  return (
    <>
      <Announcement text={other ? words('writing.conflict.title') : ''} />
      {other ? (
        <section id={CONFLICT_ID} className={classes.conflict} aria-labelledby="conflict-title" tabIndex={-1}>
          <h3 id="conflict-title">{words('writing.conflict.title')}</h3>
          <p>{words('writing.conflict.text')}</p>
          <div className={classes.versions}>
            <Version
              title={words('writing.conflict.mine')}
              text={text}
              choose={words('writing.conflict.keepMine')}
              onChoose={draft.keepMine}
            />
            <Version
              title={words('writing.conflict.theirs')}
              text={other.text}
              choose={words('writing.conflict.takeTheirs')}
              onChoose={draft.takeTheirs}
            />
          </div>
        </section>
      ) : null}
    </>
  );
}
