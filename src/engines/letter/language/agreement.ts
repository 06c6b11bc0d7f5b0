import type { Token } from '../text/tagger.ts';
import type { CheckedSentence, LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';
import { baseOfPast, baseOfThird, isBase, isVerbAlone, NOUNS_TOO, thirdOf } from './verbs.ts';

export const SINGULAR_OF: Readonly<Record<string, string>> = {
  have: 'has',
  are: 'is',
  were: 'was',
  do: 'does',
  "don't": "doesn't",
  "haven't": "hasn't",
  "aren't": "isn't",
  "weren't": "wasn't",
};
export const PLURAL_OF: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  was: 'were',
  does: 'do',
};
export const WHY = 'The verb agrees with its subject.';
const NOT_PLURAL =
  /(?:ss|us|is|itus)$|(?<!antibiot|diuret|analges|cosmet|clin|top|med|paramed|emet)ics$|^(?:news|diabetes|series|species|rabies|herpes|caries|scabies|biceps|triceps|quadriceps|always|perhaps|lens|means|ms|mrs|towards|besides|afterwards|whereas|times|yes|gas|bias|christmas|pancreas|canvas|atlas|pus|pelvis)$/;
const IRREGULAR_PLURALS = new Set([
  'children',
  'feet',
  'teeth',
  'people',
  'men',
  'women',
  'lice',
  'mice',
  'folk',
  'criteria',
  'wives',
  'diagnoses',
  'bacteria',
]);

export const isPluralNoun = ({ word, tag }: Token) =>
  /^(?:NOUN|VERB|ADJ)$/.test(tag) &&
  (tag === 'NOUN' || !isBase(word.replace(/s$/, ''))) &&
  (IRREGULAR_PLURALS.has(word) ||
    /(?:police|work|gentle|fire|crafts|sales|business|trades)(?:wo)?men$/.test(word) ||
    (word.length > 3 && /[a-z]s$/.test(word) && !NOT_PLURAL.test(word)));
export const isSingularNoun = (token: Token) =>
  token.tag === 'NOUN' &&
  !isPluralNoun(token) &&
  /^[a-z][a-z-]+$/.test(token.word) &&
  !/(?:people|police|staff|bloods|data|media|fruit|fish|sheep|aircraft|phenomena|family|team|couple|number|majority|bacteria|half|rest|pair|lot|variety|range|ss|ings?|s)$/.test(
    token.word,
  );
export const isBeginning = (token: Token | undefined) =>
  token === undefined ||
  /^(?:[,;:(]|and|but|that|because|although|as|while|when|which|if|since|so|however|however,|today|currently|then|after|until)$/.test(
    token.word,
  );
/** Words after which a bare verb is right: 'suggest that he take', 'make her feel', 'does she need'. */
const SUBJUNCTIVE =
  /^(?:suggest|recommend|request|advise|ask|insist|propose|prefer|require|essential|important|necessary|vital|wish|let|make|makes|made|help|helps|helped|see|saw|seen|hear|heard|watch|watched|have|had|should|could|would|can|may|might|must|will|does|did|do|shall|lest)/;

/** May stand between a subject and its verb. */
const BETWEEN =
  /^(?:also|now|still|often|usually|always|never|only|sometimes|currently|rarely|seldom|occasionally|frequently|regularly|usually)$/;

/** What is said before 'and', 'but' or 'now' asks nothing of the verb behind. */
const sinceClauseBegan = (tokens: readonly Token[]) =>
  tokens.slice(tokens.findLastIndex(({ word }) => /^(?:and|but|now|so|,)$/.test(word)) + 1);

/** 'He need', 'she have', 'they was'. */
export const pronounAgreement: LanguageRule = ({ tokens }) =>
  tokens.flatMap((subject, at): Slip[] => {
    const skipped = BETWEEN.test(tokens[at + 1]?.word ?? '') ? 1 : 0;
    const verb = tokens[at + 1 + skipped];
    if (!verb) return [];
    const before = sinceClauseBegan(tokens.slice(Math.max(0, at - 5), at));
    if (/^(?:he|she|it)$/.test(subject.word)) {
      if (before.some(({ word }) => SUBJUNCTIVE.test(word))) return [];
      if (tokens[at - 1]?.word === 'and' && tokens[at - 2]?.tag === 'PROPN') return [];
      if (verb.word === 'were' && before.some(({ word }) => /^(?:if|unless|though|as)$/.test(word)))
        return [];
      const mend =
        SINGULAR_OF[verb.word] ??
        (isBareVerb(verb, tokens[at + 2 + skipped]) || (subject.word !== 'it' && isPlainBase(verb))
          ? thirdOf(verb.word)
          : undefined);
      return mend ? [slipAt(verb, verb, { rule: 'agreement', why: WHY, mend })] : [];
    }
    if (before.at(-1)?.tag === 'ADP' || before.at(-1)?.tag === 'VERB') return [];
    if (/^(?:they|we|you)$/.test(subject.word) && /^(?:has|is|was|does)$/.test(verb.word)) {
      return [slipAt(verb, verb, { rule: 'agreement', why: WHY, mend: PLURAL_OF[verb.word]! })];
    }
    if (
      /^(?:they|we|i)$/.test(subject.word) &&
      /^(?:has|is|are|were|lives|needs|takes|feels|wants|requires)$/.test(verb.word)
    ) {
      if (subject.word !== 'i' && /^(?:are|were)$/.test(verb.word)) return [];
      if (
        subject.word === 'i' &&
        (verb.word === 'were' || subject.text !== 'I' || !isBeginning(tokens[at - 1]))
      )
        return [];
      const mend =
        subject.word === 'i' && verb.word !== 'has' && verb.word.length < 4
          ? 'am'
          : (PLURAL_OF[verb.word] ?? baseOfThird(verb.word) ?? null);
      return [slipAt(verb, verb, { rule: 'agreement', why: WHY, mend })];
    }
    return [];
  });

/** Behind 'he' or 'she' stands no noun: 'he use', 'she work'. */
const isPlainBase = ({ word, tag }: Token) =>
  tag === 'VERB' && isBase(word) && baseOfPast(word) === undefined && !/^(?:need|dare|go|come)$/.test(word);

const DETERMINER = /^(?:the|his|her|my|our|their|its|these|those)$/;

const isBareVerb = (verb: Token, next: Token | undefined) =>
  (isVerbAlone(verb.word) || (NOUNS_TOO.has(verb.word) && verb.tag === 'VERB')) && next?.word !== "n't";

/** 'The patient have', 'her symptoms was': a subject at the beginning of a clause, right before its verb. */
export const nounAgreement: LanguageRule = ({ tokens }) =>
  tokens.flatMap((verb, at): Slip[] => {
    const noun = tokens[at - 1];
    if (!noun || at < 1) return [];
    const start = phraseStart(tokens, at - 1);
    if (start === null) return [];
    const words = tokens.slice(start, at);
    const first = words[0]!;
    if (words.some(({ word }) => word === 'and' || word === 'or')) return [];
    // 'Her readings this week are', 'Mr Hill and his neighbour, Ms Ray, were'.
    if (words.slice(1).some(({ word }) => /^(?:this|last|next|each|every)$/.test(word))) return [];
    if (tokens.slice(0, start).some(({ word }) => word === 'and') && tokens[start - 1]?.word === ',')
      return [];
    const isNamed = /^(?:mr|mrs|ms|miss|dr)\.?$/.test(first.word);
    if (
      isNamed ||
      (/^(?:the|this|his|her|my|our|their|its|a|an|each|every|that)$/.test(first.word) &&
        isSingularNoun(noun))
    ) {
      const isBare = isNamed || /^(?:the|this|his|her|my|our|each|every)$/.test(first.word);
      const mend =
        SINGULAR_OF[verb.word] ??
        (isBare && isBareVerb(verb, tokens[at + 1]) && verb.tag === 'VERB' ? thirdOf(verb.word) : undefined);
      // 'The letter and the radiograph are' has two subjects.
      if (tokens[start - 1]?.word === 'and') return [];
      if (
        verb.word === 'were' &&
        tokens.slice(0, start).some(({ word }) => /^(?:if|unless|though)$/.test(word))
      )
        return [];
      if (!mend || (first.word === 'that' && start > 0) || isQuestionLike(tokens, start)) return [];
      return [slipAt(verb, verb, { rule: 'agreement', why: WHY, mend })];
    }
    // 'Pain in the knees and ankles is': only what is determined begins anew behind 'and'.
    const isList = tokens[start - 1]?.word === 'and' && !DETERMINER.test(first.word);
    // 'Two weeks is too long': an amount is one thing.
    const isAmount = first.tag === 'NUM' || /^\d/.test(first.word);
    const plural = PLURAL_OF[verb.word] ?? (verb.tag === 'VERB' ? baseOfThird(verb.word) : undefined);
    if (isPluralNoun(noun) && plural && !isList && !isAmount) {
      return [slipAt(verb, verb, { rule: 'agreement', why: WHY, mend: plural })];
    }
    return [];
  });

const isQuestionLike = (tokens: readonly Token[], start: number) =>
  tokens.slice(Math.max(0, start - 5), start).some(({ word }) => SUBJUNCTIVE.test(word));

/** Where a noun phrase without a preposition begins, if a clause begins there. */
function phraseStart(tokens: readonly Token[], end: number): number | null {
  let start = end;
  while (
    start > 0 &&
    (tokens[start - 1]!.word === "'s" ||
      /^(?:NOUN|PROPN|ADJ|NUM|DET|PRON|PART)$/.test(tokens[start - 1]!.tag)) &&
    !/^(?:to|who|which|that|not|it|he|she|they|i|we|you)$/.test(tokens[start - 1]!.word)
  )
    start--;
  return isBeginning(tokens[start - 1]) && end - start < 6 ? start : null;
}

/** 'There is symptoms', 'one of the patient', 'Mr Hill, who have'. */
export const otherAgreement: LanguageRule = ({ tokens }: CheckedSentence) =>
  tokens.flatMap((token, at): Slip[] => {
    const [next, third, fourth] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
    if (token.word === 'there' && next && third) {
      const noun = tokens
        .slice(at + 2, at + 6)
        .find(
          ({ tag, word }) =>
            tag !== 'ADJ' && tag !== 'NUM' && !/^(?:no|some|any|several|many|also)$/.test(word),
        );
      const after = noun && tokens[tokens.indexOf(noun) + 1];
      if (/^(?:is|was|has)$/.test(next.word) && noun && isPluralNoun(noun) && after?.tag !== 'NOUN') {
        return [slipAt(next, next, { rule: 'agreement', why: WHY, mend: PLURAL_OF[next.word]! })];
      }
      if (
        /^(?:are|were|have)$/.test(next.word) &&
        /^(?:a|an|one)$/.test(third.word) &&
        !/^(?:number|lot|few|couple|variety|range|series|total)$/.test(fourth?.word ?? '') &&
        !/^(?:number|variety|range|series)$/.test(tokens[at + 4]?.word ?? '')
      ) {
        return [slipAt(next, next, { rule: 'agreement', why: WHY, mend: SINGULAR_OF[next.word]! })];
      }
    }
    if (
      token.word === 'who' &&
      next &&
      /^[,]$/.test(tokens[at - 1]?.word ?? '') &&
      tokens[at - 2]?.tag === 'PROPN'
    ) {
      const isOne = !tokens.slice(0, at).some(({ word }) => word === 'and');
      const mend = SINGULAR_OF[next.word] ?? (isBareVerb(next, third) ? thirdOf(next.word) : undefined);
      if (isOne && mend) return [slipAt(next, next, { rule: 'agreement', why: WHY, mend })];
    }
    return [];
  });
