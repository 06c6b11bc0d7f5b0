import { useWords } from '#web/lib/words/use-words.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { Report } from './report.ts';
import classes from './section-scores.module.css';

function Section({ name, score }: { name: string; score: number | null }) {
  const words = useWords();
  const percent = Math.round(score ?? 0);
  return (
    <li className={classes.section}>
      <h3>{name}</h3>
      <p className={score === null ? classes.none : classes.score}>
        {score === null ? words('oet.progress.noScore') : words('oet.score', { score: percent })}
      </p>
      <ProgressBar percent={percent} label={name} />
    </li>
  );
}

/** The latest score of each module that is offered, and their mean. */
export function SectionScores({ report: { sections, total } }: { report: Report }) {
  const words = useWords();
  return (
    <section aria-labelledby="scores">
      <h2 id="scores">{words('oet.progress.scores')}</h2>
      <p className={classes.hint}>{words('oet.progress.scoresHint')}</p>
      <ul className={classes.sections}>
        {sections.map(({ module, score }) => (
          <Section key={module.name} name={words(module.texts.name)} score={score} />
        ))}
        <Section name={words('oet.progress.total')} score={total} />
      </ul>
    </section>
  );
}
