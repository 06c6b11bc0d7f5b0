import type { useForm } from '@mantine/form';
import { passwordProblem } from '#domain/accounts/password.ts';
import type { WordKey } from '#words/catalogue.ts';
import { inTab } from '../../lib/storage.ts';

/** What the five steps collect. Empty until it is entered. */
export interface SignupForm {
  readonly fullName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly password: string;
  readonly language: string;
  readonly languageToLearn: string;
  readonly category: string;
  readonly speciality: string;
}

/** The form with what is wrong in it. */
export type SignupFields = ReturnType<typeof useForm<SignupForm>>;

export const EMPTY_FORM: SignupForm = {
  fullName: '',
  email: '',
  phoneNumber: '',
  password: '',
  language: '',
  languageToLearn: '',
  category: '',
  speciality: '',
};

export const STEPS = [1, 2, 3, 4, 5] as const;
export type Step = (typeof STEPS)[number];

/** What is wrong, by field. */
export type Problems = Partial<Record<keyof SignupForm, WordKey>>;

/** Only what every address has: the server decides the rest. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function problemOfEmail(email: string): WordKey | null {
  if (!email) return 'field.required';
  return EMAIL_SHAPE.test(email) ? null : 'error.reason.email_invalid';
}

function problemOfPassword({ fullName, email, password }: SignupForm): WordKey | null {
  if (!password) return 'field.required';
  // Whether it is a common one only the server knows.
  const problem = passwordProblem(password, { fullName, email }, () => false);
  return problem && `error.reason.${problem}`;
}

function problemsOfStep1(form: SignupForm): Problems {
  const name = form.fullName.trim() ? null : ('field.required' as const);
  const email = problemOfEmail(form.email.trim());
  const password = problemOfPassword(form);
  return { ...(name && { fullName: name }), ...(email && { email }), ...(password && { password }) };
}

/** What is missing or wrong on a step: empty when it may be left. Spec section 5. */
export function problemsOfStep(step: Step, form: SignupForm): Problems {
  switch (step) {
    case 1:
      return problemsOfStep1(form);
    case 2:
      return form.language ? {} : { language: 'signup.chooseLanguage' };
    case 3:
      return form.languageToLearn ? {} : { languageToLearn: 'signup.chooseLearning' };
    case 4:
      return form.category ? {} : { category: 'signup.chooseCategory' };
    case 5:
      return form.speciality ? {} : { speciality: 'signup.required' };
  }
}

export function firstStepWithProblem(form: SignupForm): Step | undefined {
  return STEPS.find((step) => Object.keys(problemsOfStep(step, form)).length > 0);
}

/** The step that an address names, as far as the ones before it are filled in. A password isn't kept, so it may lack. */
export function stepOfAddress(asked: string | null, form: SignupForm): Step {
  const step = STEPS.find((each) => String(each) === asked) ?? 1;
  const first = firstStepWithProblem({ ...form, password: form.password || 'not kept here' }) ?? step;
  return step < first ? step : first;
}

/** Where a refusal of the server is mended: the field, and the step that it is on. */
export const PLACE_BY_REASON: Readonly<
  Record<string, { readonly step: Step; readonly field: keyof SignupForm }>
> = {
  email_taken: { step: 1, field: 'email' },
  email_invalid: { step: 1, field: 'email' },
  name_invalid: { step: 1, field: 'fullName' },
  password_length: { step: 1, field: 'password' },
  password_simple: { step: 1, field: 'password' },
  password_personal: { step: 1, field: 'password' },
  password_common: { step: 1, field: 'password' },
  unknown_language: { step: 2, field: 'language' },
  unknown_speciality: { step: 5, field: 'speciality' },
};

const KEPT = 'bedside.signup';

/** Keeps what was entered in this tab, through reloads: all but the password. */
export function keepForm(form: SignupForm | null): void {
  inTab.set(KEPT, form && JSON.stringify({ ...form, password: '' }));
}

export function keptForm(): SignupForm {
  try {
    const kept: unknown = JSON.parse(inTab.get(KEPT) ?? '{}');
    const texts = Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string');
    return { ...EMPTY_FORM, ...Object.fromEntries(texts) };
  } catch {
    return EMPTY_FORM;
  }
}
