import type { Passage } from '#domain/oet/questions.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Highlightable } from './highlightable.tsx';
import classes from './passages.module.css';

const elementId = (id: string) => `passage-${id}`;

/** Paragraphs are separated by blank lines. */
function paragraphsOf(body: string): readonly string[] {
  return body.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}

function PassageView({ passage }: { passage: Passage }) {
  const { id, label, title, body } = passage;
  return (
    <article
      id={elementId(id)}
      tabIndex={-1}
      className={classes.passage}
      aria-labelledby={`${elementId(id)}-title`}
    >
      <h3 id={`${elementId(id)}-title`} className={classes.title} lang="en">
        <span className={classes.label}>{label}</span> {title}
      </h3>
      {paragraphsOf(body).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a paper never change
        <p key={index} className={classes.paragraph}>
          <Highlightable id={`${id}:${index}`} text={paragraph} />
        </p>
      ))}
    </article>
  );
}

function goTo(id: string): void {
  const passage = document.getElementById(elementId(id));
  passage?.scrollIntoView({ block: 'start' });
  passage?.focus({ preventScroll: true });
}

/** The texts below each other; where there are several, buttons lead to each. */
export function Passages({ passages }: { passages: readonly Passage[] }) {
  const words = useWords();
  return (
    <>
      {passages.length > 1 ? (
        <nav className={classes.jumps} aria-label={words('exam.jumpTo')}>
          {passages.map(({ id, label }) => (
            <button key={id} type="button" className={classes.jump} lang="en" onClick={() => goTo(id)}>
              {label}
            </button>
          ))}
        </nav>
      ) : null}
      {passages.map((passage) => (
        <PassageView key={passage.id} passage={passage} />
      ))}
    </>
  );
}
