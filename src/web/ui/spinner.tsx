import classes from './spinner.module.css';

/** Something is under way; the text beside it says what. As large as that text. */
export function Spinner() {
  return <span className={classes.spinner} data-spinner aria-hidden="true" />;
}
