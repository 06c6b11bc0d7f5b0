import type { Token } from '../text/tagger.ts';
import { carriesClause, FINITE } from './clause-verbs.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';
import { baseOfPast, baseOfThird } from './verbs.ts';

const isSubjectWord = (token: Token) =>
  /^(?:he|she|it|they|the|his|her|their|this|mr|mrs|ms|miss)$/.test(token.word);

const STARTS_HALF = /^(?:because|although|whereas|unless|while)$/;

/** 'Because he was tired.', 'Was admitted on Monday.', 'Her wound clean and dry.' */
export const fragments: LanguageRule = ({ tokens, text }): Slip[] => {
  const [first, second] = tokens;
  const last = tokens.at(-1);
  if (!first || !second || !last || tokens.length < 5 || !/[.]$/.test(text)) return [];
  if (first.text[0] === first.text[0]!.toLowerCase()) return [];
  const found = (why: string) => [slipAt(first, last, { rule: 'fragment', why, mend: null })];
  const verbs = tokens.filter(carriesClause).length;
  const isAlone = !tokens.some(({ word }) => word === ',' || word === ':' || word === ';');
  if (
    STARTS_HALF.test(first.word) &&
    isAlone &&
    verbs <= 2 &&
    isSubjectWord(second) &&
    subjects(tokens) === 1
  )
    return found('This half of a sentence needs its other half.');
  if (
    /^(?:was|has|were|had|is)$/.test(first.word) &&
    (second.tag === 'VERB' || /^(?:been|not|also)$/.test(second.word))
  )
    return found('This sentence has no subject.');
  if (/^(?:which|whose)$/.test(first.word) && isAlone && verbs === 1)
    return found('This half of a sentence needs its other half.');
  if (
    /^(?:the|his|her)$/.test(first.word) &&
    !tokens.some((_, at) => mayBeVerb(tokens, at)) &&
    !tokens.some(
      ({ tag, word }) =>
        /^(?:AUX|VERB)$/.test(tag) ||
        FINITE.test(word) ||
        baseOfThird(word) !== undefined ||
        baseOfPast(word) !== undefined,
    )
  )
    return found('This sentence has no verb.');
  return [];
};

/** 'The pharmacist checks dates': a verb that was taken for a plural. */
const mayBeVerb = (tokens: readonly Token[], at: number) =>
  at > 1 &&
  /[a-z]s$/.test(tokens[at]!.word) &&
  tokens[at - 1]!.tag === 'NOUN' &&
  tokens[at + 1]?.tag !== 'PUNCT';

const subjects = (tokens: readonly Token[]) =>
  tokens.filter(
    (token, at) =>
      /^(?:he|she|it|they|i|we)$/.test(token.word) ||
      (at > 0 &&
        /^(?:the|his|her|mr|mrs)$/.test(token.word) &&
        tokens.slice(at + 1, at + 5).some(({ word }) => FINITE.test(word))),
  ).length;
