// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, saveTokens } from '#web/lib/session/tokens.ts';
import { loadWords } from '#web/lib/words/words.ts';
import { fakeNetwork, lose } from '#web/testing/fake-network.ts';
import {
  allWork,
  claimWork,
  findWork,
  flushWork,
  forgetAllWork,
  forgetWork,
  keepWork,
  watchWork,
} from './kept-work.ts';
import { keepUnsent, sendUnsentWork } from './unsent-calls.ts';

const draft = { subject: 'c1', part: 'draft' };
const keptValue = async () => (await findWork(draft))?.value ?? null;
/** The page as it is after a reload: another copy of the module, over the same database. */
const reload = async () => {
  vi.resetModules();
  return import('./kept-work.ts');
};

beforeEach(async () => {
  localStorage.clear();
  await forgetAllWork();
  await claimWork('ana');
});
afterEach(() => vi.unstubAllGlobals());

describe('kept work', () => {
  it('is found as it was left, at once and after a reload', async () => {
    keepWork(draft, 'Hal');
    keepWork(draft, 'Half');
    expect(await keptValue()).toBe('Half');
    window.dispatchEvent(new Event('pagehide'));
    const reloaded = await reload();
    await reloaded.claimWork('ana');
    await vi.waitFor(async () =>
      expect(await reloaded.findWork(draft)).toMatchObject({ value: 'Half', revision: 2 }),
    );
  });

  it('is found when the page went before its database had written it', async () => {
    await flushWork();
    keepWork(draft, 'Half');
    vi.stubGlobal('indexedDB', undefined);
    window.dispatchEvent(new Event('pagehide'));
    const rescued = localStorage.getItem('bedside.rescued-work');
    vi.unstubAllGlobals();
    await flushWork();
    await forgetAllWork();
    localStorage.setItem('bedside.rescued-work', rescued ?? '');
    const reloaded = await reload();
    await reloaded.claimWork('ana');
    expect((await reloaded.findWork(draft))?.value).toBe('Half');
    expect(localStorage.getItem('bedside.rescued-work')).toBeNull();
  });

  it('tells when it was edited', async () => {
    const before = Date.now();
    keepWork(draft, 'Half');
    expect((await findWork(draft))?.editedAt).toBeGreaterThanOrEqual(before);
  });

  it('is nothing of the next learner at this browser', async () => {
    keepWork(draft, "Ana's words");
    await flushWork();
    await claimWork('ben');
    expect(await keptValue()).toBeNull();
    await claimWork('ana');
    expect(await keptValue()).toBeNull();
  });

  it('is not written for a learner who has gone meanwhile', async () => {
    keepWork(draft, "Ana's words");
    await claimWork('ben');
    await flushWork();
    expect(await allWork()).toEqual([]);
  });

  it('stays for the learner who logs in again', async () => {
    keepWork(draft, 'Half');
    await flushWork();
    const reloaded = await reload();
    await reloaded.claimWork('ana');
    expect((await reloaded.findWork(draft))?.value).toBe('Half');
  });

  it('is gone when it was forgotten, and with the session', async () => {
    keepWork(draft, 'Half');
    await forgetWork(draft);
    await flushWork();
    expect(await keptValue()).toBeNull();
    keepWork(draft, 'Again');
    await flushWork();
    await forgetAllWork();
    await claimWork('ana');
    expect(await keptValue()).toBeNull();
  });

  it('is told to the other tabs of this learner', async () => {
    const other = await reload();
    await other.claimWork('ana');
    const heard: unknown[] = [];
    watchWork(draft, (work) => heard.push(work?.value ?? null));
    other.keepWork(draft, 'From the other tab');
    await other.flushWork();
    await vi.waitFor(() => expect(heard).toEqual(['From the other tab']));
    await other.forgetWork(draft);
    await vi.waitFor(() => expect(heard).toEqual(['From the other tab', null]));
  });

  it('goes on without a database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const bare = await reload();
    await bare.claimWork('ana');
    bare.keepWork(draft, 'Half');
    expect((await bare.findWork(draft))?.value).toBe('Half');
    await bare.flushWork();
    expect(await bare.findWork(draft)).toBeNull();
    warn.mockRestore();
  });
});

describe('when a learner logs out, a call that has not arrived', () => {
  const unsent = {
    document: 'mutation say($text:String!){said(text:$text)}',
    operation: 'say',
    variables: { text: 'Hello' },
    key: 'k-1',
    shown: {},
  };

  beforeEach(async () => {
    await loadWords('en');
    clearSession();
    saveTokens({ access: 'a', refresh: 'r', expiresIn: 900, refreshExpiresIn: 900 });
    keepUnsent('c1', unsent);
  });

  it('is sent, with its key and as it was', async () => {
    const { calls } = fakeNetwork({ say: () => ({ said: 'yes' }) });
    expect(await sendUnsentWork()).toBe(0);
    expect(calls).toMatchObject([{ variables: { text: 'Hello' }, headers: { 'idempotency-key': 'k-1' } }]);
    expect(await allWork()).toEqual([]);
  });

  it('counts as left when it cannot be sent, as does what is still being written', async () => {
    fakeNetwork({ say: lose });
    keepWork(draft, 'Half');
    expect(await sendUnsentWork()).toBe(2);
    expect(await allWork()).toHaveLength(2);
  }, 15_000);
});
