import { describe, expect, it } from 'vitest';
import { innerOutput } from './inner-output.ts';

describe('an inner value of a model that it shall give out', () => {
  it('is a graph that holds only the output', () => {
    const graph = [(7 << 3) | 2, 6, (12 << 3) | 2, 4, (1 << 3) | 2, 2, 97, 98];
    expect([...innerOutput('ab')]).toEqual(graph);
  });
});
