import { ModelSentence } from '#web/features/model-sentence/model-sentence.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './criteria.module.css';
import { Moment } from './moment.tsx';
import type { Review } from './said.ts';
import { Verdict } from './verdict.tsx';

type CueOutcome = Review['cues'][number];

/** How a cue was met. */
function verdictOf({ takenUp, settled }: CueOutcome) {
  if (!takenUp) return { verdict: 'no', label: 'spoken.cue.missed' } as const;
  return settled
    ? ({ verdict: 'yes', label: 'spoken.cue.settled' } as const)
    : ({ verdict: 'partly', label: 'spoken.cue.taken' } as const);
}

function Cue({ cue }: { cue: CueOutcome }) {
  const words = useWords();
  const { verdict, label } = verdictOf(cue);
  return (
    <li className={classes.finding}>
      <h3>
        <span>{words('spoken.cueGiven')}</span>
        <Verdict verdict={verdict} label={words(label)} />
      </h3>
      <Moment quote={cue.given} />
      {cue.takenUp ? (
        <>
          <p>{words('spoken.cueTakenUp')}</p>
          <Moment quote={cue.takenUp} />
        </>
      ) : null}
      {cue.settled ? null : <ModelSentence language="en" label={words('spoken.cueModel')} text={cue.model} />}
    </li>
  );
}

/** What the other one hinted at, and what became of it. */
export function Cues({ cues }: Pick<Review, 'cues'>) {
  const words = useWords();
  return (
    <section aria-labelledby="cues">
      <h2 id="cues">{words('spoken.cues')}</h2>
      {cues.length === 0 ? <p>{words('spoken.noCues')}</p> : null}
      <ul className={classes.findings}>
        {cues.map((cue) => (
          <Cue key={cue.id} cue={cue} />
        ))}
      </ul>
    </section>
  );
}
