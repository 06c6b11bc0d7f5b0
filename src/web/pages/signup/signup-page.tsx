import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { WordKey } from '#words/catalogue.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import type { Words } from '../../lib/words/words.ts';
import { Notice } from '../../ui/notice.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { type Fields, FieldsGate } from './fields-gate.tsx';
import type { LanguageGuess } from './native-language-guess.ts';
import { type SignupForm, STEPS, type Step, stepProblem } from './signup-form.ts';
import classes from './signup-page.module.css';
import { StepIndicator } from './step-indicator.tsx';
import {
  AboutYouStep,
  CategoryStep,
  LearningLanguageStep,
  NativeLanguageStep,
  SpecialityStep,
} from './steps.tsx';

export interface SignupPageProps {
  readonly form: SignupForm;
  readonly step: Step;
  /** The native language that was guessed, once it was. */
  readonly guess: LanguageGuess | undefined;
  readonly trialDays: number;
  readonly refusal: string | null;
  readonly pending: boolean;
  readonly fields: Promise<Fields>;
  readonly loginPath: string;
  readonly onChange: (change: Partial<SignupForm>) => void;
  readonly onStep: (step: Step) => void;
  readonly onSubmit: () => void;
  readonly onRetryFields: () => void;
}

/** The heading of a new step gets the focus: the step is read from its beginning. */
function useHeadingFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [step]);
  return heading;
}

function intro(words: Words, { step, guess, form, trialDays }: SignupPageProps): string {
  if (step === 1) return words('signup.intro1', { days: trialDays });
  if (step === 2 && guess && form.language === guess.language.code) {
    return words(guess.by === 'country' ? 'signup.detectedByCountry' : 'signup.detectedByBrowser');
  }
  return words(`signup.intro${step}`);
}

function StepContent({ form, step, fields, onChange, onRetryFields }: SignupPageProps) {
  switch (step) {
    case 1:
      return <AboutYouStep form={form} onChange={onChange} />;
    case 2:
      return <NativeLanguageStep form={form} onChange={onChange} />;
    case 3:
      return <LearningLanguageStep form={form} onChange={onChange} />;
    default:
      return (
        <FieldsGate fields={fields} onRetry={onRetryFields}>
          {({ categories, specialities }) =>
            step === 4 ? (
              <CategoryStep form={form} onChange={onChange} categories={categories} />
            ) : (
              <SpecialityStep
                form={form}
                onChange={onChange}
                specialities={specialities.filter(({ category }) => category.id === form.category)}
              />
            )
          }
        </FieldsGate>
      );
  }
}

export function SignupPage(props: SignupPageProps) {
  const { form, step, refusal, pending, loginPath, onChange, onStep, onSubmit } = props;
  const words = useWords();
  const heading = useHeadingFocus(step);
  const [problem, setProblem] = useState<WordKey | null>(null);
  const message = problem ? words(problem as 'signup.required') : refusal;
  const last = step === STEPS.length;

  function go(to: number) {
    setProblem(null);
    onStep(to as Step);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = stepProblem(step, form);
    setProblem(found);
    if (found) return;
    if (last) onSubmit();
    else go(step + 1);
  }

  return (
    <Page title={words('signup.page')} width="narrow">
      <Card>
        <form onSubmit={submit} noValidate>
          <Stack gap="wide">
            <StepIndicator current={step} />
            <div>
              <h1 ref={heading} tabIndex={-1}>
                {words(`signup.title${step}`)}
              </h1>
              <p className={classes.intro}>{intro(words, props)}</p>
            </div>
            <StepContent
              {...props}
              onChange={(change) => {
                setProblem(null);
                onChange(change);
              }}
            />
            {message && <Notice kind="error">{message}</Notice>}
            <div className={classes.actions}>
              {step > 1 && (
                <Button variant="default" disabled={pending} onClick={() => go(step - 1)}>
                  {words('signup.back')}
                </Button>
              )}
              <Button type="submit" loading={pending} className={classes.next}>
                {words(last ? 'signup.submit' : 'signup.continue')}
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
      {step === 1 && (
        <p className={classes.login}>
          {words('signup.haveAccount')} <Link to={loginPath}>{words('signup.login')}</Link>
        </p>
      )}
    </Page>
  );
}
