import { useId } from 'react';
import classes from './select-field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** The language of the label, where it is not that of the page. */
  readonly language?: string;
}

export interface SelectFieldProps {
  readonly label: string;
  /** Stands there while nothing is chosen, and can be chosen again: an empty value. */
  readonly placeholder: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of a list: the browser's own control. */
export function SelectField({ label, placeholder, options, value, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={classes.root}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={classes.select}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.language}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
