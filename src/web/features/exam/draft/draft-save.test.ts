import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { NOT_REACHED } from '#web/lib/graphql/transport.ts';
import { loadWords } from '#web/lib/words/words.ts';
import { type KeptDraft, type ServerDraft, startDraft } from './draft-machine.ts';
import { createDraftSave, type DraftAnswer } from './draft-save.ts';

const nothing: ServerDraft = { text: '', revision: 0, isSubmitted: false };
const SECOND = 1000;

beforeEach(async () => {
  await loadWords('en');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A text whose calls the test answers. */
function begin(kept: readonly KeptDraft[] = []) {
  const sent: { text: string; revision: number; leaving: boolean }[] = [];
  const waiting: { answer: (answer: DraftAnswer) => void; lose: () => void }[] = [];
  const local = { kept: null as KeptDraft | null, told: [] as ServerDraft[], server: nothing };
  const draft = createDraftSave({
    opening: startDraft(nothing, kept),
    send({ text, revision }, { leaving }) {
      sent.push({ text, revision, leaving });
      return new Promise((resolve, reject) => {
        waiting.push({ answer: resolve, lose: () => reject(new CallFailure(NOT_REACHED)) });
      });
    },
    ask: async () => local.server,
    keep: (each) => {
      local.kept = each;
    },
    tellTabs: (work) => local.told.push(work),
    now: Date.now,
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const reply = async (answer: DraftAnswer) => {
    waiting.shift()?.answer(answer);
    await pass(0);
  };
  const lose = async () => {
    waiting.shift()?.lose();
    await pass(0);
  };
  return { draft, sent, local, pass, reply, lose };
}

const saved = (revision: number): DraftAnswer => ({ revision, conflict: null });

describe('what is typed', () => {
  it('is kept at once, sent after a pause, and told to other tabs once it has arrived', async () => {
    const { draft, sent, local, pass, reply } = begin();
    draft.edit('Dear');
    expect(local.kept).toMatchObject({ text: 'Dear' });
    await pass(SECOND - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([{ text: 'Dear', revision: 0, leaving: false }]);
    await reply(saved(1));
    expect([draft.status(), local.kept]).toEqual(['saved', null]);
    expect(local.told).toEqual([{ text: 'Dear', revision: 1, isSubmitted: false }]);
  });

  it('without a pause is sent every ten seconds', async () => {
    const { draft, sent, pass } = begin();
    for (let letters = 1; letters <= 25; letters += 1) {
      draft.edit('x'.repeat(letters));
      await pass(SECOND / 2);
    }
    expect(sent).toHaveLength(1);
  });

  it('is sent when the page goes, with what was typed last', async () => {
    const { draft, sent, pass } = begin();
    draft.edit('Dear');
    await pass(300);
    draft.leave();
    expect(sent).toEqual([{ text: 'Dear', revision: 0, leaving: true }]);
  });
});

it('without a connection says so, keeps all of it, and sends it at the next look', async () => {
  const { draft, sent, local, pass, lose, reply } = begin();
  draft.edit('Dear');
  await pass(SECOND);
  await lose();
  expect([draft.status(), local.kept?.text]).toEqual(['offline', 'Dear']);
  void draft.catchUp();
  await reply(saved(1));
  expect([draft.status(), sent.length]).toEqual(['saved', 2]);
});

it('before a submission sends everything, and says where it could not', async () => {
  const { draft, pass, reply, lose } = begin();
  draft.edit('Dear');
  const done = vi.fn();
  void draft.flush().then(done);
  await pass(0);
  draft.edit('Dear Dr');
  await reply(saved(1));
  expect(done).not.toHaveBeenCalled();
  await lose();
  expect(done).toHaveBeenCalledWith(false);
});

it('sends nothing while the learner has to choose, and what she chose afterwards', async () => {
  const { draft, sent, local, pass, reply } = begin();
  draft.edit('mine');
  await pass(SECOND);
  await reply({ revision: 4, conflict: { text: 'theirs', revision: 4, isSubmitted: false } });
  draft.edit('mine, gone on with');
  await pass(20 * SECOND);
  expect([draft.status(), sent.length, local.kept?.text]).toEqual(['conflict', 1, 'mine, gone on with']);
  draft.keepMine();
  await pass(SECOND);
  expect(sent.at(-1)).toMatchObject({ text: 'mine, gone on with', revision: 4 });
});

it('holds nothing that no database can: a NUL, half of a character', () => {
  const { draft } = begin();
  draft.edit('5\0 mg \ud83d, 😀');
  expect(draft.text()).toBe('5 mg \ufffd, 😀');
});

it('sends what another tab’s submission came before, and keeps it here until it has arrived', async () => {
  const { draft, sent, local, reply } = begin();
  draft.edit('written on here');
  draft.hearTab({ text: 'submitted there', revision: 1, isSubmitted: true });
  expect([draft.text(), draft.isSubmitted()]).toEqual(['submitted there', true]);
  expect(sent).toEqual([{ text: 'written on here', revision: 0, leaving: true }]);
  expect(local.kept).toMatchObject({ text: 'written on here' });
  await reply({ revision: 1, conflict: { text: 'submitted there', revision: 1, isSubmitted: true } });
  expect(local.kept).toBeNull();
});
