// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, fakeNetwork, refuse } from '#web/testing/fake-network.ts';
import { PAID, planAnswers, plans } from '#web/testing/plans.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';
import './route.tsx';

const show = (answers: Record<string, Answer> = {}, path = '/pricing') => {
  const network = fakeNetwork({ ...planAnswers, ...answers });
  return renderApp(path).then((app) => ({ ...app, calls: network.calls }));
};
const cards = async () => {
  await screen.findByRole('heading', { name: '甲' });
  return ['甲', '乙', '丙'].map((name) => screen.getByRole('heading', { name }).closest('li') as HTMLElement);
};

beforeEach(startAfresh);

describe('a visitor', () => {
  it('sees three plans, the second of them most popular, with their prices', async () => {
    const { calls } = await show();
    const [first, second, third] = await cards();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose Your Learning Path');
    expect(first?.textContent).toContain('$9.99 per month');
    expect(first?.textContent).toContain('1,000 credits each month');
    expect(second?.textContent).toContain('Most Popular');
    expect(third?.textContent).not.toContain('Most Popular');
    expect(within(first as HTMLElement).getByRole('list', { name: 'Not included' })).toBeTruthy();
    expect([first, second, third].map((card) => card?.dataset.place)).toEqual(['1', '2', '3']);
    expect(calls.map(({ operation }) => operation)).toEqual(['allPlans']);
  });

  it('is led by each to sign-up', async () => {
    await show();
    await cards();
    for (const [name, id] of [
      ['Start with Basic', 'basic'],
      ['Get Professional', 'professional'],
      ['Go Premium', 'premium'],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/signup?plan=${id}`);
    }
  });

  it('reads what is claimed', async () => {
    await show();
    await cards();
    for (const claim of ['14-day free trial', 'No credit card', 'Cancel anytime']) {
      expect(screen.getByText(claim)).toBeTruthy();
    }
    expect(screen.getByText('4.9/5 from 2,800+ professionals')).toBeTruthy();
  });

  it('finds the plan marked that the address names', async () => {
    await show({}, '/pricing?plan=premium');
    const [first, , third] = await cards();
    expect(third?.getAttribute('aria-current')).toBe('true');
    expect(third?.textContent).toContain('Your choice');
    expect(first?.textContent).not.toContain('Your choice');
  });

  it('is told why the plans are not there, and can ask again', async () => {
    let asked = 0;
    await show({
      allPlans: () =>
        asked++ === 0 ? refuse({ code: 'SRV_001', message: 'Internal server error' }) : { allPlans: plans() },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Error loading plans: Internal server error',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await cards();
  });
});

describe('a learner', () => {
  beforeEach(() => logInAs());
  const own = () => ({ allPlans: plans((id) => `https://pay.example/${id}`) });

  it('on trial is led to the payment, and told that her credits stay', async () => {
    await show({ allPlans: own });
    await cards();
    expect(screen.getByRole('link', { name: 'Go Premium' }).getAttribute('href')).toBe(
      'https://pay.example/premium',
    );
    expect(screen.getByText(/What is left of its credits stays with you/)).toBeTruthy();
  });

  it('who pays already is led to the portal by every plan', async () => {
    const { calls } = await show({
      myPlan: () => ({ myActiveSubscription: PAID }),
      createCustomerPortalSession: () => ({
        createCustomerPortalSession: { success: false, message: 'Not now', url: null },
      }),
    });
    const [, second] = await cards();
    expect(second?.textContent).toContain('Your plan');
    expect(screen.queryByRole('link', { name: 'Go Premium' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Go Premium' }));
    expect(await screen.findByText('Not now')).toBeTruthy();
    expect(calls.at(-1)?.operation).toBe('createCustomerPortalSession');
  });
});
