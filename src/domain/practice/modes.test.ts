import { describe, expect, it } from 'vitest';
import { practiceOfLevel } from './modes.ts';

describe('practice of a level', () => {
  it('is named in the address as in the specification', () => {
    expect(practiceOfLevel('vocabulary')).toBe('vocabulary');
    expect(practiceOfLevel('guided_case')).toBe('guided');
    expect(practiceOfLevel('complex_case')).toBe('complex');
  });
});
