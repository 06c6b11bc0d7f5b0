import { describe, expect, it } from 'vitest';
import { isThinned, timelyDraft } from './drafts.ts';

const at = (seconds: number) => new Date(1_900_000_020_000 + seconds * 1000);
const draft = (text: string, seconds: number) => ({ text, savedAt: at(seconds) });

describe('a draft', () => {
  it('goes when the next of the same minute has all of it', () => {
    expect(isThinned(draft('Dear', 0), draft('Dear Dr', 5), null)).toBe(true);
    expect(isThinned(draft('Dear', 0), draft('Dear Dr', 65), null)).toBe(false);
  });

  it('stays where a passage is gone', () => {
    expect(isThinned(draft('a passage of many words', 0), draft('', 5), null)).toBe(false);
    expect(isThinned(draft('Dear Dr', 0), draft('Dear', 5), null)).toBe(true);
  });

  it('stays where a passage was replaced by a longer one', () => {
    expect(
      isThinned(draft('a passage of many words', 0), draft('something else that is longer', 5), null),
    ).toBe(false);
    expect(
      isThinned(draft('a passage of many words', 0), draft('a passage of very many words', 5), null),
    ).toBe(true);
  });

  it('stays where it stood there when the time was over', () => {
    expect(isThinned(draft('Dear', 0), draft('Dear Dr', 5), at(3))).toBe(false);
    expect(isThinned(draft('Dear', 4), draft('Dear Dr', 5), at(3))).toBe(true);
  });
});

it('the draft that was in time is the last of those before the end', () => {
  const drafts = [draft('one', 0), draft('two', 10), draft('late', 20)];
  expect(timelyDraft(drafts, at(10))?.text).toBe('two');
  expect(timelyDraft(drafts, null)?.text).toBe('late');
  expect(timelyDraft(drafts, at(-1))).toBeNull();
});
