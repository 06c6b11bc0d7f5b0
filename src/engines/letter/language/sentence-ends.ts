import type { Token } from '../text/tagger.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';
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

const AFTER_HOW = new RegExp(
  `\\b(?:poorly|well|badly|regularly|daily|again|slowly|frequently|nightly|independently|properly) (?:he|she|it|(?:his|her) \\p{L}+(?: \\p{L}+)?) ${BE}\\b`,
  'gu',
);
const AFTER_WHO = new RegExp(
  `\\b${ROLE} (?:he|she|they) (?:was|is|has been|had been|were) (?:given|advised|told|prescribed|started|admitted|discharged|found|unable|able|diagnosed|treated|now|very|not) (?!(?:to|in|by|with|on|from|under)(?: \\p{L}+)?\\.)(?=\\p{L})`,
  'gu',
);
const LINKED =
  /\b(?:if|when|because|although|as|since|while|after|before|until|how|that|and|but|who|which|so|than|whether|what)\b|[;:]/i;
const CARRIED =
  /\b(?:was|were|is|are|has|have|had|does|do|did|can|could)\b|\b[Hh]e \p{L}+|\b[Ss]he \p{L}+|\p{L}+ed\b/u;

/** 'He slept poorly he was tired': a second sentence begins where nothing joins it to the first. */
const fused: LanguageRule = ({ text, from, tokens }) =>
  [AFTER_HOW, AFTER_WHO].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): Slip[] => {
      const clause = text.slice(0, match.index).split(',').at(-1)!;
      if (LINKED.test(clause) || !CARRIED.test(clause)) return [];
      const first = tokens.find((token) => token.from >= from + match.index);
      const last = tokens.findLast((token) => token.to <= from + match.index + match[0].trimEnd().length);
      return first && last ? [slipAt(first, last, { rule: 'run_on', why: WHY, mend: null })] : [];
    }),
  );

const HOWEVER =
  /, (?:however|therefore|moreover|consequently|furthermore|otherwise) (?=(?:he|she|it|they|an?|the|his|her|I|we|this|there)\b)/g;

/** 'The kidneys were normal, however an aneurysm was found': an adverb does not join sentences. */
const joinedByAdverb: LanguageRule = ({ text, from, tokens }) =>
  [...text.matchAll(HOWEVER)].flatMap((match): Slip[] => {
    const before = text.slice(0, match.index);
    if (before.length < 12 || /^(?:If|When|Because|Although|As|Since|While|After|Before)\b/.test(before))
      return [];
    const adverb = tokens.find((token) => token.from >= from + match.index + 2);
    return adverb ? [slipAt(adverb, adverb, { rule: 'run_on', why: WHY, mend: null })] : [];
  });

export const runOns: LanguageRule = (sentence) => [...fused(sentence), ...joinedByAdverb(sentence)];

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
