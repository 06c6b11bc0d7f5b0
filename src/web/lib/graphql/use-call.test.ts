// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNetwork, lose, refuse } from '../../testing/fake-network.ts';
import { clearSession } from '../session/tokens.ts';
import { loadWords } from '../words/words.ts';
import { compiledDocument } from './document.ts';
import { newIdempotencyKey, useCall } from './use-call.ts';

const Voice = compiledDocument<{ voice: string }, { text: string }>(
  'mutation',
  'generateVoice',
  'mutation generateVoice($text:String!){voice(text:$text)}',
);

describe('useCall', () => {
  beforeEach(async () => {
    await loadWords('en');
    clearSession();
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const press = async (run: () => Promise<unknown>) => {
    let result: unknown;
    await act(async () => {
      const running = run();
      await vi.advanceTimersByTimeAsync(10_000);
      result = await running;
    });
    return result;
  };

  it('keeps its key while the answer is unknown, and takes a new one for a new action', async () => {
    let online = false;
    const { calls } = fakeNetwork({ generateVoice: () => (online ? { voice: 'x' } : lose()) });
    const { result } = renderHook(() => useCall(Voice, { keyed: true }));
    await press(() => result.current.run({ text: 'a' }));
    expect(result.current.failure?.code).toBe('NET_001');
    online = true;
    await press(() => result.current.run({ text: 'a' }));
    await press(() => result.current.run({ text: 'a' }));
    const keys = calls.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
  });

  it('takes a new key for other input', async () => {
    const { calls } = fakeNetwork({ generateVoice: lose });
    const { result } = renderHook(() => useCall(Voice, { keyed: true }));
    await press(() => result.current.run({ text: 'a' }));
    await press(() => result.current.run({ text: 'b' }));
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });

  it('ignores a second press while the first runs', async () => {
    const { calls } = fakeNetwork({ generateVoice: () => ({ voice: 'x' }) });
    const { result } = renderHook(() => useCall(Voice));
    let second: unknown;
    await press(() => {
      const first = result.current.run({ text: 'a' });
      void result.current.run({ text: 'a' }).then((outcome) => {
        second = outcome;
      });
      return first;
    });
    expect(second).toEqual({ kind: 'busy' });
    expect(calls).toHaveLength(1);
  });

  it('forgets the failure when it is tried again', async () => {
    let works = false;
    fakeNetwork({ generateVoice: () => (works ? { voice: 'x' } : refuse({ code: 'SRV_002' })) });
    const { result } = renderHook(() => useCall(Voice));
    await press(() => result.current.run({ text: 'a' }));
    expect(result.current.failure?.message).toBe('SRV_002');
    works = true;
    expect(await press(() => result.current.run({ text: 'a' }))).toEqual({
      kind: 'data',
      data: { voice: 'x' },
    });
    expect(result.current.failure).toBeNull();
  });

  it('makes keys that are UUIDs and never the same', () => {
    const keys = Array.from({ length: 50 }, newIdempotencyKey);
    for (const key of keys)
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(keys).size).toBe(50);
  });
});
