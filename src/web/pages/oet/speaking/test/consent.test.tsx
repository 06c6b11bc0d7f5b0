// @vitest-environment jsdom
import { configure, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sent } from '#web/testing/complex-case.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';
import { NOT_STARTED, openRolePlay, SPEAKING_PATH } from '#web/testing/speaking.ts';

configure({ asyncUtilTimeout: 10_000 });

const providers = [
  { capability: 'patient', host: 'ai.example', name: 'Model' },
  { capability: 'letterAssessor', host: 'ai.example', name: 'Model' },
];

beforeEach(() => {
  vi.unstubAllGlobals();
  startAfresh();
  logInAs();
});

it('asks before a role-play that is played elsewhere is started, and names only what it needs', async () => {
  const { calls } = openRolePlay(NOT_STARTED, {
    '/config.json': () => ({ traceUrl: '', flagUrl: '', providers }),
    me: () => ({ me: { id: 'u', language: 'es', languageToLearn: 'en', providerConsents: [] } }),
  });
  await renderApp(SPEAKING_PATH);
  await screen.findByRole('heading', { level: 1, name: 'Before you begin: where your work goes' });
  expect(screen.queryByRole('button', { name: 'Start Test' })).toBeNull();
  expect(screen.queryByText(/Letters that you submit/)).toBeNull();
  expect(sent(calls, 'startOetPhase')).toEqual([]);
});
