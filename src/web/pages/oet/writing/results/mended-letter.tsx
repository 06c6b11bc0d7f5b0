import type { LetterReview } from '#domain/oet/writing/results-wire.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { mendedStretches } from './findings.ts';
import classes from './letter-results.module.css';
import { LetterText } from './letter-text.tsx';

export interface MendedLetterProps {
  readonly letter: string;
  readonly mended: LetterReview['mended'];
}

function Changes({ changes }: Pick<LetterReview['mended'], 'changes'>) {
  const words = useWords();
  const nothing = words('oet.writing.changeNothing');
  return (
    <>
      <h3>{words('oet.writing.changes')}</h3>
      <ul className={classes.changes}>
        {changes.map(({ from, before, after, why }) => (
          <li key={from}>
            <p>
              {before === '' ? nothing : <del lang="en">{before}</del>}{' '}
              <span className={classes.hint}>{words('oet.writing.changeTo')}</span>{' '}
              {after === '' ? nothing : <ins lang="en">{after}</ins>}
            </p>
            <p lang="en">{why}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The letter beside the one that it becomes by what is certain, with what was changed and why. */
export function MendedLetter({ letter, mended: { changes } }: MendedLetterProps) {
  const words = useWords();
  const stretches = mendedStretches(letter, changes);
  return (
    <section aria-labelledby="mended" className={classes.block}>
      <h2 id="mended">{words('oet.writing.mended')}</h2>
      <p>{words(changes.length === 0 ? 'oet.writing.mendedNone' : 'oet.writing.mendedHint')}</p>
      {changes.length === 0 ? null : (
        <>
          <div className={classes.pair}>
            <div>
              <h3>{words('oet.writing.before')}</h3>
              <LetterText>
                {stretches.map(({ from, before, isChanged }) =>
                  isChanged && before !== '' ? <del key={from}>{before}</del> : before,
                )}
              </LetterText>
            </div>
            <div>
              <h3>{words('oet.writing.after')}</h3>
              <LetterText>
                {stretches.map(({ from, after, isChanged }) =>
                  isChanged && after !== '' ? <ins key={from}>{after}</ins> : after,
                )}
              </LetterText>
            </div>
          </div>
          <Changes changes={changes} />
        </>
      )}
    </section>
  );
}
