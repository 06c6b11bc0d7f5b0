// @vitest-environment jsdom
import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeNetwork, refuse } from '../../testing/fake-network.ts';
import { logInAs, renderApp, startAfresh } from '../../testing/render-app.tsx';

// The whole app is loaded by the first test, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const content = {
  title: 'Privacy policy',
  content: '<h2>What is stored</h2><p>Little.</p>',
  lastUpdated: '2026-11-22T00:00:00Z',
};
const PATH = '/legal/privacy-policy';

describe('a legal page', () => {
  beforeEach(startAfresh);

  it('shows visitors title, text and date', async () => {
    const { calls } = fakeNetwork({ legalContent: () => ({ legalContent: content }) });
    await renderApp(PATH);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Privacy policy');
    expect(screen.getByRole('heading', { level: 2, name: 'What is stored' })).toBeTruthy();
    expect(screen.getByText('Nov 22, 2026').getAttribute('datetime')).toBe(content.lastUpdated);
    await waitFor(() => expect(document.title).toContain('Privacy policy'));
    expect(calls.map(({ variables }) => variables)).toEqual([{ slug: 'privacy-policy' }]);
  });

  it('is open to learners too', async () => {
    logInAs();
    fakeNetwork({ legalContent: () => ({ legalContent: content }) });
    const { address } = await renderApp(PATH);
    await screen.findByRole('heading', { level: 2, name: 'What is stored' });
    expect(address()).toBe(PATH);
  });

  it("says 'Content not found' where there is none", async () => {
    fakeNetwork({ legalContent: () => ({ legalContent: null }) });
    await renderApp('/legal/nothing');
    expect(await screen.findByText('Content not found')).toBeTruthy();
  });

  it("says 'Error loading content' where it failed, and tries again", async () => {
    let fails = true;
    fakeNetwork({
      legalContent: () => (fails ? refuse({ code: 'SRV_001' }) : { legalContent: content }),
    });
    await renderApp(PATH);
    expect((await screen.findByRole('alert')).textContent).toContain('Error loading content');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Little.')).toBeTruthy();
  });

  it('is linked from the foot of every page', async () => {
    fakeNetwork({});
    await renderApp('/');
    const footer = await screen.findByRole('contentinfo');
    const paths = within(footer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    for (const slug of ['terms-conditions', 'privacy-policy', 'refund-policy', 'cookie-policy']) {
      expect(paths).toContain(`/legal/${slug}`);
    }
  });
});
