// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, fakeNetwork, lose, refuse } from '#web/testing/fake-network.ts';
import { planAnswers, plans, subscription } from '#web/testing/plans.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';
import './checkout/route.tsx';
import './portal/route.tsx';
import './start/route.tsx';

const show = async (path: string, answers: Record<string, Answer> = {}) => {
  const network = fakeNetwork({ ...planAnswers, ...answers });
  return { ...(await renderApp(path)), calls: network.calls };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sandbox = /No money moves here/;

beforeEach(() => {
  startAfresh();
  logInAs();
});

describe('the checkout of the sandbox', () => {
  const at = (answers: Record<string, Answer> = {}) => show('/billing/checkout/t1', answers);
  const state = (state: string) => () => ({ sandboxCheckout: { state, plan: plans()[0] } });

  it('says that no money moves, before and after', async () => {
    await at();
    expect(await screen.findByRole('heading', { name: 'Take 甲' })).toBeTruthy();
    expect(screen.getByText(sandbox)).toBeTruthy();
    await press('Subscribe without paying');
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: '甲 is yours' }));
    expect(screen.getByText(sandbox)).toBeTruthy();
  });

  it('sends the same key again when the answer was lost', async () => {
    let sent = 0;
    const { calls } = await at({
      subscribeInSandbox: () =>
        sent++ === 0 ? lose() : { subscribeInSandbox: { success: true, message: '' } },
    });
    await press('Subscribe without paying');
    await screen.findByRole('heading', { name: '甲 is yours' }, { timeout: 5000 });
    const keys = calls
      .filter(({ operation }) => operation === 'subscribeInSandbox')
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('says why a plan could not be taken', async () => {
    await at({
      subscribeInSandbox: () => ({ subscribeInSandbox: { success: false, message: 'It has expired.' } }),
    });
    await press('Subscribe without paying');
    expect((await screen.findByRole('alert')).textContent).toContain('It has expired.');
  });

  it.each([
    ['expired', state('expired'), /This checkout has expired/, 'See the plans'],
    ["another's", () => ({ sandboxCheckout: null }), /no such checkout for your account/, 'See the plans'],
  ])('that is %s leads back to the plans', async (_, sandboxCheckout, text, link) => {
    await at({ sandboxCheckout });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/pricing');
    expect(screen.queryByRole('button', { name: 'Subscribe without paying' })).toBeNull();
  });

  it('leads whoever has a plan to where it is managed', async () => {
    await at({ sandboxCheckout: state('subscribed') });
    expect(await screen.findByRole('button', { name: 'Manage your subscription' })).toBeTruthy();
  });

  it('that could not be loaded can be asked for again', async () => {
    await at({ sandboxCheckout: () => refuse({ code: 'SRV_001' }) });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the portal of the sandbox', () => {
  const at = (answers: Record<string, Answer> = {}) => show('/billing/portal/t1', answers);
  const held = (changes: object) => () => ({
    sandboxPortal: { subscription: subscription(changes), plans: plans() },
  });
  const acts = (calls: Awaited<ReturnType<typeof at>>['calls']) =>
    calls.filter(({ operation }) => operation === 'manageInSandbox').map(({ variables }) => variables);

  it('shows the plan and what can be changed to', async () => {
    const { calls } = await at();
    expect(await screen.findByText('Active')).toBeTruthy();
    expect(screen.getByText(sandbox)).toBeTruthy();
    expect(screen.getByText(/Begins at once, with 10,000 new credits/)).toBeTruthy();
    expect(screen.getByText('Begins when your present period ends.')).toBeTruthy();
    await press('Change to 丙');
    await waitFor(() => expect(acts(calls)).toEqual([{ token: 't1', act: 'change', planId: 'premium' }]));
    expect(await screen.findByText('好')).toBeTruthy();
  });

  it('shows what follows, and lets it be taken back', async () => {
    await at({ sandboxPortal: held({ nextPlanName: '甲' }) });
    expect(await screen.findByText('From then on')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Stay with 乙' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change to 甲' })).toBeNull();
  });

  it('cancels and resumes', async () => {
    const { calls } = await at({ sandboxPortal: held({ isCancelled: true }) });
    expect(await screen.findByText('Cancellation Scheduled')).toBeTruthy();
    expect(screen.getByText('Ends on')).toBeTruthy();
    await press('Resume');
    await waitFor(() => expect(acts(calls)).toEqual([{ token: 't1', act: 'resume' }]));
  });

  it('asks before it ends a plan', async () => {
    const { calls } = await at();
    await press('Expire now');
    await press('Keep it');
    expect(acts(calls)).toEqual([]);
    await press('Expire now');
    await press('Yes, end it now');
    await waitFor(() => expect(acts(calls)).toEqual([{ token: 't1', act: 'expire' }]));
  });

  it.each([
    ['has ended', { subscription: null, plans: [] }, /This subscription has ended/],
    ["is another's", null, /belongs to another account/],
  ])('that %s leads to the plans', async (_, sandboxPortal, text) => {
    await at({ sandboxPortal: () => ({ sandboxPortal }) });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' })).toBeTruthy();
  });

  it('says what was refused', async () => {
    await at({ manageInSandbox: () => ({ manageInSandbox: { success: false, message: 'Not like this.' } }) });
    await press('Cancel at the end of the period');
    expect((await screen.findByRole('alert')).textContent).toContain('Not like this.');
  });
});

describe('somebody who has come in for a plan', () => {
  const at = (planId: string, mine: object | null) =>
    show(`/billing/start/${planId}`, {
      checkoutOfPlan: () => ({
        allPlans: plans((id) => `/billing/checkout/of-${id}`),
        myActiveSubscription: mine,
      }),
    });

  it('is led to its checkout', async () => {
    const { address } = await at('premium', { isTrial: true });
    await waitFor(() => expect(address()).toBe('/billing/checkout/of-premium'));
  });

  it('and has one already is shown the plans', async () => {
    const { address } = await at('premium', { isTrial: false });
    await waitFor(() => expect(address()).toBe('/pricing?plan=premium'));
  });

  it('and it is none is shown the plans', async () => {
    const { address } = await at('gold', null);
    await waitFor(() => expect(address()).toBe('/pricing'));
  });
});
