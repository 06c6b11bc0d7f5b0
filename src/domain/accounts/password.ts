/** Lengths in characters (code points). NIST SP 800-63B asks for at least 8 and at least 64 allowed. */
const PASSWORD_LENGTH = { min: 8, max: 128 };

export type PasswordProblem = 'password_length' | 'password_common';

/** What is wrong with a new password, or null. `isCommon` gets it in lower case. */
export function passwordProblem(
  password: string,
  isCommon: (password: string) => boolean,
): PasswordProblem | null {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) return 'password_length';
  return isCommon(password.toLowerCase()) ? 'password_common' : null;
}
