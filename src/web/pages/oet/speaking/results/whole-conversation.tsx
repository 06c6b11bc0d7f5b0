import { formatTimer } from '#web/lib/timer.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './role-play-results.module.css';
import { type SaidTurn, turnElementId, useSaid } from './said.ts';
import { TurnSound } from './turn-sound.tsx';

function Turn({ turn }: { turn: SaidTurn }) {
  const words = useWords();
  const { partner } = useSaid();
  const isOwn = turn.role === 'doctor';
  return (
    <li id={turnElementId(turn.number)} className={classes.turn} data-own={isOwn || undefined} tabIndex={-1}>
      <p className={classes.who}>
        <span>
          {words('spoken.turn', { n: turn.number })}, {isOwn ? words('speaking.you') : partner}
          {turn.source === 'typed' ? ` (${words('speaking.typed')})` : null}
          {turn.source === 'corrected' ? ` (${words('speaking.corrected')})` : null}
        </span>
        <span>{formatTimer(turn.at_ms)}</span>
      </p>
      <div className={classes.line}>
        <TurnSound turn={turn} />
        <p lang="en">{turn.text}</p>
      </div>
    </li>
  );
}

/** Everything that was said, to be read and heard again. */
export function WholeConversation() {
  const words = useWords();
  const { turns } = useSaid();
  return (
    <section aria-labelledby="conversation">
      <h2 id="conversation">{words('spoken.transcript')}</h2>
      {turns.length === 0 ? <p>{words('spoken.nothingSaid')}</p> : null}
      <ol className={classes.turns}>
        {turns.map((turn) => (
          <Turn key={turn.number} turn={turn} />
        ))}
      </ol>
    </section>
  );
}
