// @vitest-environment jsdom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeNetwork } from '../testing/fake-network.ts';

/** A visit in which the flag service answers, or does not. */
async function visit(flagUrl: string, answers: boolean) {
  const asked: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      onload?: () => void;
      onerror?: () => void;
      set src(address: string) {
        asked.push(address);
        queueMicrotask(() => (answers ? this.onload?.() : this.onerror?.()));
      }
    },
  );
  fakeNetwork({ '/config.json': () => ({ traceUrl: '', flagUrl }) });
  vi.resetModules();
  const { Flag } = await import('./flag.tsx');
  const { container } = render(
    <>
      <Flag code="pl" />
      <Flag code="es-ga" />
    </>,
  );
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2));
  const sources = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  return { container, asked, sources };
}

describe('flags', () => {
  afterEach(() => {
    sessionStorage.clear();
    cleanup();
    vi.unstubAllGlobals();
  });

  it('come from the configured service', async () => {
    const { sources } = await visit('https://flags.example/{code}.svg', true);
    expect(sources()).toEqual(['https://flags.example/pl.svg', 'https://flags.example/es-ga.svg']);
  });

  it('come from our own copies when the service is out of reach, which is tried once', async () => {
    const { sources, asked } = await visit('https://flags.example/{code}.svg', false);
    expect(sources()).toEqual(['/flags/pl.svg', '/flags/es-ga.svg']);
    expect(asked).toEqual(['https://flags.example/pl.svg']);
  });

  it('try a service that was out of reach once in a tab, not at every full load', async () => {
    await visit('https://flags.example/{code}.svg', false);
    cleanup();
    const { sources, asked } = await visit('https://flags.example/{code}.svg', true);
    expect(sources()).toEqual(['/flags/pl.svg', '/flags/es-ga.svg']);
    expect(asked).toEqual([]);
  });

  it('come from our own copies one by one where the service lacks one', async () => {
    const { container, sources } = await visit('https://flags.example/{code}.svg', true);
    fireEvent.error(container.querySelectorAll('img')[1] as Element);
    expect(sources()).toEqual(['https://flags.example/pl.svg', '/flags/es-ga.svg']);
  });

  it('ask no other host when none is configured', async () => {
    const { sources, asked } = await visit('', true);
    expect(sources()).toEqual(['/flags/pl.svg', '/flags/es-ga.svg']);
    expect(asked).toEqual([]);
  });
});
