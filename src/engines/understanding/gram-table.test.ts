import { describe, expect, it } from 'vitest';
import { numberOf, tableOf } from './gram-table.ts';

describe('a table of pieces of text', () => {
  it('gives each its number, and none to others', () => {
    const grams = Array.from({ length: 50_000 }, (_, at) => `${at % 7}-${at}`);
    const table = tableOf(grams);
    expect(grams.findIndex((gram, number) => numberOf(table, gram) !== number)).toBe(-1);
    expect(grams.some((gram) => numberOf(table, `${gram} `) >= 0)).toBe(false);
    expect(numberOf(table, '')).toBe(-1);
  });

  it('may be empty', () => {
    expect(numberOf(tableOf([]), 'pain')).toBe(-1);
  });

  it('refuses a piece that comes twice', () => {
    expect(() => tableOf(['pain', 'pain'])).toThrow("'pain'");
  });
});
