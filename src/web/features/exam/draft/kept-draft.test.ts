// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/words/words.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { sendKeptDraft } from './kept-draft.ts';

beforeEach(() => loadWords('en'));
afterEach(() => vi.unstubAllGlobals());

/** A server that takes what goes on from its newest text, and keeps the rest aside. */
function aServer(newest: { text: string; revision: number }) {
  const server = { ...newest, aside: [] as string[] };
  fakeNetwork({
    saveOetDraft: ({ draft, revision }) => {
      const text = String(draft);
      const isOnTop = revision === server.revision;
      if (isOnTop) Object.assign(server, { text, revision: server.revision + 1 });
      else server.aside.push(text);
      const conflict = isOnTop ? null : { draft: server.text, revision: server.revision, submittedAt: null };
      return { saveOetWork: { revision: server.revision, conflict } };
    },
  });
  return server;
}

const keptAtEnd = (value: object) =>
  sendKeptDraft({ subject: 'p1', part: 'draft.whole.tab', value, revision: 1, editedAt: 0 });

it('at the end of a session puts what was shown last on top of what it had replaced', async () => {
  const server = aServer({ text: 'Dear', revision: 1 });
  const base = { text: 'Dear', revision: 1 };
  const aside = [{ text: 'Dear Dr Hale, I was', revision: 1 }];
  expect(await keptAtEnd({ text: 'Brought back', base, unsure: [], aside })).toBe(true);
  expect(server).toMatchObject({ text: 'Brought back', revision: 3, aside: [] });
});

it('at the end of a session goes over no text of another device', async () => {
  const server = aServer({ text: 'theirs', revision: 5 });
  const base = { text: 'Dear', revision: 1 };
  const aside = [{ text: 'older', revision: 1 }];
  expect(await keptAtEnd({ text: 'mine', base, unsure: [], aside })).toBe(true);
  expect(server).toMatchObject({ text: 'theirs', revision: 5, aside: ['older', 'mine'] });
});
