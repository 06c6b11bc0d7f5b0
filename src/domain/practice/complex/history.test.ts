import { describe, expect, it } from 'vitest';
import type { ChatMessage } from './conversation.ts';
import { latestTurn, missingTurns, readHistory } from './history.ts';

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

  it('fills only what is not stored', () => {
    const before = [doctor('One?'), patient('Yes.'), doctor('Two?')];
    expect(missingTurns(0, before)).toEqual(before);
    expect(missingTurns(2, before)).toEqual([doctor('Two?')]);
    expect(missingTurns(4, before)).toEqual([]);
  });
});
