import { expect, it } from 'vitest';
import { results } from './en/results.ts';
import { mutationResult } from './mutation-result.ts';

it('says that a change was made', () => {
  const message = 'Language updated successfully!';
  expect(mutationResult('language', null)).toEqual({ success: true, message });
});

it('says why a change was refused', () => {
  const message = 'This dialogue could not be found.';
  expect(mutationResult('guided', 'unknown')).toEqual({ success: false, message });
});

it('has words for every change that is made', () => {
  const changes = Object.keys(results).map((key) => key.split('.')[1]);
  expect(changes.filter((change) => !Object.hasOwn(results, `result.${change}.done`))).toEqual([]);
});
