import { useId } from 'react';
import classes from './letter-results.module.css';

export interface FilterChoiceProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** What is shown of a list, in the browser's own controls. */
export function FilterChoice<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: FilterChoiceProps<Value>) {
  const name = useId();
  return (
    <div className={classes.filter} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.option}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
