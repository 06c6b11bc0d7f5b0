// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Answer, fakeNetwork, lose } from '#web/testing/fake-network.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';
import '#web/testing/oet.ts';
import './route.tsx';

const learner = (changes: object = {}) => ({
  me: { id: 'u', profession: null, category: { slug: 'nursing-midwifery' }, speciality: null, ...changes },
});

const open = (me: Answer, updateUserProfession: Answer = lose) => {
  const { calls } = fakeNetwork({
    me,
    updateUserProfession,
    oetAttempts: () => ({ oetAttempts: [] }),
    createUserProgress: () => ({
      createUserProgress: { success: false, userProgressId: null, message: '無' },
    }),
  });
  return renderApp('/oet/writing').then((view) => ({ calls, ...view }));
};

beforeEach(() => {
  startAfresh();
  logInAs();
});

it('offers the twelve professions to somebody without one, the likely one chosen, and starts once it is saved', async () => {
  const { calls, address } = await open(
    () => learner(),
    () => ({ updateUserProfession: { success: true, message: '' } }),
  );
  const professions = await screen.findByRole('radiogroup', { name: 'Your profession' });
  expect(within(professions).getAllByRole('radio')).toHaveLength(12);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nursing' }).checked).toBe(true);
  expect(screen.queryByRole('link', { name: 'Start Practice Test' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Pharmacy' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save and start the test' }));
  await waitFor(() => expect(address()).toBe('/oet/writing/test/new'));
  const saved = calls.find(({ operation }) => operation === 'updateUserProfession');
  expect(saved?.variables).toEqual({ profession: 'pharmacy' });
});

it('says why a profession could not be saved, and stays', async () => {
  const { address } = await open(
    () => learner(),
    () => ({ updateUserProfession: { success: false, message: '不' } }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Save and start the test' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your profession could not be saved: 不');
  expect(address()).toBe('/oet/writing');
});

it('says for which profession tests are made', async () => {
  await open(() => learner({ profession: 'speech_pathology' }));
  expect(await screen.findByText(/Tests for Speech Pathology\. Costs/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start Practice Test' }).getAttribute('href')).toBe(
    '/oet/writing/test/new',
  );
});

it('lets the server say what is missing where nobody knows the profession', async () => {
  await open(lose);
  expect(await screen.findByRole('link', { name: 'Start Practice Test' }, { timeout: 5000 })).toBeTruthy();
});
