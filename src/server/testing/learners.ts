import type { TestServer } from './test-server.ts';

const SIGNUP = `mutation signup($email: String!, $password: String!, $fullName: String!, $speciality: ID!,
  $language: String!, $languageToLearn: String!, $phoneNumber: String) {
  signup(email: $email, password: $password, fullName: $fullName, speciality: $speciality, language: $language,
    languageToLearn: $languageToLearn, phoneNumber: $phoneNumber) {
    user { id email username firstName lastName fullName language languageToLearn speciality { slug } category { slug } }
    token { access refresh expiresIn refreshExpiresIn }
  }
}`;

export interface TestLearner {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly refresh: string;
}

export const signupForm = {
  email: 'ana@example.org',
  password: 'correct horse battery',
  fullName: 'Ana Maria Silva',
  speciality: 'cardiology',
  language: 'pt',
  languageToLearn: 'en',
};

export function signUpWith(
  server: TestServer,
  form: Partial<typeof signupForm> & { phoneNumber?: string } = {},
) {
  return server.call(SIGNUP, { ...signupForm, ...form });
}

let count = 0;

/** A learner who has just signed up. */
export async function aLearner(
  server: TestServer,
  form: Partial<typeof signupForm> = {},
): Promise<TestLearner> {
  const { data, errors } = await signUpWith(server, { email: `learner${++count}@example.org`, ...form });
  if (errors.length > 0) throw new Error(errors[0]!.message);
  const { user, token } = data.signup;
  return { id: user.id, email: user.email, token: token.access, refresh: token.refresh };
}
