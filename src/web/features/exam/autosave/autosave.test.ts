import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { NOT_REACHED, type WireFailure } from '#web/lib/graphql/transport.ts';
import { loadWords } from '#web/lib/words/words.ts';
import { type LocalEdits, type ServerWork, startAnswers } from './answers-machine.ts';
import { createAutosave, type SaveAnswer, type SaveRequest } from './autosave.ts';
import type { TabMessage } from './other-tabs.ts';
import { createSpentTime } from './spent-time.ts';

const nothing: ServerWork = { saved: {}, revision: 0, isSubmitted: false };
const SECOND = 1000;

beforeEach(async () => {
  await loadWords('en');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** An autosave whose calls the test answers. */
function begin(kept: LocalEdits = {}) {
  const sent: SaveRequest[] = [];
  const waiting: { answer: (answer: SaveAnswer) => void; lose: (failure?: WireFailure) => void }[] = [];
  const local = { kept: {} as LocalEdits, told: [] as TabMessage[], server: nothing };
  const spent = createSpentTime(Date.now);
  const autosave = createAutosave({
    opening: startAnswers(nothing, kept),
    send(request) {
      sent.push(request);
      return new Promise((resolve, reject) => {
        waiting.push({
          answer: resolve,
          lose: (failure = NOT_REACHED) => reject(new CallFailure(failure)),
        });
      });
    },
    ask: async () => local.server,
    keep: (edits) => {
      local.kept = edits;
    },
    tellTabs: (message) => local.told.push(message),
    spent,
    now: Date.now,
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const reply = async (answer: SaveAnswer) => {
    waiting.shift()?.answer(answer);
    await pass(0);
  };
  const lose = async (failure?: WireFailure) => {
    waiting.shift()?.lose(failure);
    await pass(0);
  };
  return { autosave, sent, local, spent, pass, reply, lose };
}

describe('an edit', () => {
  it('is kept at once and sent when typing pauses, with its age', async () => {
    const { autosave, sent, local, pass, reply } = begin();
    autosave.edit('q1', 'fev');
    await pass(500);
    autosave.edit('q1', 'fever');
    expect(local.kept).toMatchObject({ q1: { value: 'fever' } });
    expect(sent).toEqual([]);
    await pass(SECOND);
    expect(sent).toMatchObject([{ answers: { q1: { value: 'fever', ageMs: SECOND } }, revision: 0 }]);
    expect(autosave.status()).toBe('saving');
    await reply({ revision: 1, conflict: null });
    expect(autosave.status()).toBe('saved');
    expect(local.kept).toEqual({});
  });

  it('goes out without what no database can hold, which would keep all others from being saved', async () => {
    const { autosave, sent, pass } = begin();
    autosave.edit('q1', 'fe\0ver');
    await pass(SECOND);
    expect(sent).toMatchObject([{ answers: { q1: { value: 'fever' } } }]);
  });

  it('made during a save goes out after it, never beside it', async () => {
    const { autosave, sent, pass, reply } = begin();
    autosave.edit('q1', 'a');
    await pass(SECOND);
    autosave.edit('q2', 'b');
    await pass(5 * SECOND);
    expect(sent).toHaveLength(1);
    await reply({ revision: 1, conflict: null });
    await pass(SECOND);
    expect(sent[1]).toMatchObject({ answers: { q2: { value: 'b' } } });
    expect(sent[1]?.answers).not.toHaveProperty('q1');
  });

  it('of an earlier visit is sent when the page looks at the server', async () => {
    const { autosave, sent } = begin({ q1: { value: 'kept', at: Date.now() - 5000, seen: 0 } });
    void autosave.catchUp();
    expect(sent).toMatchObject([{ answers: { q1: { value: 'kept', ageMs: 5000 } } }]);
  });
});

describe('without a connection', () => {
  it('says so, keeps everything, and sends it when there is one again', async () => {
    const { autosave, sent, local, pass, lose, reply } = begin();
    autosave.edit('q1', 'a');
    await pass(SECOND);
    await lose();
    expect(autosave.status()).toBe('offline');
    expect(local.kept).toMatchObject({ q1: { value: 'a' } });
    autosave.edit('q2', 'b');
    await pass(SECOND);
    await lose();
    void autosave.catchUp();
    await reply({ revision: 1, conflict: null });
    expect(Object.keys(sent.at(-1)?.answers ?? {})).toEqual(['q1', 'q2']);
    expect(autosave.status()).toBe('saved');
  });

  it('counts no time twice and loses none', async () => {
    const { autosave, sent, spent, pass, lose } = begin();
    spent.look('q1');
    autosave.edit('q1', 'a');
    await pass(2 * SECOND);
    await lose();
    autosave.edit('q1', 'b');
    await pass(SECOND);
    expect(sent.map(({ spentMs }) => spentMs)).toEqual([{ q1: SECOND }, { q1: 3 * SECOND }]);
  });
});

describe('others', () => {
  it('are heard when the page looks', async () => {
    const { autosave, local, pass } = begin();
    local.server = { saved: { q1: 'theirs' }, revision: 3, isSubmitted: false };
    void autosave.catchUp();
    await pass(0);
    expect(autosave.answer('q1')).toBe('theirs');
  });

  it('may have submitted: nothing is sent any more', async () => {
    const { autosave, sent, local, pass } = begin();
    local.server = { saved: { q1: 'theirs' }, revision: 3, isSubmitted: true };
    void autosave.catchUp();
    await pass(0);
    autosave.edit('q1', 'late');
    await pass(2 * SECOND);
    expect(autosave.isSubmitted()).toBe(true);
    expect([sent, autosave.answer('q1')]).toEqual([[], 'theirs']);
  });

  it('in another tab hear of each edit and of its arrival', async () => {
    const { autosave, local, pass, reply } = begin();
    autosave.edit('q1', 'a');
    await pass(SECOND);
    await reply({ revision: 1, conflict: null });
    expect(local.told.map(({ type }) => type)).toEqual(['told', 'settled']);
    const other = begin().autosave;
    for (const message of local.told) other.hearTab(message);
    expect([other.answer('q1'), other.status(), other.revision()]).toEqual(['a', 'saved', 1]);
  });
});

describe('before a submission', () => {
  it('everything is sent, what was typed meanwhile too', async () => {
    const { autosave, sent, pass, reply } = begin();
    autosave.edit('q1', 'a');
    const done = vi.fn();
    void autosave.flush().then(done);
    await pass(0);
    autosave.edit('q2', 'b');
    await reply({ revision: 1, conflict: null });
    expect(done).not.toHaveBeenCalled();
    await reply({ revision: 2, conflict: null });
    expect(done).toHaveBeenCalledWith(true);
    expect(sent).toHaveLength(2);
  });

  it('it says where something could not be sent', async () => {
    const { autosave, pass, lose } = begin();
    autosave.edit('q1', 'a');
    const done = vi.fn();
    void autosave.flush().then(done);
    await pass(0);
    await lose();
    expect(done).toHaveBeenCalledWith(false);
  });
});

it('sends what is left, and the time spent, when the page is hidden, and counts no more', async () => {
  const { autosave, sent, spent, pass } = begin();
  spent.look('q1');
  autosave.edit('q1', 'a');
  await pass(300);
  autosave.leave();
  expect(sent).toMatchObject([{ answers: { q1: { value: 'a' } }, spentMs: { q1: 300 } }]);
  await pass(60 * SECOND);
  expect(spent.take()).toEqual({});
});

it('sends nothing when the page is hidden and there is nothing to send', () => {
  const { autosave, sent } = begin();
  autosave.leave();
  expect(sent).toEqual([]);
});
