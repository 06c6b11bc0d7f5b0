import { useState } from 'react';
import { LETTER_CRITERIA } from '#domain/oet/writing/letter.ts';
import type { LetterReview } from '#domain/oet/writing/results-wire.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { FilterChoice } from './filter-choice.tsx';
import classes from './letter-results.module.css';
import { LetterText } from './letter-text.tsx';

type Models = LetterReview['models'];

function ModelFindings({ findings }: { findings: Models['c_plus']['findings'] }) {
  const words = useWords();
  if (findings.length === 0) return null;
  return (
    <>
      <h3>{words('oet.writing.modelFindings')}</h3>
      <ul className={classes.changes}>
        {findings.map(({ criterion, quote, why, mend }) => {
          const known = LETTER_CRITERIA.find((each) => each === criterion);
          return (
            <li key={`${criterion}:${quote}`}>
              {known ? <h4>{words(`oet.criterion.${known}`)}</h4> : null}
              <p lang="en">
                <q>{quote}</q>
              </p>
              <p lang="en">{why}</p>
              {mend === undefined ? null : (
                <p>
                  <strong>{words('oet.writing.mend')}</strong> <span lang="en">{mend}</span>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What letters at A and at C+ look like, beside one's own. */
export function ModelLetters({ letter, models }: { letter: string; models: Models }) {
  const words = useWords();
  const [shown, setShown] = useState<'a' | 'c_plus'>('a');
  return (
    <details className={classes.fold}>
      <summary>{words('oet.writing.models')}</summary>
      <div className={classes.block}>
        <FilterChoice
          label={words('oet.writing.whichModel')}
          choices={[
            { value: 'a', label: words('oet.writing.model.a') },
            { value: 'c_plus', label: words('oet.writing.model.c_plus') },
          ]}
          value={shown}
          onChange={setShown}
        />
        <div className={classes.pair}>
          <div>
            <h3>{words(`oet.writing.model.${shown}`)}</h3>
            <LetterText>{shown === 'a' ? models.a : models.c_plus.letter}</LetterText>
          </div>
          <div>
            <h3>{words('oet.writing.letterPlain')}</h3>
            <LetterText>{letter}</LetterText>
          </div>
        </div>
        {shown === 'c_plus' ? <ModelFindings findings={models.c_plus.findings} /> : null}
      </div>
    </details>
  );
}
