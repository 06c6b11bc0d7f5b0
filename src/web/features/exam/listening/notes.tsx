import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './notes.module.css';

export interface NotedExtract {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  /** With {{n}} where question n is answered; null where there are none. */
  readonly notes: string | null;
}

const GAP = /\{\{(\d+)\}\}/;

/** The printed notes of each recording, their gaps numbered as the questions are. */
export function Notes({ extracts }: { extracts: readonly NotedExtract[] }) {
  const words = useWords();
  return extracts.map(({ id, label, title, notes }) => (
    <article key={id} className={classes.extract} lang="en" dir="ltr">
      <h3>
        <span className={classes.label}>{label}</span> {title}
      </h3>
      {notes ? (
        <p className={classes.notes}>
          {notes.split(GAP).map((text, index) =>
            index % 2 === 1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
              <span key={index} className={classes.gap}>
                {words('listening.gap', { n: text })}
              </span>
            ) : (
              text
            ),
          )}
        </p>
      ) : null}
    </article>
  ));
}
