import { ModelSentence } from '#web/features/model-sentence/model-sentence.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './criteria.module.css';
import { Moment } from './moment.tsx';
import type { Review } from './said.ts';

/** What in the wording or in the sound cost a criterion, or helped it. */
export function SpokenFindings({ findings }: { findings: Review['findings'] }) {
  const words = useWords();
  return (
    <ul className={classes.findings}>
      {findings.map(({ id, shown, why, mend }) => (
        <li key={id} className={classes.finding}>
          {shown ? <Moment quote={shown} /> : null}
          <p lang="en">{why}</p>
          {mend === null ? null : <ModelSentence language="en" label={words('spoken.mend')} text={mend} />}
        </li>
      ))}
    </ul>
  );
}
