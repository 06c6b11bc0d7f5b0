import { expect, it } from 'vitest';
import { embeddedLexicon } from '#server/adapters/embedded/lexicon.ts';
import { listeningGapRule } from './gap.ts';
import bank from './gap-bank.json' with { type: 'json' };

/** Of answers that somebody marked who didn't know the rule: see docs/decisions/0016. */
const RIGHT_AT_LEAST = 0.98;
/** What may not be wrong even once: it could harm a patient. */
const GRAVE = /^(?:drug|number|unit|negation|side)/;

const fillsGap = listeningGapRule(embeddedLexicon);
const wrong = bank.filter(({ accepted, given, counts }) => fillsGap(given, accepted) !== counts);
const named = (pairs: typeof bank) =>
  pairs.map(({ accepted, given, kind }) => `${kind}: ${given} for ${accepted[0]}`);

it(`marks ${100 * RIGHT_AT_LEAST} % of the bank as a person did`, () => {
  expect(1 - wrong.length / bank.length, named(wrong).join('\n')).toBeGreaterThanOrEqual(RIGHT_AT_LEAST);
});

it('takes no other medicine, number, unit, side or denial', () => {
  expect(named(wrong.filter(({ counts, kind }) => !counts && GRAVE.test(kind)))).toEqual([]);
});
