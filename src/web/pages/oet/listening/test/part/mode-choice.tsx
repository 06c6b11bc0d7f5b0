import type { AttemptMode } from '#domain/oet/modules.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './mode-choice.module.css';

export interface ModeChoiceProps {
  readonly mode: AttemptMode;
  readonly onChange: (mode: AttemptMode) => void;
}

const MODES = ['exam', 'practice'] as const;

/** As in the exam, or with stops and repeats: chosen before the clock runs. */
export function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  const words = useWords();
  return (
    <fieldset className={classes.modes}>
      <legend>{words('listening.mode')}</legend>
      {MODES.map((each) => (
        <label key={each} className={classes.mode}>
          <input type="radio" name="mode" checked={mode === each} onChange={() => onChange(each)} />
          <span>
            <strong>{words(`listening.mode.${each}`)}</strong>
            <br />
            {words(`listening.mode.${each}Hint`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
