// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeNetwork, refuse } from '#web/testing/fake-network.ts';
import { attempt, attemptPart, RUNNING, SUBMITTED } from '#web/testing/oet.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';
import '../mock-exams/route.tsx';
import './route.tsx';

const parts = (...changes: object[]) => ({
  parts: changes.map((change, index) => attemptPart('ABC'[index]!, change)),
});
const whole = (change: object) => ({ parts: [{ ...attemptPart('', change), part: null }] });
const exam = (...attempts: object[]) => ({ id: 'm1', createdAt: '2026-05-01T10:00:00.000Z', attempts });

const LISTENED = attempt('l1', {
  module: 'listening',
  mockExamId: 'm1',
  estimatedScore: 380,
  ...parts(SUBMITTED, SUBMITTED),
});
const READ = attempt('r1', {
  mockExamId: 'm1',
  ...parts(SUBMITTED, SUBMITTED, SUBMITTED),
  estimatedScore: 340,
});

const open = async (shown: object, path = '/oet/mock/m1') => {
  const { calls } = fakeNetwork({
    oetMockExam: () => ({ oetMockExam: shown }),
    oetMockExams: () => ({
      oetMockExams: [{ id: 'm1', createdAt: '2026-05-01T10:00:00.000Z', modulesDone: 1 }],
    }),
    startOetMockExam: () => ({ startOetMockExam: { mockExamId: 'm1' } }),
  });
  return { calls, ...(await renderApp(path)) };
};

beforeEach(() => {
  startAfresh();
  logInAs();
});

describe('the mock exam', () => {
  it('offers Listening first and lets the others wait', async () => {
    await open(exam());
    const start = await screen.findByRole('link', { name: 'Start Listening' });
    expect(start.getAttribute('href')).toBe('/oet/listening/test/new?mock=m1');
    expect(screen.queryByRole('link', { name: 'Start Reading' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Estimated scores' })).toBeNull();
  });

  it('goes on with the part that is under way, and shows what was done', async () => {
    await open(exam(LISTENED, attempt('r1', { mockExamId: 'm1', ...parts(SUBMITTED, RUNNING, {}) })));
    const link = await screen.findByRole('link', { name: /Continue 讀一, Part B/ });
    expect(link.getAttribute('href')).toBe('/oet/reading/test/r1/B');
    const sheet = within(screen.getByRole('table'));
    expect(sheet.getByRole('row', { name: 'Listening 380 reached' })).toBeTruthy();
    expect(sheet.getByRole('row', { name: 'Reading not submitted yet' })).toBeTruthy();
  });

  it('asks for the part that a test by itself may leave out', async () => {
    await open(exam(LISTENED, attempt('r1', { mockExamId: 'm1', ...parts(SUBMITTED, SUBMITTED, {}) })));
    const link = await screen.findByRole('link', { name: 'Go on with Part C' });
    expect(link.getAttribute('href')).toBe('/oet/reading/test/r1/C');
    expect(screen.queryByRole('link', { name: 'Start Writing' })).toBeNull();
  });

  it('begins the next module while the one before is being marked', async () => {
    const letter = attempt('w1', {
      module: 'writing',
      mockExamId: 'm1',
      ...whole({ ...SUBMITTED, phase: 'marking' }),
    });
    await open(exam(LISTENED, READ, letter));
    const sheet = within(await screen.findByRole('table'));
    expect(sheet.getByRole('row', { name: 'Reading 340 not reached' })).toBeTruthy();
    expect(sheet.getByRole('row', { name: 'Writing being marked' })).toBeTruthy();
    expect(screen.getByText(/estimates from one practice exam, not official/)).toBeTruthy();
  });

  it("says so when it isn't there", async () => {
    fakeNetwork({ oetMockExam: () => refuse({ code: 'VAL_001', message: '無' }) });
    await renderApp('/oet/mock/m2');
    expect((await screen.findByRole('alert')).textContent).toContain('無');
  });
});

describe('the page of mock exams', () => {
  it('begins one and leads to it', async () => {
    const { address, calls } = await open(exam(LISTENED), '/oet/mock');
    expect(await screen.findByText('1 of 4 modules done')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Begin a mock exam' }));
    await screen.findByRole('link', { name: 'Start Reading' });
    expect(address()).toBe('/oet/mock/m1');
    const begun = calls.filter(({ operation }) => operation === 'startOetMockExam');
    expect(begun).toHaveLength(1);
    expect(begun[0]?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  });
});
