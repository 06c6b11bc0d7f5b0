import { segmentsOf } from '../aids/aids.ts';
import { useAids } from '../aids/use-aids.ts';
import classes from './highlightable.module.css';

export interface HighlightableProps {
  /** Names this text within its part. */
  readonly id: string;
  readonly text: string;
}

/** A text of the paper in which words can be highlighted. What is read and selected is the text itself. */
export function Highlightable({ id, text }: HighlightableProps) {
  const { aids } = useAids();
  return (
    <span data-highlightable={id} lang="en" className={classes.text}>
      {segmentsOf(text, aids.highlights[id] ?? []).map(({ from, text: words, highlighted }) =>
        highlighted ? (
          <mark key={from} className={classes.highlight}>
            {words}
          </mark>
        ) : (
          words
        ),
      )}
    </span>
  );
}
