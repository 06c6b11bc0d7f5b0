import { useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { resultsAddress, testAddress } from '../modules/addresses.ts';
import { shownModule } from '../modules/module-texts.ts';
import { BandBadge } from '../results/band-badge.tsx';
import { type Attempt, type AttemptPart, isComplete } from './attempts.ts';
import classes from './history.module.css';

/** How many are shown at first. */
const SHOWN = 8;

function PartLink({ attempt, part }: { attempt: Attempt; part: AttemptPart }) {
  const words = useWords();
  const place = { module: attempt.module, progressId: attempt.progressId, part: part.part };
  const { part: name, submittedAt } = part;
  if (submittedAt !== null) {
    return (
      <Link to={resultsAddress(place)} className={classes.part}>
        {name === null ? words('oet.attempts.wholeResult') : words('oet.attempts.result', { part: name })}
      </Link>
    );
  }
  return (
    <Link to={testAddress(place)} className={classes.part}>
      {name === null ? words('oet.attempts.wholeOpen') : words('oet.attempts.open', { part: name })}
    </Link>
  );
}

function Scores({ attempt }: { attempt: Attempt }) {
  const words = useWords();
  const { score, band, estimatedScore } = attempt;
  if (score === null || band === null) return null;
  return (
    <span className={classes.scores}>
      <BandBadge band={band} scale={shownModule(attempt.module)?.definition.scale ?? 'practice'} />
      <span>{words('oet.score', { score: Math.round(score) })}</span>
      {estimatedScore === null ? null : <span>{words('oet.estimateShort', { score: estimatedScore })}</span>}
      {isComplete(attempt) ? null : <span className={classes.date}>{words('oet.incomplete')}</span>}
    </span>
  );
}

function AttemptRow({ attempt }: { attempt: Attempt }) {
  const words = useWords();
  return (
    <li className={classes.attempt}>
      <div className={classes.about}>
        <h3 lang="en">{attempt.title}</h3>
        <span className={classes.date}>
          {words('oet.attempts.begun')} <DateText iso={attempt.createdAt} />
        </span>
        <Scores attempt={attempt} />
      </div>
      <ul className={classes.parts} aria-label={attempt.title}>
        {attempt.parts.map((part) => (
          <li key={part.part}>
            <PartLink attempt={attempt} part={part} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Every attempt, newest first, each part with the way to its result. */
export function AttemptList({ attempts }: { attempts: readonly Attempt[] }) {
  const words = useWords();
  const [all, setAll] = useState(false);
  const shown = all ? attempts : attempts.slice(0, SHOWN);
  return (
    <>
      <ul className={classes.list}>
        {shown.map((attempt) => (
          <AttemptRow key={attempt.progressId} attempt={attempt} />
        ))}
      </ul>
      {shown.length < attempts.length ? (
        <div>
          <Button variant="default" onClick={() => setAll(true)}>
            {words('oet.attempts.all', { n: attempts.length })}
          </Button>
        </div>
      ) : null}
    </>
  );
}
