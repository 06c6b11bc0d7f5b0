// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCookie } from '#web/lib/cookies.ts';
import { type Answer, fakeNetwork, lose, refuse } from '#web/testing/fake-network.ts';
import '#web/ui/toast-host.tsx';
import '#web/lib/page/visit.tsx';
import '#web/ui/shell/learner-links.tsx';
import '#words/en/settings.ts';
import './route.tsx';
import './tab.tsx';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';

const TABS = [
  ['Medical Category', '/settings/category'],
  ['Specialty', '/settings/specialty'],
  ['OET Profession', '/settings/profession'],
  ['Language to Learn', '/settings/language'],
  ['Subscription', '/settings/subscription'],
  ['Credit Balance', '/settings/credits'],
  ['Password', '/settings/password'],
];

const me = (changes: object = {}) => ({
  me: {
    id: 'u',
    category: { slug: 'medicine' },
    speciality: { slug: 'cardiology' },
    profession: null,
    languageToLearn: 'en',
    ...changes,
  },
});

const inCategory = (slug: string) => ({
  category: { slug, name: slug === 'medicine' ? 'Medicine' : 'Nursing' },
});

const ANSWERS: Record<string, Answer> = {
  me: () => me(),
  categories: () => ({
    categories: [
      { name: 'Medicine', slug: 'medicine' },
      { name: 'Nursing', slug: 'nursing' },
    ],
  }),
  specialities: () => ({
    specialities: [
      { name: 'Cardiology', slug: 'cardiology', ...inCategory('medicine') },
      { name: 'Neurology', slug: 'neurology', ...inCategory('medicine') },
      { name: 'General nursing', slug: 'general-nursing', ...inCategory('nursing') },
    ],
  }),
  myActiveSubscription: () => ({ myActiveSubscription: null }),
  myCreditBalance: () => ({ myCreditBalance: { amount: 487, createdAt: '2026-03-01T10:00:00Z' } }),
  creditHistory: () => ({ creditHistory: { movements: [], endCursor: null } }),
};

async function open(tab: string, answers: Record<string, Answer> = {}) {
  const { calls } = fakeNetwork({ ...ANSWERS, ...answers });
  const app = await renderApp(tab === '' ? '/settings' : `/settings/${tab}`);
  const sent = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { ...app, calls, sent };
}

const list = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const optionsOf = (select: HTMLSelectElement) => [...select.options].map(({ value, text }) => [value, text]);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  startAfresh();
  logInAs({ language: 'es' });
});

describe('the settings', () => {
  it('have seven tabs in order, each with its address, and the account beside them', async () => {
    await open('');
    const nav = await screen.findByRole('navigation', { name: 'Settings' });
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ...TABS,
      ['Account', '/settings/account'],
    ]);
  });

  it('begin with the category', async () => {
    await open('');
    expect(await list('Medical Category')).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Medical Category');
  });

  it.each(TABS)('show %s at %s, and mark it', async (name, path) => {
    await open(path.split('/').at(-1) ?? '');
    expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(name);
    expect(document.title).toContain(name);
  });

  it('keep the focus on the tab that was chosen', async () => {
    const { address } = await open('');
    await list('Medical Category');
    const link = screen.getByRole('link', { name: 'Password' });
    await userEvent.click(link);
    await screen.findByRole('heading', { level: 2, name: 'Password' });
    expect(address()).toBe('/settings/password');
    expect(document.activeElement).toBe(link);
  });

  it('lead from an unknown address to the first', async () => {
    const { address } = await open('nowhere');
    expect(await list('Medical Category')).toBeTruthy();
    expect(address()).toBe('/settings');
  });

  it('show what is saved now, whenever a tab is come back to', async () => {
    let profession = 'nursing';
    await open('profession', { me: () => me({ profession }) });
    expect((await list('OET Profession')).value).toBe('nursing');
    await userEvent.click(screen.getByRole('link', { name: 'Password' }));
    await screen.findByLabelText('Current password');
    profession = 'medicine';
    await userEvent.click(screen.getByRole('link', { name: 'OET Profession' }));
    expect((await list('OET Profession')).value).toBe('medicine');
  });

  it('say when they could not be loaded, and try again', async () => {
    let works = false;
    await open('profession', { me: () => (works ? me() : refuse({ code: 'SRV_001', message: 'It broke' })) });
    expect((await screen.findByRole('alert')).textContent).toContain('It broke');
    works = true;
    await press('Try again');
    expect(await list('OET Profession')).toBeTruthy();
  });
});

interface Preference {
  readonly tab: string;
  readonly name: string;
  readonly operation: string;
  readonly argument: string;
  readonly placeholder: string;
  readonly value: string;
  readonly what: string;
}

const PREFERENCES: readonly Preference[] = [
  {
    tab: 'category',
    name: 'Medical Category',
    operation: 'updateUserCategory',
    argument: 'category',
    placeholder: 'Select a category',
    value: 'nursing',
    what: 'category',
  },
  {
    tab: 'specialty',
    name: 'Specialty',
    operation: 'updateUserSpecialty',
    argument: 'specialty',
    placeholder: 'Select a specialty',
    value: 'neurology',
    what: 'specialty',
  },
  {
    tab: 'profession',
    name: 'OET Profession',
    operation: 'updateUserProfession',
    argument: 'profession',
    placeholder: 'Select a profession',
    value: 'nursing',
    what: 'profession',
  },
  {
    tab: 'language',
    name: 'Language to Learn',
    operation: 'updateUserLanguageToLearn',
    argument: 'languageToLearn',
    placeholder: 'Select a language',
    value: 'fr',
    what: 'language to learn',
  },
];

describe.each(PREFERENCES)('$name', ({ tab, name, operation, argument, placeholder, value, what }) => {
  const answering = (answer: Answer) => open(tab, { [operation]: answer });
  const change = async (to: string) => {
    await userEvent.selectOptions(await list(name), to);
    await press('Save');
  };
  const capital = what.charAt(0).toUpperCase() + what.slice(1);

  it('has an empty placeholder first', async () => {
    await open(tab);
    expect(optionsOf(await list(name))[0]).toEqual(['', placeholder]);
  });

  it('is saved, and the server says so', async () => {
    const { sent } = await answering(() => ({ [operation]: { success: true, message: 'Done, it says.' } }));
    await change(value);
    expect(await screen.findByText('Done, it says.')).toBeTruthy();
    expect(sent(operation)).toEqual([{ [argument]: value }]);
  });

  it('has words of its own where the server has none', async () => {
    let success = true;
    await answering(() => ({ [operation]: { success, message: '' } }));
    await change(value);
    expect(await screen.findByText(`${capital} updated successfully!`)).toBeTruthy();
    success = false;
    await press('Save');
    expect(await screen.findByText(`Failed to update ${what}`)).toBeTruthy();
  });

  it('is sent empty too, and refused by the server', async () => {
    const { sent } = await answering(() => ({
      [operation]: { success: false, message: 'Refused, it says.' },
    }));
    await change('');
    expect(await screen.findByText('Refused, it says.')).toBeTruthy();
    expect(sent(operation)).toEqual([{ [argument]: '' }]);
  });

  it('says what went wrong', async () => {
    await answering(() => refuse({ code: 'SRV_001', message: 'It broke' }));
    await change(value);
    expect(await screen.findByText(`Error updating ${what}: It broke`)).toBeTruthy();
  });
});

describe('what there is to choose from', () => {
  it('are the specialties of the category', async () => {
    await open('specialty');
    expect(optionsOf(await list('Specialty')).map(([slug]) => slug)).toEqual(['', 'cardiology', 'neurology']);
    expect((await list('Specialty')).value).toBe('cardiology');
  });

  it('are all specialties where no category is chosen', async () => {
    await open('specialty', { me: () => me({ category: null, speciality: null }) });
    expect((await list('Specialty')).options).toHaveLength(4);
  });

  it('are the twelve professions of the OET', async () => {
    await open('profession');
    expect(optionsOf(await list('OET Profession')).map(([value]) => value)).toEqual([
      '',
      'medicine',
      'nursing',
      'dentistry',
      'pharmacy',
      'veterinary_science',
      'dietetics',
      'occupational_therapy',
      'optometry',
      'physiotherapy',
      'podiatry',
      'radiography',
      'speech_pathology',
    ]);
  });

  it('are the five languages', async () => {
    await open('language');
    expect(optionsOf(await list('Language to Learn')).slice(1)).toEqual([
      ['en', 'English'],
      ['es', 'Spanish'],
      ['fr', 'French'],
      ['de', 'German'],
      ['pt', 'Portuguese'],
    ]);
  });
});

it('leads to the specialties when another category has cleared the chosen one', async () => {
  await open('category', {
    updateUserCategory: () => ({
      updateUserCategory: { success: true, message: 'Category updated successfully! But.' },
    }),
  });
  await userEvent.selectOptions(await list('Medical Category'), 'nursing');
  expect(screen.queryByRole('link', { name: 'Choose a specialty' })).toBeNull();
  await press('Save');
  const link = await screen.findByRole('link', { name: 'Choose a specialty' });
  expect(link.getAttribute('href')).toBe('/settings/specialty');
});

it('keeps the language to learn in its cookie once it is changed, and not before', async () => {
  let success = false;
  await open('language', {
    updateUserLanguageToLearn: () => ({ updateUserLanguageToLearn: { success, message: '' } }),
  });
  await userEvent.selectOptions(await list('Language to Learn'), 'de');
  await press('Save');
  await screen.findByText('Failed to update language to learn');
  expect(readCookie('accept-language')).toBe('en');
  success = true;
  await press('Save');
  await screen.findByText('Language to learn updated successfully!');
  expect(readCookie('accept-language')).toBe('de');
});

describe('the password', () => {
  const fill = async (...entered: string[]) => {
    const labels = ['Current password', 'New password', 'Confirm new password'];
    for (const [index, text] of entered.entries()) {
      const field = await screen.findByLabelText(labels[index]!);
      await userEvent.clear(field);
      if (text) await userEvent.type(field, text);
    }
    await press('Change password');
  };
  const values = () =>
    ['Current password', 'New password', 'Confirm new password'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    );

  it('is sent, and the fields clear', async () => {
    const { sent } = await open('password', {
      updatePassword: () => ({ updatePassword: { success: true, message: '' } }),
    });
    await fill('old one', 'new one', 'new one');
    expect(await screen.findByText('Password updated successfully!')).toBeTruthy();
    expect(sent('updatePassword')).toEqual([{ currentPassword: 'old one', newPassword: 'new one' }]);
    expect(values()).toEqual(['', '', '']);
  });

  it.each([
    [['old one', 'new one', 'new two'], 'New passwords do not match'],
    [['', 'new one', 'new one'], 'Please fill in all required fields'],
    [['old one', '', 'new one'], 'Please fill in all required fields'],
    [['old one', 'new one', ''], 'Please fill in all required fields'],
  ])('%j is not sent', async (entered, message) => {
    const { sent } = await open('password');
    await fill(...entered);
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(sent('updatePassword')).toEqual([]);
  });

  it('stays in its fields when it is refused or fails', async () => {
    let answer: Answer = () => ({ updatePassword: { success: false, message: 'Not right, it says.' } });
    await open('password', { updatePassword: (variables) => answer(variables) });
    await fill('old one', 'new one', 'new one');
    expect((await screen.findAllByText('Not right, it says.')).length).toBeGreaterThan(0);
    expect(values()).toEqual(['old one', 'new one', 'new one']);
    answer = () => ({ updatePassword: { success: false, message: '' } });
    await press('Change password');
    expect((await screen.findAllByText('Failed to update password')).length).toBeGreaterThan(0);
    answer = () => lose();
    await press('Change password');
    expect(await screen.findByText(/^Error updating password: /)).toBeTruthy();
    await waitFor(() => expect(values()).toEqual(['old one', 'new one', 'new one']));
  });
});
