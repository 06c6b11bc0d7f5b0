import { passwordProblem } from '#domain/accounts/password.ts';
import type { WordKey } from '#words/catalogue.ts';
import { errorKey } from '#words/errors.ts';

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

/** Only what every address has: the server decides the rest. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function problemOfStep1({ fullName, email, password }: SignupForm): WordKey | null {
  if (!fullName.trim() || !email.trim() || !password) return 'signup.required';
  if (!EMAIL_SHAPE.test(email.trim())) return errorKey('VAL_001', 'email_invalid');
  // Whether it is a common one only the server knows.
  const problem = passwordProblem(password, { fullName, email }, () => false);
  return problem && errorKey('VAL_001', problem);
}

/** The words for what is missing on a step, or null when it may be left. Spec section 5. */
export function stepProblem(step: Step, form: SignupForm): WordKey | null {
  switch (step) {
    case 1:
      return problemOfStep1(form);
    case 2:
      return form.language ? null : 'signup.chooseLanguage';
    case 3:
      return form.languageToLearn ? null : 'signup.chooseLearning';
    case 4:
      return form.category ? null : 'signup.chooseCategory';
    case 5:
      return Object.entries(form).some(([field, value]) => field !== 'phoneNumber' && !value.trim())
        ? 'signup.required'
        : null;
  }
}

const STEP_BY_REASON: Readonly<Record<string, Step>> = {
  email_taken: 1,
  email_invalid: 1,
  name_invalid: 1,
  password_length: 1,
  password_simple: 1,
  password_personal: 1,
  password_common: 1,
  unknown_language: 2,
  unknown_speciality: 5,
};

/** Where the learner can mend what the server refused; the last step when it is nothing they entered. */
export function stepOfReason(reason: string | null): Step {
  return STEP_BY_REASON[reason ?? ''] ?? 5;
}
