import { HIGHEST_SCORE, PASS_LINE } from '#domain/oet/bands.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './score-panel.module.css';
import { ScoreScale } from './score-scale.tsx';

const MARKS = [0, 100, 200, PASS_LINE, HIGHEST_SCORE].map((at) => ({ at, label: String(at) }));

/** The estimated OET score on its line, with 350 on it. `hint`: what it is estimated from. */
export function Estimate({ estimate, hint }: { estimate: number; hint: string }) {
  const words = useWords();
  return (
    <section className={classes.scale} aria-labelledby="estimate">
      <h2 id="estimate">{words('oet.results.estimate')}</h2>
      <ScoreScale
        label={words('oet.results.estimateScale', { score: estimate })}
        score={estimate}
        highest={HIGHEST_SCORE}
        marks={MARKS}
        line={PASS_LINE}
      />
      <p className={classes.line}>{words('oet.results.line')}</p>
      <p className={classes.hint}>{hint}</p>
    </section>
  );
}
