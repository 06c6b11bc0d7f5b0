// @vitest-environment jsdom
import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accessToken, refreshToken } from '../../../lib/session/tokens.ts';
import { type Answer, fakeNetwork, refuse } from '../../../testing/fake-network.ts';
import { logInAs, renderApp, startAfresh } from '../../../testing/render-app.tsx';

// The whole app is loaded by the first test, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const PATH = '/settings/account';
const session = (id: string, changes: object = {}) => ({
  id,
  device: 'Firefox, Windows',
  createdAt: '2026-11-01T08:00:00Z',
  lastUsedAt: '2026-11-20T08:00:00Z',
  current: false,
  ...changes,
});
const account = (changes: object = {}) => ({
  fullName: 'Ana Ruiz',
  email: 'ana@example.org',
  phoneNumber: null,
  createdAt: '2026-10-01T08:00:00Z',
  sessions: [session('s1', { current: true }), session('s2', { device: null }), session('s3')],
  ...changes,
});
const done = (message: string) => ({ success: true, message });

function open(answers: Record<string, Answer> = {}) {
  let sessions = account().sessions;
  const network = fakeNetwork({
    myAccount: () => ({ myAccount: account({ sessions }) }),
    updateAccount: () => ({ updateAccount: done('Saved.') }),
    endOwnSession: ({ sessionId }) => {
      sessions = sessions.filter(({ id }) => id !== sessionId);
      return { endOwnSession: done('This device is logged out.') };
    },
    endOtherSessions: () => {
      sessions = sessions.slice(0, 1);
      return { endOtherSessions: done('All other devices are logged out.') };
    },
    logout: () => ({ logout: done('') }),
    ...answers,
  });
  return { ...network, page: renderApp(PATH) };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (calls: ReturnType<typeof fakeNetwork>['calls'], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ variables }) => variables);

describe('the account page', () => {
  beforeEach(() => {
    startAfresh();
    logInAs();
  });

  it('is a page for learners alone', async () => {
    startAfresh();
    fakeNetwork({});
    const { address } = await renderApp(PATH);
    await screen.findByLabelText('Password');
    expect(address()).toBe('/');
  });

  it('changes name and phone, and says what was refused beside them', async () => {
    const refused = { success: false, message: 'Please enter your name in at most 120 characters.' };
    let answer: object = refused;
    const { calls } = open({ updateAccount: () => ({ updateAccount: answer }) });
    const name = (await screen.findByLabelText('Full name')) as HTMLInputElement;
    expect([name.value, name.required]).toEqual(['Ana Ruiz', true]);
    await userEvent.type(name, ' Costa');
    await userEvent.type(screen.getByLabelText('Phone (optional)'), '+351 1');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain(refused.message);
    answer = done('Saved.');
    await press('Save');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(sent(calls, 'updateAccount')[1]).toEqual({ fullName: 'Ana Ruiz Costa', phoneNumber: '+351 1' });
    expect((screen.getByLabelText('Email') as HTMLInputElement).readOnly).toBe(true);
  });

  it('lists the devices and logs one out, or all others', async () => {
    const { calls } = open();
    const items = () => within(screen.getByRole('main')).getAllByRole('listitem');
    await screen.findByText('This device');
    expect(items()).toHaveLength(3);
    expect(within(items()[0] as HTMLElement).queryByRole('button')).toBeNull();
    await press('Log out: Unknown device');
    await waitFor(() => expect(items()).toHaveLength(2));
    expect(sent(calls, 'endOwnSession')).toEqual([{ sessionId: 's2' }]);
    expect(document.activeElement?.textContent).toBe('Where you are logged in');
    await press('Log out all other devices');
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
  });

  it('saves everything that is stored as a file', async () => {
    const files: { name: string; blob: Blob }[] = [];
    let last: Blob | undefined;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        last = blob;
        return 'blob:x';
      },
      revokeObjectURL: () => {},
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob: last as Blob });
    });
    open({ myData: () => ({ myData: { account: { fullName: 'Ana Ruiz' } } }) });
    await press('Download your data');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^bedside-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(await (files[0] as { blob: Blob }).blob.text())).toEqual({
      account: { fullName: 'Ana Ruiz' },
    });
    vi.restoreAllMocks();
  });

  it('says which recordings are kept, although the file has none', async () => {
    open();
    await screen.findByText(/no recordings in it: only those of your OET role-plays are kept/);
  });

  it('deletes the account with its password, and leaves nothing here', async () => {
    let answer: object = { success: false, message: 'This is not your password. Nothing was deleted.' };
    const { page, calls } = open({ deleteAccount: () => ({ deleteAccount: answer }) });
    const { address } = await page;
    await press('Delete your account');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Password'), 'wrong');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete everything' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('This is not your password.');
    expect(accessToken()).toBeDefined();
    answer = done('Your account is deleted, with everything that was stored of you.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect([accessToken(), refreshToken(), document.cookie]).toEqual([undefined, undefined, '']);
    expect(await screen.findByText(/^Your account is deleted/)).toBeTruthy();
    expect(sent(calls, 'deleteAccount')).toEqual([{ password: 'wrong' }, { password: 'wrong' }]);
  });

  it('deletes nothing when the account is kept after all', async () => {
    const { calls } = open();
    await press('Delete your account');
    await press('Keep my account');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(calls, 'deleteAccount')).toEqual([]);
  });

  it('says in its place what could not be done', async () => {
    const failed = () => refuse({ code: 'SRV_001', message: 'Internal server error' });
    open({ endOwnSession: failed, endOtherSessions: failed, myData: failed });
    for (const name of ['Log out: Unknown device', 'Log out all other devices', 'Download your data']) {
      await press(name);
      expect((await screen.findAllByRole('alert')).at(-1)?.textContent).toContain('Internal server error');
    }
  });

  it('can be asked for again when it could not be loaded', async () => {
    let fails = true;
    open({
      myAccount: () => (fails ? refuse({ code: 'SRV_001' }) : { myAccount: account() }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Your account could not be loaded.');
    fails = false;
    await press('Try again');
    expect(await screen.findByLabelText('Full name')).toBeTruthy();
  });
});
