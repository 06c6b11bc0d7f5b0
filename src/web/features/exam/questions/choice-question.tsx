import type { KeyboardEvent, MouseEvent } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import { useAids } from '../aids/use-aids.ts';
import type { Autosave } from '../autosave/autosave.ts';
import { useAnswer } from '../autosave/use-autosave.ts';
import classes from './choice-question.module.css';
import questionClasses from './question.module.css';
import { type ExamQuestion, optionsOf } from './question.ts';
import { Stem } from './stem.tsx';

/** Options as short as 'Text A' stand beside each other. */
const SHORT = 8;
const STRIKE_KEY = 'x';

interface OptionRowProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly checked: boolean;
  readonly struck: boolean;
  readonly onChoose: () => void;
  readonly onStrike: () => void;
}

function OptionRow({ name, value, label, checked, struck, onChoose, onStrike }: OptionRowProps) {
  const words = useWords();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== STRIKE_KEY || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onStrike();
  };
  const onContextMenu = (event: MouseEvent) => {
    event.preventDefault();
    onStrike();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a right click does what the button inside it does
    <div className={classes.option} data-struck={struck || undefined} onContextMenu={onContextMenu}>
      <label className={classes.choice}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={checked}
          onChange={onChoose}
          onKeyDown={onKeyDown}
          className={classes.radio}
        />
        <span className={classes.label}>{label}</span>
        {struck ? <span className="visually-hidden"> {words('exam.struck')}</span> : null}
      </label>
      <button
        type="button"
        className={classes.strike}
        aria-pressed={struck}
        aria-label={words('exam.strike', { option: label })}
        onClick={onStrike}
      >
        <CloseIcon size={16} />
      </button>
    </div>
  );
}

/** One of several options, or true or false. */
export function ChoiceQuestion({ question, answers }: { question: ExamQuestion; answers: Autosave }) {
  const words = useWords();
  const { aids, strike } = useAids();
  const answer = useAnswer(answers, question.id);
  const options = optionsOf(question).map(({ value, label }) => ({
    value,
    label: typeof label === 'string' ? label : words(label.key),
  }));
  const beside = options.every(({ label }) => label.length <= SHORT);
  return (
    <fieldset className={classes.question}>
      <legend className={questionClasses.stem}>
        <Stem question={question} />
      </legend>
      <div className={classes.options} data-beside={beside || undefined} lang="en">
        {options.map(({ value, label }) => (
          <OptionRow
            key={value}
            name={question.id}
            value={value}
            label={label}
            checked={answer === value}
            struck={aids.struck[question.id]?.includes(value) ?? false}
            onChoose={() => answers.edit(question.id, value)}
            onStrike={() => strike(question.id, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
