import { describe, expect, it } from 'vitest';
import { chatReducer, isWaiting, type Pending, startChat } from './chat-machine.ts';
import { historyOf } from './history.ts';

const text = (key: string): Pending => ({ kind: 'text', key, text: 'Hello' });
const empty = startChat({ conversationId: null, turns: [], unsent: null });
const reply = { conversationId: 'k1', text: 'Hello', response: 'Hi' };

describe('a conversation', () => {
  it('waits for the answer to what was sent, then has both', () => {
    const waiting = chatReducer(empty, { type: 'sent', pending: text('a') });
    expect(isWaiting(waiting)).toBe(true);
    const answered = chatReducer(waiting, { type: 'answered', reply });
    expect(isWaiting(answered)).toBe(false);
    expect(answered.conversationId).toBe('k1');
    expect(answered.turns.map(({ number, role, content, fresh }) => [number, role, content, fresh])).toEqual([
      [1, 'doctor', 'Hello', true],
      [2, 'patient', 'Hi', true],
    ]);
  });

  it('has one message under way at a time', () => {
    const waiting = chatReducer(empty, { type: 'sent', pending: text('a') });
    expect(chatReducer(waiting, { type: 'sent', pending: text('b') })).toBe(waiting);
  });

  it('keeps what failed until it is sent again or taken back', () => {
    const waiting = chatReducer(empty, { type: 'sent', pending: text('a') });
    const failed = chatReducer(waiting, { type: 'failed', failure: { detail: '', certain: true } });
    expect(failed.pending).toEqual(text('a'));
    expect(isWaiting(failed)).toBe(false);
    expect(isWaiting(chatReducer(failed, { type: 'sent', pending: text('a') }))).toBe(true);
    expect(chatReducer(failed, { type: 'withdrawn' })).toEqual(empty);
  });

  it('takes no answer to what was not asked', () => {
    expect(chatReducer(empty, { type: 'answered', reply })).toBe(empty);
  });
});

describe('the history of a call', () => {
  const turns = (count: number, content: string) =>
    Array.from({ length: count }, () => ({ role: 'doctor' as const, content }));

  it('has at most 100 turns, the newest', () => {
    const history = historyOf([...turns(100, 'old'), { role: 'patient', content: 'new' }]);
    expect(history).toHaveLength(100);
    expect(history.at(-1)).toEqual({ role: 'patient', content: 'new' });
  });

  it('has at most 20,000 characters', () => {
    expect(historyOf(turns(30, 'x'.repeat(1000)))).toHaveLength(20);
  });

  it('has the roles and words alone', () => {
    const [turn] = startChat({ conversationId: null, turns: turns(1, 'a'), unsent: null }).turns;
    expect(historyOf([turn!])).toEqual([{ role: 'doctor', content: 'a' }]);
  });
});
