import { describe, expect, it } from 'vitest';
import {
  conversationReducer,
  isWaiting,
  type Pending,
  startConversation,
  turnsBefore,
} from './conversation-machine.ts';
import { historyOf } from './history.ts';

const text = (key: string): Pending => ({
  kind: 'text',
  key,
  text: 'Hello',
  call: { document: '', operation: '', variables: {} },
});
const empty = startConversation({ conversationId: null, turns: [], unsent: null });
const reply = { conversationId: 'k1', text: 'Hello', response: 'Hi' };

describe('a conversation', () => {
  it('waits for the answer to what was sent, then has both', () => {
    const waiting = conversationReducer(empty, { type: 'sent', pending: text('a') });
    expect(isWaiting(waiting)).toBe(true);
    const answered = conversationReducer(waiting, { type: 'answered', reply });
    expect(isWaiting(answered)).toBe(false);
    expect(answered.conversationId).toBe('k1');
    expect(answered.turns.map(({ number, role, content, fresh }) => [number, role, content, fresh])).toEqual([
      [1, 'doctor', 'Hello', true],
      [2, 'patient', 'Hi', true],
    ]);
  });

  it('has one message under way at a time', () => {
    const waiting = conversationReducer(empty, { type: 'sent', pending: text('a') });
    expect(conversationReducer(waiting, { type: 'sent', pending: text('b') })).toBe(waiting);
  });

  it('keeps what failed until it is sent again or taken back', () => {
    const waiting = conversationReducer(empty, { type: 'sent', pending: text('a') });
    const failed = conversationReducer(waiting, { type: 'failed', failure: { detail: '', certain: true } });
    expect(failed.pending).toEqual(text('a'));
    expect(isWaiting(failed)).toBe(false);
    expect(isWaiting(conversationReducer(failed, { type: 'sent', pending: text('a') }))).toBe(true);
    expect(conversationReducer(failed, { type: 'withdrawn' })).toEqual(empty);
  });

  it('takes no answer to what was not asked', () => {
    expect(conversationReducer(empty, { type: 'answered', reply })).toBe(empty);
  });
});

const said = (...contents: string[]) =>
  contents.map((content, index) => ({
    role: index % 2 === 0 ? ('doctor' as const) : ('patient' as const),
    content,
  }));
const contentsOf = ({ turns }: { turns: readonly { content: string }[] }) =>
  turns.map(({ content }) => content);

describe('a correction', () => {
  const begun = startConversation({ conversationId: null, turns: said('a', 'b', 'x', 'y'), unsent: null });
  const correction: Pending = {
    kind: 'correction',
    key: 'c',
    text: 'c',
    number: 3,
    call: { document: '', operation: '', variables: {} },
  };
  const waiting = conversationReducer(begun, { type: 'sent', pending: correction });

  it('takes the turn and its answer away while the new answer is on its way', () => {
    expect(contentsOf({ turns: turnsBefore(waiting) })).toEqual(['a', 'b']);
  });

  it('is answered in their place', () => {
    const reply = { conversationId: null, text: 'c', response: 'd', source: 'corrected' as const };
    const answered = conversationReducer(waiting, { type: 'answered', reply });
    expect(contentsOf(answered)).toEqual(['a', 'b', 'c', 'd']);
    expect(answered.turns[2]).toMatchObject({ number: 3, source: 'corrected', fresh: true });
  });

  it('leaves everything as it was where it is withdrawn', () => {
    const withdrawn = conversationReducer(waiting, { type: 'withdrawn' });
    expect(contentsOf({ turns: turnsBefore(withdrawn) })).toEqual(['a', 'b', 'x', 'y']);
  });
});

describe('what was said elsewhere', () => {
  const begun = startConversation({ conversationId: null, turns: said('a', 'b'), unsent: null });
  const hear = (...contents: string[]) =>
    conversationReducer(begun, { type: 'caught_up', conversationId: null, turns: said(...contents) });

  it('stands behind what was known', () => {
    expect(contentsOf(hear('a', 'b', 'c', 'd'))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('replaces a turn that was corrected there', () => {
    expect(contentsOf(hear('a', 'z'))).toEqual(['a', 'z']);
  });

  it('is nothing new where it is older or the same', () => {
    expect(hear('a')).toBe(begun);
    expect(hear('a', 'b')).toBe(begun);
  });

  it('stands once, also where the answer to it comes later than the look', () => {
    const waiting = conversationReducer(begun, { type: 'sent', pending: text('a') });
    const looked = conversationReducer(waiting, {
      type: 'caught_up',
      conversationId: null,
      turns: said('a', 'b', 'Hello', 'Hi'),
    });
    const answered = conversationReducer(looked, { type: 'answered', reply: { ...reply, turn: 3 } });
    expect(contentsOf(answered)).toEqual(['a', 'b', 'Hello', 'Hi']);
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
    const [turn] = startConversation({ conversationId: null, turns: turns(1, 'a'), unsent: null }).turns;
    expect(historyOf([turn!])).toEqual([{ role: 'doctor', content: 'a' }]);
  });
});

describe('what was said in another tab', () => {
  const elsewhere = {
    type: 'caught_up',
    conversationId: 'k1',
    turns: [
      { role: 'doctor', content: 'Hello' },
      { role: 'patient', content: 'Hi' },
    ],
  } as const;

  it('stands here too, and before what is on its way here', () => {
    const waiting = conversationReducer(empty, { type: 'sent', pending: text('a') });
    const caughtUp = conversationReducer(waiting, elsewhere);
    expect(caughtUp.conversationId).toBe('k1');
    const answered = conversationReducer(caughtUp, { type: 'answered', reply });
    expect(answered.turns.map(({ number, content }) => [number, content])).toEqual([
      [1, 'Hello'],
      [2, 'Hi'],
      [3, 'Hello'],
      [4, 'Hi'],
    ]);
  });

  it('takes the place of the same message that seemed unsent here', () => {
    const unsent = startConversation({ conversationId: null, turns: [], unsent: text('a') });
    expect(conversationReducer(unsent, elsewhere)).toMatchObject({ pending: null, failure: null });
  });

  it('changes nothing when it is known', () => {
    const known = startConversation({ conversationId: 'k1', turns: elsewhere.turns, unsent: null });
    expect(conversationReducer(known, elsewhere)).toBe(known);
  });
});
