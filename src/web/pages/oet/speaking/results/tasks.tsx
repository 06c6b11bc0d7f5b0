import { ModelSentence } from '#web/features/model-sentence/model-sentence.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './criteria.module.css';
import { Moment } from './moment.tsx';
import type { Review } from './said.ts';
import { Verdict } from './verdict.tsx';

/** The card's tasks, and where each was done. */
export function Tasks({ tasks }: Pick<Review, 'tasks'>) {
  const words = useWords();
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks">{words('spoken.tasks')}</h2>
      <ol className={classes.findings}>
        {tasks.map(({ id, text, verdict, shown, model }) => (
          <li key={id} className={classes.finding}>
            <h3>
              <span lang="en">{text}</span>
              <Verdict verdict={verdict} label={words(`spoken.task.${verdict}`)} />
            </h3>
            {shown ? <Moment quote={shown} /> : null}
            {verdict === 'yes' ? null : (
              <ModelSentence language="en" label={words('spoken.taskModel')} text={model} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
