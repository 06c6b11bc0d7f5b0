// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '#web/lib/session/tokens.ts';
import { loadWords } from '#web/lib/words/words.ts';
import { fakeNetwork, passWith } from '#web/testing/fake-network.ts';
import { InVisit } from '#web/testing/in-visit.tsx';
import { useModelVoice, useVoice } from './use-model-voice.ts';
import { useTranslation } from './use-translation.ts';

beforeEach(async () => {
  await loadWords('en');
  clearSession();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const voiceOf = (text: string) => ({ generateVoice: { audioData: btoa(text) } });

describe('the voice of a text', () => {
  const inPage = (initialProps: { text: string }) =>
    renderHook(
      ({ text }) => ({
        get: useVoice({ text, language: 'en' }),
        model: useModelVoice({ text, language: 'en', wanted: true }),
      }),
      { wrapper: InVisit, initialProps },
    );

  it('is that of the new text once the text has changed', async () => {
    fakeNetwork({ generateVoice: ({ text }) => voiceOf(String(text)) });
    const { result, rerender } = inPage({ text: 'fever' });
    expect(await (await result.current.get()).text()).toBe('fever');
    rerender({ text: 'cough' });
    expect(await (await result.current.get()).text()).toBe('cough');
    await waitFor(async () => expect(await result.current.model.sound?.text()).toBe('cough'));
  });

  it('is asked for once by all who need it', async () => {
    const { calls } = fakeNetwork({ generateVoice: ({ text }) => voiceOf(String(text)) });
    const { result } = inPage({ text: 'fever' });
    await Promise.all([result.current.get(), result.current.get()]);
    await waitFor(() => expect(result.current.model.sound).not.toBeNull());
    expect(calls).toHaveLength(1);
  });

  it("is asked for again with the same key after a proxy's 504", async () => {
    let works = false;
    const { calls } = fakeNetwork({ generateVoice: () => (works ? voiceOf('x') : passWith(504)) });
    const { result } = renderHook(() => useVoice({ text: 'fever', language: 'en' }), { wrapper: InVisit });
    await expect(result.current()).rejects.toMatchObject({ outcome: 'unknown' });
    works = true;
    await result.current();
    const [first, second] = calls.map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
  });
});

describe('the translation of a text', () => {
  const translated = {
    translateText: ({ text }: Record<string, unknown>) => ({
      translateText: { translatedText: `<${text}>` },
    }),
  };

  it('is that of the new text once the text has changed', async () => {
    fakeNetwork(translated);
    const { result, rerender } = renderHook(({ term }) => useTranslation({ term }, 'en'), {
      wrapper: InVisit,
      initialProps: { term: 'fever' },
    });
    act(() => result.current.show('de'));
    await waitFor(() => expect(result.current.state).toMatchObject({ translation: { term: '<fever>' } }));
    rerender({ term: 'cough' });
    await waitFor(() => expect(result.current.state).toMatchObject({ translation: { term: '<cough>' } }));
  });

  it('is shown again without asking, and another language is another one', async () => {
    const { calls } = fakeNetwork(translated);
    const { result } = renderHook(() => useTranslation({ term: 'fever', definition: 'heat' }, 'en'), {
      wrapper: InVisit,
    });
    for (const language of ['de', 'es', 'de'] as const) {
      act(() => result.current.show(language));
      await waitFor(() => expect(result.current.state).toMatchObject({ kind: 'shown', language }));
    }
    expect(calls.map(({ variables }) => [variables.text, variables.targetLanguage])).toEqual([
      ['fever', 'de'],
      ['heat', 'de'],
      ['fever', 'es'],
      ['heat', 'es'],
    ]);
    act(() => result.current.clear());
    expect(result.current.state.kind).toBe('hidden');
  });

  it('that failed can be asked for again', async () => {
    let works = false;
    fakeNetwork({
      translateText: (variables) => (works ? translated.translateText(variables) : passWith(502)),
    });
    const { result } = renderHook(() => useTranslation({ term: 'fever' }, 'en'), { wrapper: InVisit });
    act(() => result.current.show('de'));
    await waitFor(() => expect(result.current.state.kind).toBe('failed'));
    works = true;
    act(() => result.current.show('de'));
    await waitFor(() => expect(result.current.state.kind).toBe('shown'));
  });
});
