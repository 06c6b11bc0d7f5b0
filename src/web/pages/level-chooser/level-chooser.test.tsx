// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { setNewUser } from '../../lib/session/tokens.ts';
import { fakeNetwork, refuse } from '../../testing/fake-network.ts';
import { logInAs, renderApp, startAfresh } from '../../testing/render-app.tsx';

const level = (slug: string, totalCompleted: number, totalPractice: number, isTopLevel = true) => ({
  id: slug,
  name: slug,
  title: slug,
  description: `About ${slug}`,
  slug,
  isTopLevel,
  totalPractice,
  totalCompleted,
});

describe('level chooser', () => {
  beforeEach(() => {
    startAfresh();
    logInAs();
  });

  it('lists the top levels with how far each is', async () => {
    fakeNetwork({
      allLevels: () => ({
        allLevels: [
          level('beginner', 1, 3),
          level('advanced', 0, 0),
          level('beginner-vocabulary', 1, 1, false),
        ],
      }),
    });
    await renderApp('/levelchooser');
    expect(
      (await screen.findAllByRole('progressbar')).map((bar) => bar.getAttribute('aria-valuenow')),
    ).toEqual(['33', '0']);
    expect(screen.getByText('33% completed')).toBeTruthy();
    expect(screen.getByText('1 of 3')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'beginner' }).getAttribute('href')).toBe(
      '/levelchooser?level=beginner',
    );
  });

  it('lists the practice modes of a level', async () => {
    const { calls } = fakeNetwork({
      sublevels: () => ({
        level: { id: 'b', title: 'Beginner', description: '' },
        sublevels: [
          { ...level('beginner-vocabulary', 2, 4), title: 'Vocabulary', levelType: 'vocabulary' },
          { ...level('beginner-guided', 0, 4), title: 'Guided', levelType: 'guided_case' },
          { ...level('beginner-complex', 0, 4), title: 'Cases', levelType: 'complex_case' },
        ],
      }),
    });
    await renderApp('/levelchooser?level=beginner');
    await screen.findByRole('heading', { name: 'Beginner' });
    const list = within(screen.getByRole('main')).getByRole('list');
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/level/beginner-vocabulary/practice/vocabulary',
      '/level/beginner-guided/practice/guided',
      '/level/beginner-complex/practice/complex',
    ]);
    expect(calls[0]?.variables).toEqual({ levelSlug: 'beginner' });
    expect(screen.getByRole('link', { name: 'All levels' }).getAttribute('href')).toBe('/levelchooser');
  });

  it('says so when a level does not exist', async () => {
    fakeNetwork({ sublevels: () => ({ level: null, sublevels: [] }) });
    await renderApp('/levelchooser?level=nope');
    expect(await screen.findByText('This level does not exist.')).toBeTruthy();
  });

  it('says what went wrong and asks again', async () => {
    let works = false;
    fakeNetwork({
      allLevels: () =>
        works ? { allLevels: [level('beginner', 0, 3)] } : refuse({ code: 'SRV_001', message: 'It broke' }),
    });
    await renderApp('/levelchooser');
    expect((await screen.findByRole('alert')).textContent).toContain('Error loading levels: It broke');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'beginner' })).toBeTruthy();
  });

  it('welcomes a new learner once', async () => {
    setNewUser(true);
    fakeNetwork({ allLevels: () => ({ allLevels: [level('beginner', 0, 3)] }) });
    const first = await renderApp('/levelchooser');
    await userEvent.click(await screen.findByRole('button', { name: 'Close the welcome' }));
    expect(screen.queryByText('Welcome to Bedside')).toBeNull();
    first.unmount();
    await renderApp('/levelchooser');
    await screen.findByRole('link', { name: 'beginner' });
    expect(screen.queryByText('Welcome to Bedside')).toBeNull();
  });

  it('logs out: tells the server, forgets the four cookies and goes to the login page', async () => {
    const { calls } = fakeNetwork({
      allLevels: () => ({ allLevels: [] }),
      logout: () => ({ logout: { success: true, message: '' } }),
    });
    const { address } = await renderApp('/levelchooser');
    await userEvent.click(await screen.findByRole('button', { name: 'Your account' }));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(calls.find(({ operation }) => operation === 'logout')?.variables).toEqual({
      refresh: 'refresh-1',
    });
    expect(document.cookie).toBe('');
  });
});
