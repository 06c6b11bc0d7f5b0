import { useId } from 'react';
import { chooseScheme, SCHEMES, useChosenScheme } from '../../lib/scheme.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import classes from './scheme-switch.module.css';

/** Light, dark, or as the system says. */
export function SchemeSwitch() {
  const words = useWords();
  const chosen = useChosenScheme();
  const name = useId();
  return (
    <div className={classes.root} role="radiogroup" aria-label={words('scheme.label')}>
      {SCHEMES.map((scheme) => (
        <label key={scheme} className={classes.option}>
          <input
            className={classes.radio}
            type="radio"
            name={name}
            checked={chosen === scheme}
            onChange={() => chooseScheme(scheme)}
          />
          {words(`scheme.${scheme}`)}
        </label>
      ))}
    </div>
  );
}
