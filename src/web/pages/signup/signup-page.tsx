import { type FormEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../lib/words/use-words.tsx';
import type { Words } from '../../lib/words/words.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { type Fields, FieldsGate } from './fields-gate.tsx';
import type { LanguageGuess } from './native-language-guess.ts';
import { type SignupFields, STEPS, type Step } from './signup-form.ts';
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
  readonly form: SignupFields;
  readonly step: Step;
  /** The native language that was guessed, once it was. */
  readonly guess: LanguageGuess | undefined;
  readonly trialDays: number;
  readonly refusal: string | null;
  readonly pending: boolean;
  readonly fields: Promise<Fields>;
  readonly loginPath: string;
  /** A native language was chosen by hand. */
  readonly onLanguage: () => void;
  readonly onBack: () => void;
  /** Continue, and at the last step the end. */
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
  if (step === 2 && guess && form.values.language === guess.language.code) {
    return words(guess.by === 'country' ? 'signup.detectedByCountry' : 'signup.detectedByBrowser');
  }
  return words(`signup.intro${step}`);
}

function StepContent({ form, step, fields, onLanguage, onRetryFields }: SignupPageProps) {
  switch (step) {
    case 1:
      return <AboutYouStep form={form} />;
    case 2:
      return <NativeLanguageStep form={form} onLanguage={onLanguage} />;
    case 3:
      return <LearningLanguageStep form={form} />;
    default:
      return (
        <FieldsGate fields={fields} onRetry={onRetryFields}>
          {({ categories, specialities }) =>
            step === 4 ? (
              <CategoryStep form={form} categories={categories} />
            ) : (
              <SpecialityStep
                form={form}
                specialities={specialities.filter(({ category }) => category.id === form.values.category)}
              />
            )
          }
        </FieldsGate>
      );
  }
}

/** What has to be read before the step can be left; of a single field it stands at the field. */
function summary({ form, step, refusal }: SignupPageProps, words: Words): string | null {
  const problems = Object.values(form.errors).filter(Boolean);
  if (problems.length === 0) return refusal;
  if (step > 1) return String(problems[0]);
  return problems.includes(words('field.required')) ? words('signup.required') : null;
}

/** After a press of the button, and never while somebody types, the first field that is wrong gets the focus. */
function useFocusOnProblem({ form, onSubmit }: SignupPageProps) {
  const container = useRef<HTMLFormElement>(null);
  const pressed = useRef(false);
  const { errors } = form;
  useEffect(() => {
    if (!pressed.current || Object.keys(errors).length === 0) return;
    pressed.current = false;
    container.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
  }, [errors]);

  function submit(event: FormEvent) {
    event.preventDefault();
    pressed.current = true;
    onSubmit();
  }
  return { container, submit };
}

export function SignupPage(props: SignupPageProps) {
  const { step, pending, loginPath, onBack } = props;
  const words = useWords();
  const heading = useHeadingFocus(step);
  const { container, submit } = useFocusOnProblem(props);
  const message = summary(props, words);
  const last = step === STEPS.length;

  return (
    <Page title={words('signup.page')} width="narrow">
      <Card>
        <form ref={container} onSubmit={submit} noValidate>
          <Stack gap="wide">
            <StepIndicator current={step} />
            <div>
              <h1 ref={heading} tabIndex={-1}>
                {words(`signup.title${step}`)}
              </h1>
              <p className={classes.intro}>{intro(words, props)}</p>
            </div>
            <StepContent {...props} />
            {message && <Notice kind="error">{message}</Notice>}
            <div className={classes.actions}>
              {step > 1 && (
                <ActionButton variant="default" unavailable={pending} onClick={onBack}>
                  {words('signup.back')}
                </ActionButton>
              )}
              <ActionButton
                type="submit"
                pending={pending}
                busyLabel={last ? words('signup.creating') : undefined}
                className={classes.next}
              >
                {words(last ? 'signup.submit' : 'signup.continue')}
              </ActionButton>
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
