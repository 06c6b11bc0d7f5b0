import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './review.module.css';

/** Words of the learner's, and the number of their turn. */
export interface Quote {
  readonly turn: number;
  readonly quote: string;
}

export interface Showing {
  /** Of the conversation. */
  readonly learning: string;
  readonly onShowTurn: (quote: Quote) => void;
}

/** What was said, with the way to where it stands. `name`: what it showed. */
export function ShownQuote({ name, quote, learning, onShowTurn }: Showing & { name: string; quote: Quote }) {
  const words = useWords();
  return (
    <button
      type="button"
      className={classes.quote}
      title={words('review.showTurn', { name })}
      onClick={() => onShowTurn(quote)}
    >
      <q lang={learning} dir="ltr">
        {quote.quote}
      </q>
    </button>
  );
}

export type Mark = 'yes' | 'partly' | 'no' | 'none';

const MARKS = {
  yes: 'review.met',
  partly: 'review.partly',
  no: 'review.notMet',
  none: 'review.notJudged',
} as const;

/** What became of something, by a sign, a colour and a word. */
export function MarkSign({ mark }: { mark: Mark }) {
  const words = useWords();
  return (
    <span className={classes.mark} data-mark={mark}>
      {words(MARKS[mark])}
    </span>
  );
}
