import { useEffect, useRef } from 'react';
import { quotedParagraphs } from '#domain/oet/find-quote.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from './passage-dialog.module.css';

/** A text of the part, as the results have it. */
export interface ReviewedPassage {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly body: string;
}

export interface PassageDialogProps {
  readonly passage: ReviewedPassage;
  readonly quote: string;
  readonly onClose: () => void;
}

/** A whole passage, opened where it proves something. */
export function PassageDialog({ passage, quote, onClose }: PassageDialogProps) {
  const words = useWords();
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    // Some browsers answer a promise, which is nothing for an effect to return.
    void body.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Dialog title={`${passage.label}. ${passage.title}`} width="reading" onClose={onClose}>
      <section
        ref={body}
        className={classes.body}
        lang="en"
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
        tabIndex={0}
        aria-label={passage.title}
      >
        {quotedParagraphs(passage.body, quote).map((stretches, paragraph) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
          <p key={paragraph}>
            {stretches.map(({ text, quoted }) => (quoted ? <mark key={text}>{text}</mark> : text))}
          </p>
        ))}
      </section>
      <div>
        <Button onClick={onClose}>{words('app.close')}</Button>
      </div>
    </Dialog>
  );
}
