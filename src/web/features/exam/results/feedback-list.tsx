import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './feedback-list.module.css';
import { InlineMarkdown } from './inline-markdown.tsx';

/** What the server makes of a part: English, with **bold** as its only markup. */
export function FeedbackList({ feedback }: { feedback: readonly string[] }) {
  const words = useWords();
  if (feedback.length === 0) return null;
  return (
    <section aria-labelledby="feedback">
      <h2 id="feedback">{words('oet.results.feedback')}</h2>
      <ul className={classes.list} lang="en" dir="ltr">
        {feedback.map((text) => (
          <li key={text}>
            <InlineMarkdown text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
