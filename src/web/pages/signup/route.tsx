import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { TRIAL } from '#domain/billing/trial.ts';
import { request } from '../../lib/graphql/request.ts';
import { hasPage } from '../../lib/pages.ts';
import { openSession } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { toast } from '../../ui/toast.ts';
import { CategoriesDocument } from './categories.generated.ts';
import type { Fields } from './fields-gate.tsx';
import { guessNativeLanguage, type LanguageGuess } from './native-language-guess.ts';
import { EMPTY_FORM, type SignupForm, type Step, stepOfReason } from './signup-form.ts';
import { SignupPage } from './signup-page.tsx';
import { SpecialitiesDocument } from './specialities.generated.ts';
import { useSignup } from './use-signup.ts';

async function loadFields(): Promise<Fields> {
  const [{ categories }, { specialities }] = await Promise.all([
    request(CategoriesDocument, {}, { visitor: true }),
    request(SpecialitiesDocument, {}, { visitor: true }),
  ]);
  return { categories, specialities };
}

/** The fields are needed at step 4: the first step does not wait for them. */
export function loader(): { fields: Promise<Fields> } {
  const fields = loadFields();
  // Shown where it is awaited; until then a failure is nobody's.
  fields.catch(() => {});
  return { fields };
}

/** The likely native language, once it is known. */
function useLanguageGuess(): LanguageGuess | undefined {
  const [guess, setGuess] = useState<LanguageGuess>();
  useEffect(() => {
    let current = true;
    void guessNativeLanguage().then((guessed) => {
      if (current) setGuess(guessed);
    });
    return () => {
      current = false;
    };
  }, []);
  return guess;
}

/** After sign-up: the checkout of the plan that somebody came with, where there is one, else the levels. */
function pathAfterSignup(plan: string | null): string {
  return plan && hasPage('/pricing') ? `/pricing?plan=${encodeURIComponent(plan)}` : '/levelchooser';
}

export function Component() {
  const words = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { fields } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { signUp, pending } = useSignup();
  const [entered, setEntered] = useState<SignupForm>(EMPTY_FORM);
  const [step, setStep] = useState<Step>(1);
  const [refusal, setRefusal] = useState<string | null>(null);
  const guess = useLanguageGuess();
  const choseLanguage = useRef(false);
  const form = choseLanguage.current
    ? entered
    : { ...entered, language: entered.language || (guess?.language.code ?? '') };
  const plan = search.get('plan');

  function change(part: Partial<SignupForm>) {
    if (part.language !== undefined) choseLanguage.current = true;
    setRefusal(null);
    setEntered((before) => ({ ...before, ...part }));
  }

  async function submit() {
    const { category: _category, phoneNumber, ...rest } = form;
    const outcome = await signUp({
      ...rest,
      fullName: form.fullName.trim(),
      email: form.email.trim(),
      phoneNumber: phoneNumber.trim() || null,
    });
    if (outcome.kind === 'busy') return;
    if (outcome.kind === 'failed') {
      setStep(stepOfReason(outcome.failure.reason));
      setRefusal(outcome.failure.message || words('signup.failed'));
      return;
    }
    openSession(outcome.data, { isNew: true });
    toast('success', words('signup.success'));
    await navigate(pathAfterSignup(plan));
  }

  return (
    <SignupPage
      form={form}
      step={step}
      guess={guess}
      trialDays={TRIAL.days}
      refusal={refusal}
      pending={pending}
      fields={fields}
      loginPath={plan ? `/?plan=${encodeURIComponent(plan)}` : '/'}
      onChange={change}
      onStep={setStep}
      onSubmit={submit}
      onRetryFields={() => void revalidate()}
    />
  );
}
