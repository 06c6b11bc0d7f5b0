// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Answer, fakeNetwork, lose, refuse } from '#web/testing/fake-network.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';
import '#web/testing/oet.ts';
import './route.tsx';

const MADE = { createUserProgress: { success: true, userProgressId: 'p1', message: '' } };

const open = async (createUserProgress: Answer, path = '/oet/reading/test/new') => {
  const { calls } = fakeNetwork({ createUserProgress, oetAttempts: () => ({ oetAttempts: [] }) });
  return { calls, ...(await renderApp(path)) };
};

const keysOf = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls
    .filter(({ operation }) => operation === 'createUserProgress')
    .map(({ headers }) => headers['idempotency-key']);

beforeEach(() => {
  startAfresh();
  logInAs();
});

it('creates a test and gives its place in the history to it', async () => {
  const { address, calls, router } = await open(() => MADE, '/oet/reading');
  await userEvent.click(await screen.findByRole('link', { name: 'Start Practice Test' }));
  await waitFor(() => expect(address()).toBe('/oet/reading/test/p1'));
  const made = calls.filter(({ operation }) => operation === 'createUserProgress');
  expect(made.map(({ variables }) => variables)).toEqual([{ sectionType: 'reading', mockExamId: null }]);
  await router.navigate(-1);
  await waitFor(() => expect(address()).toBe('/oet/reading'));
});

it('creates a test of a mock exam where its address names one', async () => {
  const { address, calls } = await open(() => MADE, '/oet/reading/test/new?mock=m1');
  await waitFor(() => expect(address()).toBe('/oet/reading/test/p1'));
  const made = calls.filter(({ operation }) => operation === 'createUserProgress');
  expect(made.map(({ variables }) => variables)).toEqual([{ sectionType: 'reading', mockExamId: 'm1' }]);
});

it('asks again with the same key', async () => {
  let works = false;
  const { address, calls } = await open(() =>
    works ? MADE : refuse({ code: 'SRV_001', message: 'It broke' }),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('It broke');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(address()).toBe('/oet/reading/test/p1'));
  const keys = keysOf(calls);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
});

it('sends its key again when the connection breaks', async () => {
  let tries = 0;
  const { address, calls } = await open(() => (++tries > 1 ? MADE : lose()));
  await waitFor(() => expect(address()).toBe('/oet/reading/test/p1'), { timeout: 3000 });
  expect(new Set(keysOf(calls)).size).toBe(1);
});

it.each([
  [
    'a refusal',
    () => ({ createUserProgress: { success: false, userProgressId: null, message: '無' } }),
    '無',
  ],
  [
    'a plan without OET',
    () => refuse({ code: 'SUB_004', message: 'Your subscription does not include OET preparation.' }),
    'Your subscription does not include OET preparation.',
  ],
])('says why there is no test: %s', async (_, answer, message) => {
  await open(answer);
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByRole('link', { name: 'Back to Reading' }).getAttribute('href')).toBe('/oet/reading');
});

it('creates nothing of a kind that isn’t offered', async () => {
  const { address, calls } = await open(() => MADE, '/oet/dancing/test/new');
  await waitFor(() => expect(address()).toBe('/oet'));
  expect(calls.filter(({ operation }) => operation === 'createUserProgress')).toEqual([]);
});
