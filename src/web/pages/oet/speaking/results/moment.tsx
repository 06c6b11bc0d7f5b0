import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './moment.module.css';
import { type Quote, showTurn, turnElementId, useSaid } from './said.ts';
import { TurnSound } from './turn-sound.tsx';

/** Words of the conversation, with the way to hear them and to where they stand. */
export function Moment({ quote: { quote, turn: number } }: { quote: Quote }) {
  const words = useWords();
  const turn = useSaid().turns.find((each) => each.number === number);
  return (
    <div className={classes.moment}>
      {turn ? <TurnSound turn={turn} /> : null}
      <p>
        <q className={classes.quote} lang="en">
          {quote}
        </q>{' '}
        <a
          className={classes.turn}
          href={`#${turnElementId(number)}`}
          aria-label={words('spoken.goTo', { n: number })}
          onClick={(event) => {
            event.preventDefault();
            showTurn(number);
          }}
        >
          {words('spoken.turn', { n: number })}
        </a>
      </p>
    </div>
  );
}
