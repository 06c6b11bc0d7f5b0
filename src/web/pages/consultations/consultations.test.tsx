// @vitest-environment jsdom
import { configure, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installAudio } from '#web/features/testing/fake-browser.ts';
import { aReview } from '#web/testing/complex-case.ts';
import { type Answer, fakeNetwork, refuse } from '#web/testing/fake-network.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';

// The whole app is loaded by the first test, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const past = (number: number, changes: object = {}) => ({
  conversationId: `k${number}`,
  title: `Case ${number}`,
  language: 'es',
  completedAt: '2026-03-04T10:00:00.000Z',
  goalsMet: 3,
  goals: 12,
  ...changes,
});

const whole = {
  conversationId: 'k1',
  title: 'Una tos',
  content: 'Viene una maestra con tos.',
  language: 'es',
  completedAt: '2026-03-04T10:00:00.000Z',
  turns: [
    { number: 1, role: 'doctor', content: 'Buenos días.' },
    { number: 2, role: 'patient', content: 'Tengo tos.' },
  ],
};

const open = (path: string, answers: Record<string, Answer> = {}) => {
  const network = fakeNetwork({
    pastConsultations: () => ({ pastConsultations: [past(1), past(2, { goalsMet: null, goals: null })] }),
    pastConsultation: () => ({ pastConsultation: whole }),
    consultationReview: () => ({
      consultationReview: aReview({
        covered: [{ topic: 'greet', name: 'A greeting', turn: 1, quote: 'Buenos días.' }],
      }),
    }),
    ...answers,
  });
  return renderApp(path).then(() => network);
};

beforeEach(() => {
  vi.unstubAllGlobals();
  startAfresh();
  installAudio();
  logInAs({ language: 'en', languageToLearn: 'es' });
});

describe('past consultations', () => {
  it('stand in a list with what was met, newest first, each with the way to its review', async () => {
    await open('/consultations');
    const list = await screen.findByRole('list', { name: 'Past consultations' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(within(first!).getByRole('link', { name: 'Case 1' }).getAttribute('href')).toBe(
      '/consultations/k1',
    );
    expect(within(first!).getByText('3 of 12 goals')).toBeTruthy();
    expect(within(second!).getByText('Not reviewed yet')).toBeTruthy();
  });

  it('are shown a few at first, and all when asked', async () => {
    const many = Array.from({ length: 25 }, (_, index) => past(index));
    await open('/consultations', { pastConsultations: () => ({ pastConsultations: many }) });
    const list = await screen.findByRole('list', { name: 'Past consultations' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 25' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(25);
  });

  it('that are none lead to the levels', async () => {
    await open('/consultations', { pastConsultations: () => ({ pastConsultations: [] }) });
    expect(await screen.findByText(/not completed a clinical case yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a level' }).getAttribute('href')).toBe('/levelchooser');
  });

  it('that cannot be loaded say so, and try again', async () => {
    let works = false;
    await open('/consultations', {
      pastConsultations: () => (works ? { pastConsultations: [past(1)] } : refuse({ code: 'SRV_002' })),
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Case 1' })).toBeTruthy();
  });
});

describe('one of them', () => {
  it('has its review, its numbers and all that was said', async () => {
    await open('/consultations/k1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Una tos' })).toBeTruthy();
    expect(await screen.findByText('You met 1 of 1 goals of this case.')).toBeTruthy();
    expect(screen.getByText('More numbers')).toBeTruthy();
    expect(screen.getByText('Tengo tos.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Buenos días/ }));
    expect(document.activeElement?.tagName).toBe('LI');
    const back = screen.getAllByRole('link', { name: 'Past consultations' });
    expect(back.map((link) => link.getAttribute('href'))).toEqual(back.map(() => '/consultations'));
  });

  it('that cannot be found says so', async () => {
    await open('/consultations/k9', { pastConsultation: () => refuse({ code: 'VAL_001' }) });
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
