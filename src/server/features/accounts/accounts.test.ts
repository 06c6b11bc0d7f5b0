import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aLearner, signUpWith } from '../../testing/learners.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => emptyDatabase(server.database.db));

const LOGIN = `mutation login($email: String!, $password: String!) {
  login(email: $email, password: $password) { user { id email } token { access refresh expiresIn } }
}`;
const CHECK = `mutation checkSignup($email: String!, $password: String!, $fullName: String!) {
  checkSignup(email: $email, password: $password, fullName: $fullName)
}`;
const ME = '{ me { id fullName language languageToLearn speciality { slug } category { slug } profession } }';

describe('sign-up', () => {
  it('creates a learner who is logged in', async () => {
    const { data, errors } = await signUpWith(server);
    expect(errors).toEqual([]);
    expect(data.signup.user).toMatchObject({
      email: 'ana@example.org',
      username: 'ana',
      firstName: 'Ana',
      lastName: 'Maria Silva',
      speciality: { slug: 'cardiology' },
      category: { slug: 'medicine' },
    });
    expect(data.signup.token).toMatchObject({ expiresIn: 900, refreshExpiresIn: 2_592_000 });
    const me = await server.call(ME, {}, { token: data.signup.token.access });
    expect(me.data.me).toMatchObject({ fullName: 'Ana Maria Silva', language: 'pt', languageToLearn: 'en' });
  });

  it('makes usernames unique', async () => {
    const first = await signUpWith(server, { email: 'ana@example.org' });
    const second = await signUpWith(server, { email: 'ana@example.com' });
    expect(second.data.signup.user.username).toMatch(/^ana\d+$/);
    expect(second.data.signup.user.username).not.toBe(first.data.signup.user.username);
  });

  it('refuses an email that is taken in any case', async () => {
    await signUpWith(server);
    const { errors } = await signUpWith(server, { email: 'ANA@Example.org' });
    expect(errors[0]).toMatchObject({
      message: 'An account with this email already exists.',
      extensions: { code: 'VAL_001', reason: 'email_taken' },
    });
  });

  it('tells before the rest is entered what it would refuse', async () => {
    await signUpWith(server);
    const check = async (entered: object) => {
      const form = { email: 'new@example.org', password: 'quiet harbour 42', fullName: 'Ana', ...entered };
      const { data, errors } = await server.call(CHECK, form);
      return data?.checkSignup ?? errors[0]?.extensions.reason;
    };
    expect(await check({})).toBe(true);
    expect(await check({ email: 'ANA@Example.org' })).toBe('email_taken');
    expect(await check({ email: 'ana' })).toBe('email_invalid');
    expect(await check({ password: 'password123' })).toBe('password_common');
    expect(await check({ fullName: ' ' })).toBe('name_invalid');
  });

  it('gives one of two simultaneous sign-ups with one email the account', async () => {
    const answers = await Promise.all([signUpWith(server), signUpWith(server)]);
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(1);
    expect(refused[0]!.errors[0]!.extensions.reason).toBe('email_taken');
  });

  it.each([
    [{ email: 'not an email' }, 'email_invalid'],
    [{ password: 'short12' }, 'password_length'],
    [{ password: 'x'.repeat(129) }, 'password_length'],
    [{ password: 'x'.repeat(5_000) }, 'password_length'],
    [{ password: 'PASSWORD1' }, 'password_common'],
    [{ password: 'aaaaaaaa' }, 'password_simple'],
    [{ password: '12345678' }, 'password_simple'],
    [{ password: 'ana.silva' }, 'password_personal'],
    [{ password: 'ana@example.org' }, 'password_personal'],
    [{ fullName: '   ' }, 'name_invalid'],
    [{ speciality: 'alchemy' }, 'unknown_speciality'],
    [{ language: 'xx' }, 'unknown_language'],
    [{ languageToLearn: 'it' }, 'unknown_language'],
  ])('refuses %j', async (form, reason) => {
    const { errors } = await signUpWith(server, form);
    expect(errors[0]!.extensions).toMatchObject({ code: 'VAL_001', reason });
  });
});

describe('login', () => {
  it('takes the email in any case', async () => {
    await signUpWith(server);
    const { data } = await server.call(LOGIN, {
      email: ' Ana@EXAMPLE.org ',
      password: 'correct horse battery',
    });
    expect(data.login.user.email).toBe('ana@example.org');
  });

  it('answers alike for a wrong password and an unknown email', async () => {
    await signUpWith(server);
    const wrong = await server.call(LOGIN, { email: 'ana@example.org', password: 'wrong password' });
    const unknown = await server.call(LOGIN, { email: 'nobody@example.org', password: 'wrong password' });
    expect(wrong.errors).toEqual(unknown.errors);
    expect(wrong.errors[0]).toMatchObject({
      message: 'Invalid username or password',
      extensions: { code: 'AUTH_003' },
    });
  });
});

describe('access', () => {
  it('is AUTH_001 without a token and AUTH_002 with a bad one', async () => {
    const without = await server.call(ME);
    expect(without.errors[0]!.extensions.code).toBe('AUTH_001');
    const bad = await server.call(ME, {}, { token: 'forged' });
    expect(bad.errors[0]!.extensions.code).toBe('AUTH_002');
    expect(bad.errors[0]!.message).toMatch(/\(token_invalid_or_expired\)$/);
  });

  it('ends with the access token after 15 minutes', async () => {
    const { token } = await aLearner(server);
    server.time = new Date(server.time.getTime() + 15 * 60_000 + 1000);
    expect((await server.call(ME, {}, { token })).errors[0]!.extensions.code).toBe('AUTH_002');
  });
});

describe('languages', () => {
  it('are changed to known ones only', async () => {
    const { token } = await aLearner(server);
    const change = (language: string) =>
      server.call(
        `mutation { updateUserLanguage(language: "${language}") { success message } }`,
        {},
        { token },
      );
    expect((await change('fr')).data.updateUserLanguage).toEqual({
      success: true,
      message: 'Language updated successfully!',
    });
    expect((await change('klingon')).data.updateUserLanguage.success).toBe(false);
    expect((await server.call(ME, {}, { token })).data.me.language).toBe('fr');
  });

  it('to learn are the five', async () => {
    const { token } = await aLearner(server);
    const change = (code: string) =>
      server.call(
        `mutation { updateUserLanguageToLearn(languageToLearn: "${code}") { success message } }`,
        {},
        { token },
      );
    expect((await change('de')).data.updateUserLanguageToLearn.success).toBe(true);
    expect((await change('it')).data.updateUserLanguageToLearn.success).toBe(false);
    expect((await server.call(ME, {}, { token })).data.me.languageToLearn).toBe('de');
  });
});
