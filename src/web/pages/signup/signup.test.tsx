// @vitest-environment jsdom

import { useForm } from '@mantine/form';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { nativeLanguage } from '#domain/native-languages.ts';
import { readCookie } from '../../lib/cookies.ts';
import { operatorTexts } from '../../lib/operator-texts.ts';
import { isNewUser } from '../../lib/session/tokens.ts';
import { loadSections, loadWords } from '../../lib/words/words.ts';
import { type Answer, fakeNetwork, lose, refuse } from '../../testing/fake-network.ts';
import { logInAs, renderApp, startAfresh, token } from '../../testing/render-app.tsx';
import { EMPTY_FORM, type SignupForm } from './signup-form.ts';
import { SignupPage } from './signup-page.tsx';

// The whole app is loaded by the first test, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const categories = [
  { id: 'c1', name: 'Nursing', slug: 'nursing' },
  { id: 'c2', name: 'Medicine', slug: 'medicine' },
];
const specialities = [
  { id: 's1', name: 'Intensive care', description: 'Very ill patients', slug: 'icu', category: { id: 'c1' } },
  { id: 's2', name: 'Cardiology', description: 'The heart', slug: 'cardiology', category: { id: 'c2' } },
];

function network(answers: Record<string, Answer> = {}) {
  return fakeNetwork({
    categories: () => ({ categories }),
    specialities: () => ({ specialities }),
    signup: ({ language, languageToLearn }) => ({
      signup: { user: { id: 'u', language, languageToLearn }, token: token('new') },
    }),
    allLevels: () => ({ allLevels: [] }),
    checkSignup: () => ({ checkSignup: true }),
    ...answers,
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const heading = async (name: string) => screen.findByRole('heading', { level: 1, name });
const message = async () => (await screen.findByRole('alert')).textContent;

async function aboutMe({ email = 'ana@example.org', password = 'correct horse' } = {}) {
  await userEvent.type(await screen.findByLabelText(/Full name/), 'Ana Nowak');
  await userEvent.type(screen.getByLabelText(/^Email/), email);
  await userEvent.type(screen.getByLabelText(/^Password/), password);
  await press('Continue');
}

async function untilLastStep(options?: { email?: string }) {
  await aboutMe(options);
  await choose(/^Polski/);
  await press('Continue');
  await choose(/^French/);
  await press('Continue');
  await choose(/^Nursing/);
  await press('Continue');
  await heading('What is your medical specialty?');
}

describe('sign-up', () => {
  beforeEach(startAfresh);

  it.each([
    ['email_taken', /^Email/, 'An account with this email already exists.'],
    ['password_common', /^Password/, /common/],
  ])('tells %s at the first step, at its field', async (reason, field, said) => {
    network({ checkSignup: () => refuse({ code: 'VAL_001', reason }) });
    await renderApp('/signup');
    await aboutMe();
    expect(await screen.findByText(said)).toBeTruthy();
    await heading('Create your account');
    const input = screen.getByLabelText(field);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(input));
  });

  it.each([
    ['there is no connection', () => lose()],
    ['it was asked too often', () => refuse({ code: 'SRV_002', reason: 'throttled', params: { n: 9 } })],
  ])('goes on where %s: it is told at the end', async (_, checkSignup) => {
    network({ checkSignup });
    await renderApp('/signup');
    await aboutMe();
    await heading('What is your native language?');
  });

  it('creates the account from its five steps', async () => {
    const { calls } = network();
    const { address } = await renderApp('/signup');
    await untilLastStep();
    await choose(/Intensive care/);
    await press('Create Account');
    await waitFor(() => expect(address()).toBe('/levelchooser'));
    expect(calls.find(({ operation }) => operation === 'signup')?.variables).toEqual({
      fullName: 'Ana Nowak',
      email: 'ana@example.org',
      phoneNumber: null,
      password: 'correct horse',
      language: 'pl',
      languageToLearn: 'fr',
      speciality: 's1',
    });
    expect(readCookie('accessToken')).toBe('access-new');
    expect(readCookie('accept-language')).toBe('fr');
    expect(await screen.findByText('Account created successfully! Welcome to Bedside.')).toBeTruthy();
    expect(await screen.findByText('Welcome to Bedside')).toBeTruthy();
    expect(isNewUser()).toBe(false);
  });

  it('asks for name, email and password before it leaves step 1', async () => {
    network();
    await renderApp('/signup');
    await press('Continue');
    expect(await message()).toContain('Please fill in all required fields');
    await aboutMe({ email: 'no address' });
    expect(await message()).toContain('This does not look like an email address');
    await userEvent.clear(screen.getByLabelText(/^Email/));
    await userEvent.type(screen.getByLabelText(/^Email/), 'ana@example.org');
    await userEvent.clear(screen.getByLabelText(/^Password/));
    await userEvent.type(screen.getByLabelText(/^Password/), 'short');
    await press('Continue');
    expect(await message()).toContain('8 to 128 characters');
    await userEvent.type(screen.getByLabelText(/^Password/), ' no more');
    await press('Continue');
    await heading('What is your native language?');
  });

  it('asks for a choice on each of the steps 2 to 5', async () => {
    Object.defineProperty(navigator, 'languages', { value: ['xx'], configurable: true });
    network();
    await renderApp('/signup');
    await aboutMe();
    await press('Continue');
    expect(await message()).toContain('Please select a language');
    await choose(/^Polski/);
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Continue');
    await heading('Which language do you want to learn?');
    expect(
      screen.getAllByRole('radio', { name: /^(English|Spanish|French|German|Portuguese)$/ }),
    ).toHaveLength(5);
    await press('Continue');
    expect(await message()).toContain('Please select a language to learn');
    await choose(/^French/);
    await press('Continue');
    await heading('What is your medical category?');
    await press('Continue');
    expect(await message()).toContain('Please select a category');
    await choose(/^Nursing/);
    await press('Continue');
    await heading('What is your medical specialty?');
    await press('Create Account');
    expect(await message()).toContain('Please fill in all required fields');
    Reflect.deleteProperty(navigator, 'languages');
  });

  it('says what each native language gets before one is chosen', async () => {
    network();
    await renderApp('/signup');
    await aboutMe();
    await heading('What is your native language?');
    expect(await screen.findByText(/^The course is translated into the languages marked/)).toBeTruthy();
    const marked = screen.getAllByRole('radio', { name: /With translations$/ });
    expect(marked).toHaveLength(LEARNING_LANGUAGES.length);
    expect(screen.getByRole('radio', { name: /^Español.*With translations$/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Polski.*No translations yet$/ })).toBeTruthy();
    // A search is for languages, not for what is said of them.
    await userEvent.type(screen.getByRole('searchbox'), 'translations');
    expect((await screen.findAllByText('No languages found')).length).toBeGreaterThan(0);
  });

  it('offers the specialties of the chosen category only, and forgets one of another', async () => {
    network();
    await renderApp('/signup');
    await untilLastStep();
    expect(screen.queryByRole('radio', { name: /Cardiology/ })).toBeNull();
    await choose(/Intensive care/);
    await press('Back');
    await choose(/^Medicine/);
    await press('Continue');
    expect(((await screen.findByRole('radio', { name: /Cardiology/ })) as HTMLInputElement).checked).toBe(
      false,
    );
    await press('Create Account');
    expect(await message()).toContain('Please fill in all required fields');
  });

  it('keeps what was entered on the way back', async () => {
    network();
    await renderApp('/signup');
    await aboutMe();
    await press('Back');
    expect((await screen.findByLabelText(/Full name/)) as HTMLInputElement).toMatchObject({
      value: 'Ana Nowak',
    });
  });

  it('searches languages by any of their names', async () => {
    network();
    await renderApp('/signup');
    await aboutMe();
    const search = await screen.findByRole('searchbox', { name: 'Search languages' });
    await userEvent.type(search, 'portug');
    await waitFor(() => expect(screen.getAllByRole('radio', { name: /Portugu/ })).toHaveLength(1));
    await userEvent.clear(search);
    await userEvent.type(search, 'klingon');
    expect((await screen.findAllByText('No languages found')).length).toBeGreaterThan(0);
  });

  it('goes back to step 1 when the email is taken, and keeps the rest', async () => {
    let taken = true;
    network({
      signup: ({ language, languageToLearn }) =>
        taken
          ? refuse({
              code: 'VAL_001',
              reason: 'email_taken',
              message: 'An account with this email already exists.',
            })
          : { signup: { user: { id: 'u', language, languageToLearn }, token: token('new') } },
    });
    const { address } = await renderApp('/signup');
    await untilLastStep();
    await choose(/Intensive care/);
    await press('Create Account');
    await heading('Create your account');
    expect(await message()).toContain('An account with this email already exists.');
    taken = false;
    for (let step = 1; step < 5; step += 1) await press('Continue');
    await press('Create Account');
    await waitFor(() => expect(address()).toBe('/levelchooser'));
  });

  describe('when the answer was lost although the account was made', () => {
    const password = 'correct horse';
    const taken = { code: 'VAL_001', reason: 'email_taken', message: 'taken' };

    /** The first answer is lost; the account has the given password. */
    async function pressTwice(known: { password: string }) {
      let presses = 0;
      const { calls } = network({
        signup: () => {
          presses += 1;
          return presses === 1 ? lose() : refuse(taken);
        },
        login: (given) =>
          given.password === known.password
            ? { login: { user: { id: 'u', language: 'pl', languageToLearn: 'fr' }, token: token('new') } }
            : refuse({ code: 'AUTH_003' }),
      });
      const app = await renderApp('/signup');
      await untilLastStep();
      await choose(/Intensive care/);
      await press('Create Account');
      expect(await message()).toContain('Signup failed. Please try again.');
      return { ...app, calls };
    }
    const logins = (calls: readonly { operation: string }[]) =>
      calls.filter(({ operation }) => operation === 'login').length;

    it('the next press goes on as after a sign-up', async () => {
      const { address, calls } = await pressTwice({ password });
      await press('Create Account');
      await waitFor(() => expect(address()).toBe('/levelchooser'));
      expect(logins(calls)).toBe(1);
      expect(readCookie('accessToken')).toBe('access-new');
      expect(await screen.findByText('Account created successfully! Welcome to Bedside.')).toBeTruthy();
      expect(await screen.findByText('Welcome to Bedside')).toBeTruthy();
    });

    it("the next press says that the email is taken when the account is somebody else's", async () => {
      const { address } = await pressTwice({ password: 'of somebody else' });
      await press('Create Account');
      await heading('Create your account');
      expect(await message()).toContain('An account with this email already exists.');
      expect(address()).toBe('/signup');
    });

    it('nobody is logged in with another email than the one that was sent', async () => {
      const { calls } = await pressTwice({ password });
      for (let step = 5; step > 1; step -= 1) await press('Back');
      await userEvent.type(await screen.findByLabelText(/^Email/), '.au');
      for (let step = 1; step < 5; step += 1) await press('Continue');
      await press('Create Account');
      await heading('Create your account');
      expect(await message()).toContain('An account with this email already exists.');
      expect(logins(calls)).toBe(0);
    });
  });

  it('a taken email alone logs nobody in', async () => {
    const { calls } = network({ signup: () => refuse({ code: 'VAL_001', reason: 'email_taken' }) });
    await renderApp('/signup');
    await untilLastStep();
    await choose(/Intensive care/);
    await press('Create Account');
    await heading('Create your account');
    expect(calls.map(({ operation }) => operation)).not.toContain('login');
  });

  it('promises as many days as a trial has', async () => {
    network();
    await renderApp('/signup');
    expect(
      await screen.findByText(new RegExp(`^${operatorTexts.trial.days} days to try everything`)),
    ).toBeTruthy();
  });

  describe('says what the suggested native language rests on', () => {
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'languages');
    });

    it('the country that the connection comes from', async () => {
      const language = nativeLanguage('uk');
      if (!language) throw new Error('Ukrainian is missing');
      const guess = { language, by: 'country' } as const;
      await loadWords('en');
      await loadSections(['signup']);
      function Page() {
        const form = useForm<SignupForm>({ initialValues: { ...EMPTY_FORM, language: 'uk' } });
        return (
          <SignupPage
            form={form}
            step={2}
            guess={guess}
            trialDays={operatorTexts.trial.days}
            refusal={null}
            pending={false}
            fields={Promise.resolve({ categories, specialities })}
            loginPath="/"
            onLanguage={() => {}}
            onBack={() => {}}
            onSubmit={() => {}}
            onRetryFields={() => {}}
          />
        );
      }
      render(
        <MemoryRouter>
          <Page />
        </MemoryRouter>,
      );
      expect(await screen.findByText('Suggested from where you are')).toBeTruthy();
    });

    it('the browser, where no country is known', async () => {
      Object.defineProperty(navigator, 'languages', { value: ['uk-UA'], configurable: true });
      network();
      await renderApp('/signup');
      await aboutMe();
      expect(await screen.findByText('Suggested from the language of your browser')).toBeTruthy();
      expect(screen.queryByText('Suggested from where you are')).toBeNull();
    });
  });

  it('stays on the last step and says so when the server fails without a word', async () => {
    network({ signup: () => refuse({ code: 'SRV_001', message: '' }) });
    await renderApp('/signup');
    await untilLastStep();
    await choose(/Intensive care/);
    await press('Create Account');
    expect(await message()).toContain('Signup failed. Please try again.');
    await heading('What is your medical specialty?');
  });

  it('offers to ask again when the categories could not be fetched', async () => {
    let online = false;
    network({ categories: () => (online ? { categories } : refuse({ code: 'SRV_002' })) });
    await renderApp('/signup');
    await aboutMe();
    await choose(/^Polski/);
    await press('Continue');
    await choose(/^French/);
    await press('Continue');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('cannot be reached');
    online = true;
    await press('Try again');
    expect(await screen.findByRole('radio', { name: /^Nursing/ })).toBeTruthy();
  });

  it('marks each field that is wrong, says why beside it, and leads to the first', async () => {
    network();
    await renderApp('/signup');
    await userEvent.type(await screen.findByLabelText(/^Email/), 'no address');
    await press('Continue');
    const field = (name: RegExp) => screen.getByLabelText(name);
    expect(field(/Full name/).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(/Full name/));
    const why = (name: RegExp) =>
      (field(name).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    expect(why(/^Email/)).toContain('This does not look like an email address');
    expect(why(/^Password/)).toContain('Please fill in this field');
    expect(field(/^Phone/).getAttribute('aria-invalid')).not.toBe('true');
    await userEvent.type(field(/Full name/), 'Ana');
    expect(field(/Full name/).getAttribute('aria-invalid')).not.toBe('true');
    expect(document.activeElement).toBe(field(/Full name/));
    expect(screen.getByLabelText<HTMLInputElement>(/Full name/).value).toBe('Ana');
  });

  it('marks the address that is taken', async () => {
    network({ signup: () => refuse({ code: 'VAL_001', reason: 'email_taken' }) });
    await renderApp('/signup');
    await untilLastStep();
    await choose(/Intensive care/);
    await press('Create Account');
    await heading('Create your account');
    expect(await message()).toContain('An account with this email already exists.');
    expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true');
  });

  it("has its step in the address, and the browser's Back leads to the one before", async () => {
    network();
    const { address, router } = await renderApp('/signup?plan=p2');
    await aboutMe();
    await heading('What is your native language?');
    expect(address()).toBe('/signup?plan=p2&step=2');
    await choose(/^Polski/);
    await press('Continue');
    await heading('Which language do you want to learn?');
    await router.navigate(-1);
    await heading('What is your native language?');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Polski/ }).checked).toBe(true);
    await press('Back');
    await heading('Create your account');
    expect(screen.getByLabelText<HTMLInputElement>(/Full name/).value).toBe('Ana Nowak');
    expect(address()).toBe('/signup?plan=p2');
  });

  it('keeps everything but the password through a reload at any step, and asks for that in the end', async () => {
    const { calls } = network();
    const { unmount, address } = await renderApp('/signup');
    await untilLastStep();
    await choose(/Intensive care/);
    unmount();
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('correct horse');
    await renderApp(address());
    await heading('What is your medical specialty?');
    await press('Create Account');
    await heading('Create your account');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('ana@example.org');
    expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(screen.getByLabelText(/^Password/), 'correct horse');
    for (let step = 1; step < 5; step += 1) await press('Continue');
    await press('Create Account');
    await waitFor(() => expect(calls.some(({ operation }) => operation === 'signup')).toBe(true));
    await waitFor(() => expect(sessionStorage.getItem('bedside.signup')).toBeNull());
  });

  it('begins at the first step whatever the address says, when nothing was entered', async () => {
    network();
    await renderApp('/signup?step=4');
    await heading('Create your account');
  });

  it('marks the step in its indicator', async () => {
    network();
    await renderApp('/signup');
    await aboutMe();
    const steps = within(await screen.findByRole('list', { name: 'Steps of the sign-up' })).getAllByRole(
      'listitem',
    );
    expect(steps).toHaveLength(5);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
  });

  it('sends a learner on to the levels', async () => {
    logInAs();
    network();
    const { address } = await renderApp('/signup');
    await waitFor(() => expect(address()).toBe('/levelchooser'));
  });

  it('keeps the chosen plan on the way to the login page', async () => {
    network({ '/config.json': lose });
    await renderApp('/signup?plan=p2');
    await screen.findByLabelText(/Full name/);
    const links = screen.getAllByRole('link', { name: 'Log in' }).map((link) => link.getAttribute('href'));
    expect(links).toContain('/?plan=p2');
  });
});
