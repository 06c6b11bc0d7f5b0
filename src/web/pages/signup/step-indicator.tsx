import { useWords } from '../../lib/words/use-words.tsx';
import { STEPS, type Step } from './signup-form.ts';
import classes from './step-indicator.module.css';

/** Where in the five steps somebody is. */
export function StepIndicator({ current }: { current: Step }) {
  const words = useWords();
  return (
    <div>
      <p className={classes.count}>{words('signup.step', { step: current, total: STEPS.length })}</p>
      <ol className={classes.steps} aria-label={words('signup.steps')}>
        {STEPS.map((step) => (
          <li
            key={step}
            className={classes.step}
            data-state={step < current ? 'done' : step === current ? 'current' : 'ahead'}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={classes.name}>
              {words(`signup.step${step}`)}
              {step < current && <span className="visually-hidden"> ({words('signup.stepDone')})</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
