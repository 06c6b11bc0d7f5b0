import type { Token } from '../text/tagger.ts';
import { isBeginning, isPluralNoun, isSingularNoun, PLURAL_OF, SINGULAR_OF, WHY } from './agreement.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { patternRule, slipAt } from './slip.ts';

const HEADS =
  'results|symptoms|signs|side effects|causes|reasons|parents|levels|edges|relatives|members|changes|problems|episodes|tests|copies|details|risks|benefits|complications|findings';

/** A subject whose noun stands behind another: 'the results of the scan was'. */
const counted: LanguageRule = patternRule([
  {
    rule: 'agreement',
    pattern: new RegExp(
      `\\b(?:[Tt]he|[Hh]is|[Hh]er) (?:${HEADS}) of (?:the |his |her |a |an |this )?(?:\\w+ )?\\w*[^s\\W] (was|is|has)\\b`,
      'g',
    ),
    why: WHY,
    mend: ([whole, verb]) => whole!.replace(new RegExp(`${verb}$`), PLURAL_OF[verb!]!),
  },
  {
    rule: 'agreement',
    pattern: /\b[Tt]he number of (?:\w+ )?\w+s (have|are|were)\b/g,
    why: WHY,
    mend: ([whole, verb]) => whole!.replace(new RegExp(`${verb}$`), SINGULAR_OF[verb!]!),
  },
  {
    rule: 'agreement',
    pattern: /(?<=^|[.!?;] )[Bb]oth (?:of )?(?:his |her |the )?\w+s (is|was|has)\b/g,
    why: WHY,
    mend: ([whole, verb]) => whole!.replace(new RegExp(`${verb}$`), PLURAL_OF[verb!]!),
  },
]);

const INSIDE = /^(?:NOUN|PROPN|ADJ|NUM|DET)$/;
const isInside = ({ tag, word }: Token) => INSIDE.test(tag) || /^(?:his|her|their|my|our|its|'s)$/.test(word);
/** Heads that count what stands behind them, or that a plural verb suits too. */
const COUNTS =
  /^(?:number|majority|lot|couple|variety|range|series|pair|group|half|rest|most|some|all|none|any|both|part|total|minority|team|family|one|two|three|percentage|proportion|type|kind|sort)$/;

/** Where the words of a noun phrase that ends before `end` begin. */
function startOf(tokens: readonly Token[], end: number): number {
  let start = end;
  while (start > 0 && isInside(tokens[start - 1]!)) start--;
  return start;
}

/** 'The dressing on her heels are clean', 'the causes of the fall was': the verb goes with the first noun. */
const acrossPreposition: LanguageRule = ({ tokens }) =>
  tokens.flatMap((verb, at): Slip[] => {
    const mends = SINGULAR_OF[verb.word] ?? PLURAL_OF[verb.word];
    if (!mends || verb.tag === 'NOUN') return [];
    const near = startOf(tokens, at);
    const link = tokens[near - 1];
    if (near === at || !link || !/^(?:of|in|on|from|with|for|to|at|between|around|over)$/.test(link.word))
      return [];
    const start = startOf(tokens, near - 1);
    const [first, head] = [tokens[start], tokens[near - 2]];
    if (start === near - 1 || !first || !head || !isBeginning(tokens[start - 1])) return [];
    // 'Please find the results': what a preposition or a verb stands before is no subject.
    if (!/^(?:the|his|her|my|our|their|this|these|those|an?)$/.test(first.word) || COUNTS.test(head.word))
      return [];
    if (
      tokens.slice(Math.max(0, start - 4), start).some(({ word }) => /^(?:and|if|between|both)$/.test(word))
    )
      return [];
    const isWrong =
      verb.word in SINGULAR_OF
        ? head.tag === 'NOUN' && (isSingularNoun(head) || head.word === 'swelling')
        : isPluralNoun(head);
    return isWrong ? [slipAt(verb, verb, { rule: 'agreement', why: WHY, mend: mends })] : [];
  });

/** 'His wife and his son was informed': two subjects at the beginning of a sentence. */
const twoSubjects: LanguageRule = ({ tokens }) => {
  const and = tokens.findIndex(({ word }) => word === 'and');
  const at = tokens.findIndex(({ word }, i) => i > and && word in PLURAL_OF);
  const verb = tokens[at];
  if (and < 2 || !verb || at - and > 5 || and > 5) return [];
  const [first, second] = [tokens.slice(0, and), tokens.slice(and + 1, at)];
  const isPhrase = (words: readonly Token[]) =>
    words.length > 1 &&
    words.every(isInside) &&
    /^(?:the|his|her|their|my|our|this|mr|mrs|ms|dr)$/.test(words[0]!.word);
  const isNoun = ({ tag }: Token) => tag === 'NOUN' || tag === 'PROPN';
  if (!isPhrase(first) || !isPhrase(second) || !isNoun(first.at(-1)!) || !isNoun(second.at(-1)!)) return [];
  return [slipAt(verb, verb, { rule: 'agreement', why: WHY, mend: PLURAL_OF[verb.word]! })];
};

/** Subjects that are not beside their verb, or are two. */
export const distantAgreement: LanguageRule = (sentence) => [
  ...counted(sentence),
  ...acrossPreposition(sentence),
  ...twoSubjects(sentence),
];
