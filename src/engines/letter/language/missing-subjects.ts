import type { Token } from '../text/tagger.ts';
import { FINITE } from './clause-verbs.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';
import { baseOfThird } from './verbs.ts';

/** After these a clause begins, and nothing but its subject. */
const BEGINS = /^(?:because|although|though|unless|whether|if|while)$/;
/** What is said, thought or found, with 'that'. */
const TELLS =
  /^(?:say|state|report|deny|think|feel|believe|know|explain|mention|tell|confirm|note|find|hope|claim|admit|add|agree|suspect|notice)$/;

/** 'Because makes her vomit', 'she reports that is unable to sleep': a clause without its subject. */
export const missingSubjects: LanguageRule = ({ tokens }) =>
  tokens.flatMap((link, at): Slip[] => {
    const verb = tokens[at + 1];
    if (!verb || !beginsClause(tokens, at) || !isVerb(verb)) return [];
    const why = 'In English every clause has a subject: he, she, it or they.';
    return [slipAt(link, verb, { rule: 'pronoun', why, mend: null })];
  });

function beginsClause(tokens: readonly Token[], at: number): boolean {
  const link = tokens[at]!;
  if (BEGINS.test(link.word)) return true;
  const [before, earlier] = [tokens[at - 1], tokens[at - 2]];
  // 'She told the nurse that hurt her' is another matter.
  return link.word === 'that' && before?.tag === 'VERB' && TELLS.test(before.lemma) && earlier?.word !== 'to';
}

const isVerb = ({ word, tag }: Token) =>
  (FINITE.test(word) && !/^(?:do|did|were|could|should)$/.test(word)) ||
  (tag === 'VERB' && baseOfThird(word) !== undefined);
