import { describe, expect, it } from 'vitest';
import type { Clause } from './interpret.ts';
import { wholeQuestions } from './whole-questions.ts';

const clause = (text: string, symptoms: Clause['symptoms'] = []): Clause => ({
  text,
  readings: [],
  hints: [],
  symptoms,
});

describe('a question that was read as two clauses', () => {
  it('asks for all symptoms that either names, each once', () => {
    const [whole, ...others] = wholeQuestions([
      clause('Any fever, headache,', ['fever', 'headache']),
      clause('or does your head feel numb?', ['headache', 'numbness']),
    ]);
    expect(others).toEqual([]);
    expect(whole?.text).toBe('Any fever, headache, or does your head feel numb?');
    expect(whole?.symptoms).toEqual(['fever', 'headache', 'numbness']);
  });

  it('is two where the first does not lead in to the second', () => {
    const both = [clause('Any fever?', ['fever']), clause('Does your head feel numb?', ['numbness'])];
    expect(wholeQuestions(both)).toEqual(both);
  });
});
