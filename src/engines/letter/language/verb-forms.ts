import type { Token } from '../text/tagger.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';
import {
  baseOfIng,
  baseOfPast,
  baseOfPastAlone,
  baseOfThird,
  ingOf,
  isVerbAlone,
  NOUNS_TOO,
  participleOf,
  VERBS_TOO,
} from './verbs.ts';

const HAVE = /^(?:has|have|had|having|'ve|hasn't|haven't|hadn't)$/;
const BE = /^(?:is|are|was|were|be|been|being|am|'s|'re|wasn't|isn't|weren't|aren't)$/;
const DO = /^(?:do|does|did|don't|doesn't|didn't)$/;
const MODAL =
  /^(?:can|could|should|would|will|may|might|must|shall|cannot|couldn't|wouldn't|shouldn't|won't|ll)$/;
const ADVERB =
  /^(?:not|n't|also|now|never|always|recently|already|just|only|still|since|ever|yet|often|sometimes|\w+ly|been)$/;
/** Verbs that are never passive. */
const INTRANSITIVE =
  /^(?:suffered|complained|occurred|happened|deteriorated|arrived|vomited|fainted|consisted|belonged|appeared|existed|remained|persisted|slept|fallen|responded|depended|urinated|disagreed|coped|struggled)$/;
const NEVER_PASSIVE_EXCEPT = /^(?:to)$/;

/** The word behind an auxiliary and its adverbs. */
function after(tokens: readonly Token[], at: number): { token: Token; at: number } | null {
  let next = at + 1;
  while (
    tokens[next] &&
    ADVERB.test(tokens[next]!.word) &&
    tokens[next]!.word !== 'been' &&
    tokens[next]!.tag !== 'VERB'
  )
    next++;
  const token = tokens[next];
  return token ? { token, at: next } : null;
}

const isSubject = (token: Token | undefined) =>
  token !== undefined && /^(?:NOUN|PROPN|PRON)$/.test(token.tag);

/** 'Had underwent', 'has develop'. */
export const participleAfterHave: LanguageRule = ({ tokens }) =>
  tokens.flatMap((token, at): Slip[] => {
    if (!HAVE.test(token.word)) return [];
    const next = after(tokens, at);
    if (!next) return [];
    const { token: verb } = next;
    const past = baseOfPastAlone(verb.word);
    const isBare =
      isVerbAlone(verb.word) &&
      participleOf(verb.word) !== verb.word &&
      verb.tag !== 'NOUN' &&
      verb.tag !== 'ADJ' &&
      isSubject(tokens[at - 1]) &&
      token.word !== 'having';
    if (!past && !isBare) return [];
    const mend = participleOf(past ?? verb.word);
    return [
      slipAt(verb, verb, {
        rule: 'participle_after_have',
        why: `After '${token.text}' the verb stands as a past participle.`,
        mend,
      }),
    ];
  });

/** Participles and adjectives that look like the base of a verb: 'was cut', 'is clean'. */
const UNCHANGED =
  /^(?:cut|put|set|let|hit|hurt|shut|split|spread|burst|cast|cost|read|clean|complete|lower)$/;

/** 'Was admit', 'was took', 'is suffered from', 'has been suffer'. */
export const participleAfterBe: LanguageRule = ({ tokens }) =>
  tokens.flatMap((token, at): Slip[] => {
    // In 'the nurse's visit' nothing is.
    if (!BE.test(token.word) || token.tag === 'PART') return [];
    // 'Let's see', 'it's never happened'.
    if (
      token.word === "'s" &&
      (tokens[at - 1]?.word === 'let' || INTRANSITIVE.test(after(tokens, at)?.token.word ?? ''))
    )
      return [];
    const next = after(tokens, at);
    if (!next || UNCHANGED.test(next.token.word)) return [];
    const { token: verb } = next;
    const rule = 'participle_after_be';
    const why = `After '${token.text}' the verb stands as a participle or in -ing.`;
    const past = baseOfPastAlone(verb.word);
    if (past) return [slipAt(verb, verb, { rule, why, mend: participleOf(past) })];
    if (INTRANSITIVE.test(verb.word) && !NEVER_PASSIVE_EXCEPT.test(tokens[next.at + 1]?.word ?? '')) {
      const base = baseOfPast(verb.word);
      return [
        slipAt(token, verb, {
          rule,
          why: `'${verb.text}' has no passive here.`,
          mend: null,
          severity: 'moderate',
        }),
      ].filter(() => base !== undefined);
    }
    if (verb.word === 'agree' || verb.word === 'appreciate')
      return [slipAt(token, verb, { rule, why, mend: null })];
    const isActive = /^(?:suffer|complain|deteriorate|live|experience|struggle|cope|recover|improve)$/.test(
      verb.word,
    );
    const [following] = [tokens[next.at + 1]];
    if (
      isVerbAlone(verb.word) &&
      verb.word !== 'become' &&
      verb.word !== 'come' &&
      verb.tag !== 'ADJ' &&
      (verb.tag === 'VERB' || verb.tag === 'NOUN')
    ) {
      return [
        slipAt(verb, verb, {
          rule,
          why,
          mend: isActive ? ingOf(verb.word) : participleOf(verb.word),
          isCertain: !isActive && participleOf(verb.word) !== verb.word,
        }),
      ];
    }
    if (isNounVerb(verb.word) && isCue(following) && !hasThere(tokens, at) && next.at === at + 1) {
      return [slipAt(verb, verb, { rule, why, mend: participleOf(verb.word) })];
    }
    return [];
  });

const isNounVerb = (word: string) =>
  VERBS_TOO.has(word) ||
  (NOUNS_TOO.has(word) && word !== 'own' && word !== 'complete' && word !== 'lower' && word !== 'love');
const isCue = (token: Token | undefined) =>
  token === undefined ||
  /^(?:by|on|in|from|to|home|with|for|at|and|every|twice|once|daily|weekly|regularly|today|yesterday|,|\.|;)$/.test(
    token.word,
  );
const hasThere = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ word }) => /^(?:there|what|problem|aim|goal|reason)$/.test(word));

const isIrregularPast = (word: string) => {
  const base = baseOfPast(word);
  return base !== undefined && base !== word && !/ed$/.test(word);
};

/** 'Did not took', 'can walks', 'should be'. */
export const baseAfterAuxiliary: LanguageRule = ({ tokens }) =>
  tokens.flatMap((token, at): Slip[] => {
    const isDo = DO.test(token.word);
    if (!isDo && !MODAL.test(token.word)) return [];
    if (token.tag === 'NOUN' || token.tag === 'PROPN') return [];
    const next = after(tokens, at);
    const isNegated = next !== null && next.at > at + 1;
    if (!next) return [];
    const { token: verb } = next;
    const rule = 'base_after_auxiliary';
    const why = `After '${token.text}' the verb stands without an ending.`;
    if (!isDo && verb.word === 'to' && /^(?:must|should|can|could|may|might)$/.test(token.word))
      return [slipAt(token, verb, { rule, why: `No 'to' follows '${token.text}'.`, mend: token.word })];
    if (isDo && !isNegated && !/n't$/.test(token.word)) return [];
    if (verb.word === 'has' || verb.word === 'had') return [slipAt(verb, verb, { rule, why, mend: 'have' })];
    const base =
      baseOfPastAlone(verb.word) ??
      (verb.tag === 'VERB' && isIrregularPast(verb.word) ? baseOfPast(verb.word) : undefined) ??
      baseOfThird(verb.word) ??
      (verb.tag === 'VERB' && /ed$/.test(verb.word) ? baseOfPast(verb.word) : undefined) ??
      (verb.tag === 'VERB' && /ing$/.test(verb.word) ? baseOfIng(verb.word) : undefined);
    if (!base || base === verb.word || (verb.tag !== 'VERB' && verb.tag !== 'AUX' && verb.tag !== 'NOUN'))
      return [];
    return [slipAt(verb, verb, { rule, why, mend: base })];
  });

const WANTS_INFINITIVE =
  /^(?:want|wants|wanted|need|needs|needed|like|able|unable|advised|continue|continues|continued|asked|order|began|started|require|requires|required|hope|hopes|help|helps|helped|refuse|refused|try|tried|tries|decided|agreed|plan|plans|planned|likely|encouraged|instructed|wish|wishes|willing|important|necessary|possible|difficult|tends|going|failed|managed)$/;

/** A slip of the word at a place and the one behind it, if they make one. */
type PairRule = (word: Token, verb: Token, tokens: readonly Token[], at: number) => Slip | null;

/** 'Able to walked'. */
const infinitiveAfterTo: PairRule = (word, verb, tokens, at) => {
  const before = tokens[at - 1];
  if (word.word !== 'to' || !before || !WANTS_INFINITIVE.test(before.word)) return null;
  const third = baseOfThird(verb.word);
  const base =
    baseOfPastAlone(verb.word) ??
    (third && !VERBS_TOO.has(third) && verb.tag === 'VERB' ? third : undefined) ??
    (/(?:ed|ing)$/.test(verb.word) && verb.tag === 'VERB' && before.word !== 'help'
      ? (baseOfPast(verb.word) ?? baseOfIng(verb.word))
      : undefined);
  if (!base || base === verb.word) return null;
  const why = "After 'to' the verb stands without an ending.";
  return slipAt(verb, verb, { rule: 'form_after_to', why, mend: base });
};

/** 'Look forward to hear'. */
const lookForward: PairRule = (word, verb, tokens, at) => {
  if (word.word !== 'to' || tokens[at - 1]?.word !== 'forward' || !isVerbAlone(verb.word)) return null;
  const why = "'Look forward to' is followed by the -ing form.";
  return slipAt(verb, verb, { rule: 'form_after_to', why, mend: ingOf(verb.word) });
};

const PREPOSITION = /^(?:for|of|without|by|after|before|about|from|despite|in|at|with)$/;
const OPENS_OBJECT = /^(?:NOUN|PRON|PROPN|ADJ|DET|ADV|ADP)$/;

/** 'For manage', 'without use'. */
const verbAfterPreposition: PairRule = (word, verb, tokens, at) => {
  const isBare = isVerbAlone(verb.word) && participleOf(verb.word) !== verb.word && verb.tag === 'VERB';
  if (!PREPOSITION.test(word.word) || !isBare) return null;
  const isPurpose = word.word === 'for' && OPENS_OBJECT.test(tokens[at + 2]?.tag ?? '');
  return slipAt(word, verb, {
    rule: 'form_after_preposition',
    why: 'A preposition is followed by a noun or the -ing form; a purpose is given with to.',
    mend: isPurpose ? `to ${verb.word}` : `${word.word} ${ingOf(verb.word)}`,
    isCertain: isPurpose,
  });
};

/** 'For to manage'. */
const forTo: PairRule = (word, verb, tokens, at) => {
  if (word.word !== 'for' || verb.word !== 'to' || tokens[at + 2]?.tag !== 'VERB') return null;
  const why = "A purpose is given with 'to' alone.";
  return slipAt(word, verb, { rule: 'form_after_preposition', why, mend: 'to' });
};

const AFTER_TO: readonly PairRule[] = [infinitiveAfterTo, lookForward, verbAfterPreposition, forTo];

/** 'Able to walked', 'for manage', 'without use', 'look forward to hear'. */
export const formAfterTo: LanguageRule = ({ tokens }) =>
  tokens.flatMap((token, at): Slip[] => {
    const verb = tokens[at + 1];
    if (!verb) return [];
    const slips = AFTER_TO.map((find) => find(token, verb, tokens, at)).filter((slip) => slip !== null);
    return slips.slice(0, 1);
  });
