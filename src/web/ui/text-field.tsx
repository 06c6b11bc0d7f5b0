import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './text-field.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  /** Without one, `aria-label` names the field. */
  readonly label?: string;
  /** Said before anything is wrong. */
  readonly description?: string;
  readonly error?: ReactNode;
  readonly errorProps?: ComponentProps<'p'>;
  /** Whether a star says that it is required, where other fields are not. */
  readonly withAsterisk?: boolean;
  readonly leftSection?: ReactNode;
  /** What stands at the end inside of the field. */
  readonly rightSection?: ReactNode;
}

/** One line of text with its label, what it is for and what is wrong with it, all tied to it for screen readers. */
export function TextField({
  label,
  description,
  error,
  errorProps,
  withAsterisk = true,
  leftSection,
  rightSection,
  ...input
}: TextFieldProps) {
  const id = useId();
  const ids = { field: `${id}-field`, description: `${id}-description`, error: `${id}-error` };
  const describedBy = [description && ids.description, error && ids.error].filter(Boolean).join(' ');
  return (
    <div className={classes.root}>
      {label ? (
        <label className={classes.label} htmlFor={ids.field}>
          {label}
          {input.required && withAsterisk ? (
            <span className={classes.asterisk} aria-hidden="true">
              {' *'}
            </span>
          ) : null}
        </label>
      ) : null}
      {description ? (
        <p id={ids.description} className={classes.description}>
          {description}
        </p>
      ) : null}
      <div
        className={classes.field}
        data-left={leftSection ? true : undefined}
        data-right={rightSection ? true : undefined}
      >
        {leftSection ? <span className={classes.sign}>{leftSection}</span> : null}
        <input
          {...input}
          id={ids.field}
          className={classes.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {rightSection}
      </div>
      {error ? (
        <p id={ids.error} className={classes.error} {...errorProps}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
