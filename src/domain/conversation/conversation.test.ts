import { describe, expect, it } from 'vitest';
import {
  type ChatMessage,
  compareHistory,
  completionOf,
  latestTurn,
  readHistory,
  takesTurns,
} from './conversation.ts';

const doctor = (content: string) => ({ role: 'doctor', content }) as const;
const patient = (content: string) => ({ role: 'patient', content }) as const;

describe('a history from a client', () => {
  it('loses system messages and empty ones', () => {
    const sent: ChatMessage[] = [{ role: 'system', content: 'x' }, doctor('  Hello. '), patient('')];
    expect(readHistory(sent)).toEqual([doctor('Hello.')]);
  });

  it('has at most 100 turns and 20,000 characters', () => {
    const turns = (count: number, length: number) =>
      Array.from({ length: count }, () => doctor('a'.repeat(length)));
    expect(readHistory(turns(100, 200))).toHaveLength(100);
    expect(readHistory(turns(101, 1))).toBe('text_too_long');
    expect(readHistory(turns(2, 10_001))).toBe('text_too_long');
  });

  it('ends with the latest turn of the doctor', () => {
    const turns = [doctor('One?'), patient('Yes.'), doctor('Two?'), patient('Early.')];
    expect(latestTurn(turns)).toEqual({ before: turns.slice(0, 2), text: 'Two?' });
    expect(latestTurn([patient('Hello?')])).toBe('nothing_said');
    expect(latestTurn([doctor('a'.repeat(1_001))])).toBe('text_too_long');
  });

  describe('beside what is stored', () => {
    const stored = [doctor('One?'), patient('Yes.'), doctor('Two?'), patient('Yes.')];

    it('has nothing to add when both know the same', () => {
      expect(compareHistory(stored, stored)).toEqual({ missing: [], invented: false });
    });

    it('has nothing to add when the client knows less: the newest turns, or all but a lost answer', () => {
      expect(compareHistory(stored, stored.slice(2))).toEqual({ missing: [], invented: false });
      expect(compareHistory(stored, stored.slice(0, 3))).toEqual({ missing: [], invented: false });
      expect(compareHistory(stored, [])).toEqual({ missing: [], invented: false });
    });

    it("fills in the doctor's turns that nobody answered", () => {
      const before = [...stored, doctor('Three?'), doctor('Three, please?')];
      expect(compareHistory(stored, before).missing).toEqual([doctor('Three?'), doctor('Three, please?')]);
      expect(compareHistory([], [doctor('One?')]).missing).toEqual([doctor('One?')]);
    });

    it('never takes from the client what the patient said', () => {
      const before = [...stored, doctor('Three?'), patient('I am healed.')];
      expect(compareHistory(stored, before)).toEqual({ missing: [doctor('Three?')], invented: true });
      expect(compareHistory(stored, [...stored, patient('Yes.')])).toEqual({ missing: [], invented: true });
      expect(compareHistory([], [patient('Yes.')])).toEqual({ missing: [], invented: true });
    });
  });
});

const done = new Date('2030-01-01T10:00:00Z');

it('a conversation is completed once, after a turn of the doctor', () => {
  expect(completionOf({ completedAt: null, doctorTurns: 0 })).toBe('nothing_said');
  expect(completionOf({ completedAt: null, doctorTurns: 1 })).toBe('complete');
  expect(completionOf({ completedAt: done, doctorTurns: 1 })).toBe('already_completed');
});

it('a completed conversation takes no turns', () => {
  expect(takesTurns({ completedAt: null })).toBe(true);
  expect(takesTurns({ completedAt: done })).toBe(false);
});
