import { assessLetter } from '#engines/letter/assess.ts';
import { GOOD_LETTER, KEY, PAPER } from '#engines/letter/fixtures/leg-ulcer.ts';
import type { Row } from './speech.ts';
import { quantile, timed } from './statistics.ts';

const LETTERS = 40;

/** A letter of some 200 words marked by rules, in this process: the first loads the tagger and the word lists. */
export async function benchLetters(): Promise<Row[]> {
  const assess = async () => {
    assessLetter({ letter: GOOD_LETTER, paper: PAPER, key: KEY });
  };
  const before = process.memoryUsage().rss;
  const first = await timed(assess);
  const loaded = (process.memoryUsage().rss - before) / 1e6;
  const later: number[] = [];
  for (let letter = 0; letter < LETTERS; letter++) later.push(await timed(assess));
  return [
    { name: 'first letter assessed', value: first, unit: 'ms' },
    { name: 'letter assessed, median', value: quantile(later, 0.5), unit: 'ms' },
    { name: 'letter assessed, 95th percentile', value: quantile(later, 0.95), unit: 'ms' },
    { name: 'memory that the first letter takes', value: loaded, unit: 'MB' },
  ];
}
