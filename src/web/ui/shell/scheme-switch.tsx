import { useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { useWords } from '../../lib/words/use-words.tsx';
import classes from './scheme-switch.module.css';

const SCHEMES = ['auto', 'light', 'dark'] as const;

/** Light, dark, or as the system says. */
export function SchemeSwitch() {
  const words = useWords();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const name = useId();
  return (
    <div className={classes.root} role="radiogroup" aria-label={words('scheme.label')}>
      {SCHEMES.map((scheme) => (
        <label key={scheme} className={classes.option}>
          <input
            className={classes.radio}
            type="radio"
            name={name}
            checked={colorScheme === scheme}
            onChange={() => setColorScheme(scheme)}
          />
          {words(`scheme.${scheme}`)}
        </label>
      ))}
    </div>
  );
}
