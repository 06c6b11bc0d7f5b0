import { useState } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { PassageDialog, type ReviewedPassage } from './passage-dialog.tsx';
import classes from './passage-proof.module.css';

export interface PassageProofProps {
  readonly quote: string;
  readonly passage: ReviewedPassage | null;
}

/** The words that prove an answer, and the way to where they stand. */
export function PassageProof({ quote, passage }: PassageProofProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.proof}>
      <blockquote className={classes.quote} lang="en" dir="ltr">
        {quote}
      </blockquote>
      {passage ? (
        <Button variant="light" className={classes.show} onClick={() => setOpen(true)}>
          {words('oet.results.show', { label: passage.label })}
        </Button>
      ) : null}
      {passage && open ? (
        <PassageDialog passage={passage} quote={quote} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
