// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNetwork, lose, never, refuse } from '../../testing/fake-network.ts';
import type * as Refresh from './refresh.ts';
import { accessToken, clearTokens, refreshToken, saveTokens } from './tokens.ts';

const MINUTE = 60_000;
const token = (name: string) => ({
  access: `access-${name}`,
  refresh: `refresh-${name}`,
  expiresIn: 900,
  refreshExpiresIn: 2_592_000,
});

/** A tab: its own copy of the code, the same cookies and storage. */
async function openTab(): Promise<typeof Refresh> {
  vi.resetModules();
  return import('./refresh.ts');
}

/** The Web Locks API, as far as it is used: one holder of a name at a time. */
function webLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => Promise<unknown>) => {
      const result = last.then(work);
      last = result.catch(() => {});
      return result;
    },
  };
}

/** A server that rotates refresh tokens, and refuses one that it rotated more than 60 s ago. */
function rotatingServer(handlers: { beforeAnswer?: (count: number) => unknown } = {}) {
  const rotatedAt = new Map<unknown, number>();
  let count = 0;
  return fakeNetwork({
    refreshToken: ({ refresh }) => {
      const first = rotatedAt.get(refresh);
      if (first !== undefined && Date.now() - first > MINUTE) refuse({ code: 'AUTH_002' });
      if (first === undefined) rotatedAt.set(refresh, Date.now());
      count += 1;
      const made = count;
      const early = handlers.beforeAnswer?.(made);
      return early ?? { refreshToken: token(String(made + 1)) };
    },
  });
}

function endAccessToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the browser does when the access token ends
  document.cookie = 'accessToken=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/';
}

for (const locks of [true, false]) {
  describe(`session ${locks ? 'with' : 'without'} Web Locks`, () => {
    beforeEach(() => {
      vi.useFakeTimers();
      vi.stubGlobal('navigator', { ...navigator, locks: locks ? webLocks() : undefined });
      clearTokens();
      localStorage.clear();
      saveTokens(token('1'));
    });
    afterEach(() => {
      vi.clearAllTimers();
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });

    it('asks once when two tabs find the token ended at the same moment', async () => {
      const { calls } = rotatingServer();
      const tabs = [await openTab(), await openTab()];
      endAccessToken();
      const states = Promise.all(tabs.map((tab) => tab.ensureSession()));
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await states).toEqual(['fresh', 'fresh']);
      expect(calls).toHaveLength(1);
      expect(refreshToken()).toBe('refresh-2');
    });

    it('renews a minute before the end, in one of two tabs', async () => {
      const { calls } = rotatingServer();
      const tabs = [await openTab(), await openTab()];
      for (const tab of tabs) tab.scheduleRenewal();
      await vi.advanceTimersByTimeAsync(13 * MINUTE + 50_000);
      expect(calls).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(calls).toHaveLength(1);
      expect(accessToken()).toBe('access-2');
    });

    it('believes the token of another tab, although the storage tells its end later', async () => {
      const { calls } = rotatingServer();
      const tabs = [await openTab(), await openTab()];
      await vi.advanceTimersByTimeAsync(14.5 * MINUTE);
      const write = Storage.prototype.setItem;
      const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((name, value) => {
        if (name !== 'bedside.access-expires-at') write.call(localStorage, name, value);
      });
      const states = Promise.all(tabs.map((tab) => tab.renewSession()));
      await vi.advanceTimersByTimeAsync(5_000);
      storage.mockRestore();
      expect(await states).toEqual(['fresh', 'fresh']);
      expect(calls).toHaveLength(1);
    });

    it('gets a new token after an answer that was lost, with the old one and in time', async () => {
      const { calls } = rotatingServer({ beforeAnswer: (count) => (count === 1 ? lose() : undefined) });
      const tab = await openTab();
      endAccessToken();
      const state = tab.ensureSession();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await state).toBe('fresh');
      expect(calls.map(({ variables }) => variables.refresh)).toEqual(['refresh-1', 'refresh-1']);
      expect(accessToken()).toBe('access-3');
    });

    it('asks again within the minute when an answer never comes', async () => {
      const start = Date.now();
      const { calls } = rotatingServer({ beforeAnswer: (count) => (count < 3 ? never() : undefined) });
      const tab = await openTab();
      endAccessToken();
      const state = tab.ensureSession();
      await vi.advanceTimersByTimeAsync(45_000);
      expect(await state).toBe('fresh');
      expect(calls).toHaveLength(3);
      expect(Date.now() - start).toBeLessThan(MINUTE);
    });

    it('renews before it decides when the page is loaded again after 16 minutes', async () => {
      rotatingServer();
      await vi.advanceTimersByTimeAsync(16 * MINUTE);
      endAccessToken();
      const tab = await openTab();
      const state = tab.ensureSession();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await state).toBe('fresh');
      expect(accessToken()).toBe('access-2');
    });

    it('never logs out because the connection is lost', async () => {
      rotatingServer({ beforeAnswer: () => lose() });
      const tab = await openTab();
      endAccessToken();
      const state = tab.ensureSession();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await state).toBe('unreachable');
      expect(refreshToken()).toBe('refresh-1');
    });

    it('goes on with the token in hand while renewing ahead of its end fails', async () => {
      rotatingServer({ beforeAnswer: () => lose() });
      const tab = await openTab();
      vi.setSystemTime(Date.now() + 14.5 * MINUTE);
      const state = tab.ensureSession();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await state).toBe('fresh');
      expect(accessToken()).toBe('access-1');
    });

    it('ends when the server refuses the refresh token, and forgets both tokens', async () => {
      fakeNetwork({ refreshToken: () => refuse({ code: 'AUTH_002' }) });
      const tab = await openTab();
      endAccessToken();
      const state = tab.ensureSession();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await state).toBe('ended');
      expect([accessToken(), refreshToken()]).toEqual([undefined, undefined]);
    });

    it('does not ask at all for a visitor', async () => {
      const { calls } = rotatingServer();
      clearTokens();
      const tab = await openTab();
      expect(await tab.ensureSession()).toBe('ended');
      expect(calls).toHaveLength(0);
    });
  });
}
