import type { Token } from '../text/tagger.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { named, patternRule, type Shape, slipAt } from './slip.ts';
import { baseOfPast, baseOfThird } from './verbs.ts';

const BE = '(?:was|were|is|are|has|have|had|did|does)';
const LINKS =
  /^(?:if|when|because|although|though|as|since|while|after|before|once|until|unless|whenever|where|whether|that|who|which|the more|how|what|why|whose|whom|than|so)$/;
const ROLE =
  '(?:dietitian|physiotherapist|doctor|nurse|surgeon|pharmacist|consultant|GP|team|ward|hospital|clinic|unit|yesterday|today|January|February|March|April|May|June|July|August|September|October|November|December)';
const WHY = 'Two sentences need a full stop, a semicolon or a conjunction between them.';

const FINITE = /^(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|may|must)$/;
const carriesClause = ({ word, tag }: Token) =>
  FINITE.test(word) ||
  (tag === 'VERB' &&
    !/ing$/.test(word) &&
    (baseOfThird(word) !== undefined || /ed$/.test(word) || baseOfPast(word) !== undefined));
const isSubjectWord = (token: Token) =>
  /^(?:he|she|it|they|the|his|her|their|this|mr|mrs|ms|miss)$/.test(token.word);

/** 'He fell, he did not lose consciousness': two main clauses and nothing but a comma. */
export const commaSplice: LanguageRule = ({ tokens }) => {
  const [first] = tokens;
  const commas = tokens.flatMap(({ word }, at) => (word === ',' ? [at] : []));
  const [comma] = commas;
  if (!first || comma === undefined || commas.length > 1 || !isSubjectWord(first)) return [];
  const [before, after] = [tokens.slice(0, comma), tokens.slice(comma + 1)];
  const [subject, second] = after;
  if (!subject || !second || !before.some(carriesClause)) return [];
  if (
    before.some(({ word }) => LINKS.test(word) || /["':;]/.test(word[0]!)) ||
    /^(?:more|less)$/.test(tokens[1]!.word)
  )
    return [];
  const isPronoun = /^(?:he|she|they|it)$/.test(subject.word) && carriesClause(second);
  const verb = after.findIndex(({ word }) => /^(?:was|were|is|are|has|have|had|did|does)$/.test(word));
  const isNoun =
    /^(?:the|his|her|their)$/.test(subject.word) &&
    verb > 1 &&
    verb < 5 &&
    after.slice(1, verb).every(({ tag }) => /^(?:NOUN|ADJ|PROPN)$/.test(tag));
  if (!isPronoun && !isNoun) return [];
  return [slipAt(tokens[comma]!, subject, { rule: 'run_on', why: WHY, mend: null })];
};

const RUN_ON: readonly Shape[] = [
  {
    pattern: new RegExp(
      `(?<=^(?:He|She|It|They|The \\p{L}+|His \\p{L}+|Her \\p{L}+|M(?:r|rs|s|iss)\\.? \\p{Lu}\\p{L}+) (?!.*\\b(?:if|when|because|although|as|since|while|after|before|until|how|that|and|but)\\b.*[a-z]ly (?:he|she|his|her)\\b)[^.;,:]{3,80}) (?:poorly|well|badly|regularly|daily|again|slowly|frequently|nightly|independently|properly) (?:he|she|it|(?:his|her) \\p{L}+(?: \\p{L}+)?) ${BE}\\b`,
      'gu',
    ),
    mend: null,
  },
  {
    pattern: new RegExp(
      `(?<=\\b(?:was|were|is|has been|had been|came|went|fell) (?!.*\\b(?:if|when|because|although|as|since|while|after|before|until|and|but|that|who|which)\\b)[^.;,:]{3,70}\\b${ROLE}) (?:he|she|they) (?:was|is|has been|had been|were) (?:given|advised|told|prescribed|started|admitted|discharged|found|unable|able|diagnosed|treated|now|very|not) (?=\\p{L}+)(?!(?:to|in|by|with|on|from|under)(?: \\p{L}+)?\\.)`,
      'gu',
    ),
    mend: null,
  },
  {
    pattern:
      /(?<=^(?!If|When|Because|Although|As|Since|While|After|Before)[^.;:]{12,}\p{L}|\d), (?:however|therefore|moreover|consequently|furthermore|otherwise) (?=(?:he|she|it|they|an?|the|his|her|I|we|this|there)\b)/gu,
    mend: null,
  },
];

export const runOns = patternRule(named({ rule: 'run_on', why: WHY }, RUN_ON));

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

const subjects = (tokens: readonly Token[]) =>
  tokens.filter(
    (token, at) =>
      /^(?:he|she|it|they|i|we)$/.test(token.word) ||
      (at > 0 &&
        /^(?:the|his|her|mr|mrs)$/.test(token.word) &&
        tokens.slice(at + 1, at + 5).some(({ word }) => FINITE.test(word))),
  ).length;
