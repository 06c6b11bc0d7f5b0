import { afterEach, expect, it, vi } from 'vitest';
import { connectToasts, onFirstToast, toast } from './toast.ts';

afterEach(() => connectToasts(undefined));

it('code that a deploy has taken away costs what was said in passing, and is asked for again', async () => {
  let gone = true;
  const shown: string[] = [];
  const end = onFirstToast(async () => {
    if (gone) throw new TypeError('Failed to fetch dynamically imported module');
    connectToasts((_, text) => shown.push(text));
  });
  toast('error', '遲');
  await vi.waitFor(() => expect(shown).toEqual([]));
  gone = false;
  toast('error', '新');
  await vi.waitFor(() => expect(shown).toEqual(['新']));
  end();
});
