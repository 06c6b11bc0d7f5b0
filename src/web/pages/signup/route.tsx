import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { CallFailure } from '../../lib/graphql/call-failure.ts';
import { request } from '../../lib/graphql/request.ts';
import { operatorTexts } from '../../lib/operator-texts.ts';
import { openSession } from '../../lib/session/session.ts';
import { pathAfterEntry } from '../../lib/session/way-in.ts';
import { useAction } from '../../lib/use-action.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { toast } from '../../ui/toast.ts';
import { CategoriesDocument } from './categories.generated.ts';
import type { Fields } from './fields-gate.tsx';
import {
  firstStepWithProblem,
  keepForm,
  keptForm,
  PLACE_BY_REASON,
  problemsOfStep,
  type SignupFields,
  type SignupForm,
  type Step,
} from './signup-form.ts';
import { SignupPage } from './signup-page.tsx';
import { SpecialitiesDocument } from './specialities.generated.ts';
import { useFirstStep } from './use-first-step.ts';
import { useLanguageGuess } from './use-language-guess.ts';
import { useSignup } from './use-signup.ts';
import { useStep } from './use-step.ts';

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

/** Another step is the same page. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return change.currentUrl.search === change.nextUrl.search && change.defaultShouldRevalidate;
}

/** The form with its words for what is wrong, kept in this tab. */
function useSignupForm() {
  const words = useWords();
  const form = useForm<SignupForm>({ initialValues: keptForm(), onValuesChange: keepForm });
  /** Marks what is wrong on a step; whether there is anything. */
  function mark(step: Parameters<typeof problemsOfStep>[0]): boolean {
    const problems = Object.entries(problemsOfStep(step, form.getValues()));
    form.setErrors(
      Object.fromEntries(problems.map(([field, key]) => [field, words(key as 'field.required')])),
    );
    return problems.length > 0;
  }
  return { form, mark };
}

/** What the server refuses: marked at the field that it is about, else said below the last step. */
function useRefusal(form: SignupFields, goTo: (step: Step) => void) {
  const words = useWords();
  const [refusal, setRefusal] = useState<string | null>(null);

  /** Whether it was about a field. */
  function markRefused({ outcome, message, reason }: CallFailure): boolean {
    const place = PLACE_BY_REASON[reason ?? ''];
    if (!place || outcome !== 'refused') return false;
    goTo(place.step);
    form.setErrors({ [place.field]: message });
    return true;
  }

  function refuse(failure: CallFailure): void {
    if (markRefused(failure)) return;
    goTo(5);
    setRefusal((failure.outcome === 'refused' && failure.message) || words('signup.failed'));
  }

  return { refusal, markRefused, refuse, forgetRefusal: () => setRefusal(null) };
}

/** Creates the account, and leads to what its owner came for. */
function useCreation(form: SignupFields, plan: string | null, refuse: (failure: CallFailure) => void) {
  const words = useWords();
  const navigate = useNavigate();
  const signUp = useSignup();
  return useAction(async () => {
    const { category: _category, phoneNumber, ...rest } = form.getValues();
    try {
      const arrival = await signUp({
        ...rest,
        fullName: rest.fullName.trim(),
        email: rest.email.trim(),
        phoneNumber: phoneNumber.trim() || null,
      });
      openSession(arrival, { isNew: true });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      return refuse(error);
    }
    keepForm(null);
    toast('success', words('signup.success'));
    await navigate(pathAfterEntry(plan));
  });
}

export function Component() {
  const [search] = useSearchParams();
  const { fields } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { form, mark } = useSignupForm();
  const { step, goOn, goBack, goTo } = useStep(form.getValues());
  const { refusal, markRefused, refuse, forgetRefusal } = useRefusal(form, goTo);
  const choseLanguage = useRef(form.getValues().language !== '');
  const guess = useLanguageGuess(({ language }) => {
    if (!choseLanguage.current) form.setFieldValue('language', language.code);
  });
  const plan = search.get('plan');
  const [leaveFirstStep, checking] = useFirstStep(form, { markRefused, goOn });
  const [create, pending] = useCreation(form, plan, refuse);

  function submit() {
    forgetRefusal();
    if (mark(step)) return;
    if (step === 1) return leaveFirstStep();
    if (step < 5) return goOn();
    const missing = firstStepWithProblem(form.getValues());
    if (missing === undefined) return create();
    goTo(missing);
    mark(missing);
  }

  return (
    <SignupPage
      form={form}
      step={step}
      guess={guess}
      trialDays={operatorTexts.trial.days}
      refusal={refusal}
      pending={pending || checking}
      fields={fields}
      loginPath={plan ? `/?plan=${encodeURIComponent(plan)}` : '/'}
      onLanguage={() => {
        choseLanguage.current = true;
      }}
      onBack={goBack}
      onSubmit={submit}
      onRetryFields={() => void revalidate()}
    />
  );
}
