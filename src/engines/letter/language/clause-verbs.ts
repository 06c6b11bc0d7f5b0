import type { Token } from '../text/tagger.ts';
import { baseOfPast, baseOfThird } from './verbs.ts';

export const FINITE = /^(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|may|must)$/;

/** A verb that carries a clause: what ends in -ed may be a participle. */
export const carriesClause = ({ word, tag }: Token) =>
  FINITE.test(word) ||
  (tag === 'VERB' &&
    !/ing$/.test(word) &&
    (baseOfThird(word) !== undefined || /ed$/.test(word) || baseOfPast(word) !== undefined));
