import { startTransition, useActionState, useEffect, useRef, useState } from 'react';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { TRIAL } from '#domain/billing/trial.ts';
import { CallFailure } from '../../lib/graphql/call-failure.ts';
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

async function loadFields(signal: AbortSignal): Promise<Fields> {
  const [{ categories }, { specialities }] = await Promise.all([
    request(CategoriesDocument, {}, { visitor: true, signal }),
    request(SpecialitiesDocument, {}, { visitor: true, signal }),
  ]);
  return { categories, specialities };
}

/** The fields are needed at step 4: the first step does not wait for them. */
export function loader({ request: { signal } }: LoaderFunctionArgs): { fields: Promise<Fields> } {
  const fields = loadFields(signal);
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
  const signUp = useSignup();
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

  const [, submit, pending] = useActionState(async () => {
    const { category: _category, phoneNumber, ...rest } = form;
    try {
      const arrival = await signUp({
        ...rest,
        fullName: form.fullName.trim(),
        email: form.email.trim(),
        phoneNumber: phoneNumber.trim() || null,
      });
      openSession(arrival, { isNew: true });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setStep(stepOfReason(error.reason));
      setRefusal((error.outcome === 'refused' && error.message) || words('signup.failed'));
      return;
    }
    toast('success', words('signup.success'));
    await navigate(pathAfterSignup(plan));
  }, undefined);

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
      onSubmit={() => startTransition(submit)}
      onRetryFields={() => void revalidate()}
    />
  );
}
