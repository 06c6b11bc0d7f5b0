// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Answer, fakeNetwork, refuse } from '#web/testing/fake-network.ts';
import '#web/lib/page/visit.tsx';
import '#web/ui/shell/learner-links.tsx';
import '#words/en/settings.ts';
import '../route.tsx';
import '../tab.tsx';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';

const subscription = (changes: object = {}) => ({
  myActiveSubscription: {
    id: 's1',
    planName: 'Professional',
    planPrice: 24.99,
    creditsAllocated: 3000,
    startDate: '2026-03-01T10:00:00Z',
    endDate: '2026-04-01T10:00:00Z',
    isActive: true,
    isCancelled: false,
    isTrial: false,
    nextPlanName: null,
    paymentFailedAt: null,
    ...changes,
  },
});
const TRIAL = { planName: 'Trial', planPrice: 0, isTrial: true };

async function open(myActiveSubscription: Answer, portal: Answer = () => null) {
  const { calls } = fakeNetwork({ myActiveSubscription, createCustomerPortalSession: portal });
  await renderApp('/settings/subscription');
  return calls;
}

const manage = () => screen.findByRole('button', { name: 'Manage subscription' });

beforeEach(() => {
  startAfresh();
  logInAs({ language: 'es' });
  window.location.hash = '';
});

it('shows the plan, active, with its price', async () => {
  await open(() => subscription());
  expect(await screen.findByText('Professional')).toBeTruthy();
  expect(screen.getByText('Active')).toBeTruthy();
  expect(screen.getByText('$24.99')).toBeTruthy();
  expect(screen.getByText('3,000')).toBeTruthy();
});

it('shows a cancelled one as scheduled to end', async () => {
  await open(() => subscription({ isCancelled: true }));
  expect(await screen.findByText('Cancellation Scheduled')).toBeTruthy();
  expect(screen.queryByText('Active')).toBeNull();
  expect(screen.getByText('Ends on')).toBeTruthy();
});

it('shows the trial with its end and the way to the plans, and nothing to manage', async () => {
  await open(() => subscription(TRIAL));
  expect(await screen.findByText('Trial')).toBeTruthy();
  expect(screen.getByText('Ends on')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe('/pricing');
  expect(screen.queryByRole('button', { name: 'Manage subscription' })).toBeNull();
});

it('leads to the plans where none runs', async () => {
  await open(() => ({ myActiveSubscription: null }));
  expect((await screen.findByRole('link', { name: 'Subscribe' })).getAttribute('href')).toBe('/pricing');
});

it('says that a payment is owed and which plan follows', async () => {
  await open(() => subscription({ paymentFailedAt: '2026-03-20T10:00:00Z', nextPlanName: 'Basic' }));
  expect((await screen.findByRole('alert')).textContent).toContain('did not go through');
  expect(screen.getByText('Basic')).toBeTruthy();
});

it('goes to the portal', async () => {
  const portal = { success: true, message: '', url: '#portal' };
  await open(
    () => subscription(),
    () => ({ createCustomerPortalSession: portal }),
  );
  await userEvent.click(await manage());
  await waitFor(() => expect(window.location.hash).toBe('#portal'));
});

it.each([
  [
    () => ({ createCustomerPortalSession: { success: false, message: 'None, it says.', url: null } }),
    'None, it says.',
  ],
  [() => refuse({ code: 'SRV_002', message: 'Away' }), 'Away'],
])('says why there is no portal', async (portal, message) => {
  await open(() => subscription(), portal);
  await userEvent.click(await manage());
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(window.location.hash).toBe('');
});

it('says that it could not be loaded, and tries again', async () => {
  let works = false;
  await open(() => (works ? subscription() : refuse({ code: 'SRV_001' })));
  expect((await screen.findByRole('alert')).textContent).toContain('Error loading subscription.');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await manage()).toBeTruthy();
});
