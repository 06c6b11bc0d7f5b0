import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

export const PASSWORD = 'quiet harbour 42';

/** Somebody with an account, as the wire describes them. */
export interface Learner {
  readonly email: string;
  readonly password: string;
  readonly language: string;
  readonly languageToLearn: string;
  readonly token: Token;
}

interface Token {
  readonly access: string;
  readonly refresh: string;
  readonly expiresIn: number;
  readonly refreshExpiresIn: number;
}

interface Offered {
  readonly vocabularyItem: { readonly id: string; readonly term: string };
  readonly statistics: { readonly completedCount: number; readonly totalCount: number };
  readonly attempts: number;
}

const SIGNUP = `mutation signup($email: String!, $password: String!, $fullName: String!, $speciality: ID!,
  $language: String!, $languageToLearn: String!) {
  signup(email: $email, password: $password, fullName: $fullName, speciality: $speciality, language: $language,
    languageToLearn: $languageToLearn) {
    token { access refresh expiresIn refreshExpiresIn }
  }
}`;
const OFFERED = `query availableVocabularyItems($levelSlug: String!) {
  availableVocabularyItems(levelSlug: $levelSlug) {
    vocabularyItem { id term }
    statistics { completedCount totalCount }
    attempts
  }
}`;

/** One call of the API, without a browser. Throws what it refuses. */
export async function call<Data>(
  url: string,
  query: string,
  variables: object,
  access?: string,
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(access ? { authorization: `Bearer ${access}`, 'idempotency-key': randomUUID() } : {}),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

export const newEmail = () => `learner-${randomUUID()}@example.org`;

/** Creates an account: a general practitioner who speaks Spanish and learns English, where nothing else is said. */
export async function signUp(
  url: string,
  { language = 'es', languageToLearn = 'en' }: Partial<Pick<Learner, 'language' | 'languageToLearn'>> = {},
): Promise<Learner> {
  const email = newEmail();
  const form = {
    email,
    password: PASSWORD,
    fullName: 'Ana Ruiz',
    speciality: 'general-practice',
    language,
    languageToLearn,
  };
  const { signup } = await call<{ signup: { token: Token } }>(url, SIGNUP, form);
  return { email, password: PASSWORD, language, languageToLearn, token: signup.token };
}

/** What the practice of a level offers next. */
export async function offered(url: string, learner: Learner, levelSlug: string): Promise<Offered> {
  const data = await call<{ availableVocabularyItems: Offered }>(
    url,
    OFFERED,
    { levelSlug },
    learner.token.access,
  );
  return data.availableVocabularyItems;
}

/** A text of the course in the learner's native language. */
export async function translate(
  url: string,
  { language, languageToLearn, token }: Learner,
  text: string,
): Promise<string> {
  const query = `mutation translateText($text: String!, $targetLanguage: String!, $sourceLanguage: String) {
    translateText(text: $text, targetLanguage: $targetLanguage, sourceLanguage: $sourceLanguage) { translatedText }
  }`;
  const variables = { text, targetLanguage: language, sourceLanguage: languageToLearn };
  const data = await call<{ translateText: { translatedText: string } }>(url, query, variables, token.access);
  return data.translateText.translatedText;
}

/** Puts a learner's session into a browser, as logging in there would. */
export async function enterAs(context: BrowserContext, url: string, learner: Learner): Promise<void> {
  const { token, language, languageToLearn } = learner;
  const now = Date.now() / 1000;
  const cookie = (name: string, value: string, seconds: number) => ({
    name,
    value,
    url,
    expires: now + seconds,
  });
  await context.addCookies([
    cookie('accessToken', token.access, token.expiresIn),
    cookie('refreshToken', token.refresh, token.refreshExpiresIn),
    cookie('current_language', language, 365 * 86_400),
    cookie('accept-language', languageToLearn, 365 * 86_400),
  ]);
}

/** What a server does that ended the session elsewhere: neither token is worth anything. */
export async function forgeTokens(context: BrowserContext, url: string): Promise<void> {
  await context.clearCookies({ name: /Token$/ });
  await context.addCookies(['accessToken', 'refreshToken'].map((name) => ({ name, value: 'forged', url })));
}
