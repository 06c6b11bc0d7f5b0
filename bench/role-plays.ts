import { assessRolePlay } from '#engines/roleplay/assess.ts';
import { GOOD, KEY, PAPER, turnsOf } from '#engines/roleplay/fixtures/bandage.ts';
import { understandAll } from '#engines/roleplay/reading/understand-all.ts';
import { createUnderstanding } from '#engines/understanding/understand.ts';
import type { Row } from './speech.ts';
import { quantile, timed } from './statistics.ts';

const ROLE_PLAYS = 20;

/** A role-play of five minutes, typed, marked in this process: the first loads the tagger. */
export async function benchRolePlays(): Promise<Row[]> {
  const english = createUnderstanding('en');
  const job = { paper: PAPER, key: KEY, turns: turnsOf(GOOD), speakingMs: 290_000 };
  const assess = async () => {
    assessRolePlay({ ...job, understand: understandAll(english), meaningOf: english.meaningOf });
  };
  const first = await timed(assess);
  const later: number[] = [];
  for (let i = 0; i < ROLE_PLAYS; i++) later.push(await timed(assess));
  return [
    { name: 'first role-play assessed', value: first, unit: 'ms' },
    { name: 'role-play assessed, median', value: quantile(later, 0.5), unit: 'ms' },
    { name: 'role-play assessed, 95th percentile', value: quantile(later, 0.95), unit: 'ms' },
  ];
}
