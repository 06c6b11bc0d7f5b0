import type { Token } from '../text/tagger.ts';
import { PERSONS } from './lexicon.generated.ts';
import { subjectAt } from './phrases.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';
import { baseOfIng, baseOfPastAlone, baseOfThird, ingOf, isBase } from './verbs.ts';

const WHY = 'After this word the verb has another form.';
const PERSON_WORDS = new Set(PERSONS.trim().split(/\s+/));
const slip = (first: Token, last: Token, mend: string | null) =>
  slipAt(first, last, { rule: 'verb_form', why: WHY, mend, isCertain: false });

type Find = (tokens: readonly Token[], at: number) => Slip | null;

const SUGGESTS = /^(?:recommend|suggest)(?:s|ed)?$/;
/** 'I would recommend to continue': an action that is proposed stands in -ing. */
const proposeTo: Find = (tokens, at) => {
  const [before, verb, to, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1], tokens[at + 2]];
  if (!SUGGESTS.test(verb.word) || to?.word !== 'to' || !next || !isBase(next.word) || next.tag === 'NOUN')
    return null;
  // 'She was recommended to stop' says that somebody recommended it to her.
  if (!before || before.lemma === 'be' || before.word === 'been' || before.tag === 'NOUN') return null;
  return slip(verb, next, `${verb.word} ${ingOf(next.word)}`);
};

const TO_ING =
  /^(?:committed|accustomed|opposed|dedicated|devoted|objects?|objected|resorted|addition|adjusted|contributes?|contributed|view|averse)$/;
/** 'Committed to lose', 'is used to give': here 'to' is a preposition. */
const prepositionTo: Find = (tokens, at) => {
  const [word, to, verb, next] = [tokens[at]!, tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (to?.word !== 'to' || !verb || !isBase(verb.word) || verb.tag === 'NOUN' || verb.tag === 'ADJ')
    return null;
  if (TO_ING.test(word.word))
    return next && /^(?:DET|PRON|NOUN|ADJ|ADP|NUM|ADV)$/.test(next.tag)
      ? slip(to, verb, `to ${ingOf(verb.word)}`)
      : null;
  const isUsed =
    word.word === 'used' && /^(?:is|are|am|was|were|get|gets|got|be|been)$/.test(tokens[at - 1]?.word ?? '');
  const subject = isUsed ? subjectAt(tokens, 0) : null;
  const head = subject && tokens[subject.head]!;
  const isPerson =
    head &&
    (/^(?:he|she|they|we|i|wife|husband|mother|father|son|daughter|patient)$/.test(head.word) ||
      head.tag === 'PROPN' ||
      PERSON_WORDS.has(head.word));
  return isPerson ? slip(to, verb, `to ${ingOf(verb.word)}`) : null;
};

/** 'How to monitoring', 'to took', 'to takes'. */
const infinitive: Find = (tokens, at) => {
  const [before, to, verb] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (to.word !== 'to' || !verb) return null;
  if (/^(?:how|where|when|what|whether|whom)$/.test(before?.word ?? '') && verb.tag !== 'ADJ') {
    const base = baseOfIng(verb.word) ?? baseOfPastAlone(verb.word) ?? baseOfThird(verb.word);
    return base && verb.word !== 'lay' ? slip(verb, verb, base) : null;
  }
  const base = to.tag === 'PART' && verb.tag === 'VERB' ? baseOfPastAlone(verb.word) : undefined;
  return base && verb.word !== base ? slip(verb, verb, base) : null;
};

const WANTS =
  /^(?:able|unable|like|wants?|wanted|hopes?|hoped|wish(?:es|ed)?|continues?|continued|begins?|began|starts?|started|tries|tried|refuse[sd]?|agree[sd]?|decide[sd]?|plans?|planned|needs?|needed|asked|advised|encouraged|told|instructed|allowed|reminded|fail(?:s|ed)|manage[sd]|expects?|expected|intends?|intended|attempts?|attempted|order|likely|unlikely|willing|unwilling|reluctant|ready|safe|difficult|easy|important|necessary|possible|keen|appears?|seems?|tends?|requires?|required|arranged|her|him|them|you|chance|time|ability|opportunity|how)$/;
/** 'Able to walking', 'before start the tablets'. */
const endings: Find = (tokens, at) => {
  const [before, link, verb, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1], tokens[at + 2]];
  if (!before || !verb) return null;
  const base = link.word === 'to' && verb.tag === 'VERB' ? baseOfIng(verb.word) : undefined;
  if (base && WANTS.test(before.word)) return slip(verb, verb, base);
  if (
    !/^(?:without|before|after|by|despite|for|of|from|about|in)$/.test(link.word) ||
    link.tag !== 'ADP' ||
    !next
  )
    return null;
  const isBare =
    verb.tag === 'VERB' &&
    isBase(verb.word) &&
    !/^(?:left|right|lead|use|need|help|support|change|cut|set|put|hurt|read)$/.test(verb.word);
  const hasObject = /^(?:the|his|her|their|an?|this|him|them|it|any)$/.test(next.word);
  return isBare && hasObject ? slip(link, verb, `${link.word} ${ingOf(verb.word)}`) : null;
};

/** 'Could you assess her and advising the family': what 'and' joins has one form. */
const joinedForms: Find = (tokens, at) => {
  const [and, verb, next] = [tokens[at]!, tokens[at + 1], tokens[at + 2]];
  const base = verb && baseOfIng(verb.word);
  if (
    and.word !== 'and' ||
    !base ||
    !next ||
    !/^(?:the|his|her|their|him|them|my|our|a|an|any|us|me)$/.test(next.word)
  )
    return null;
  const before = tokens.slice(0, at);
  if (before.some(({ word }) => /ing$/.test(word)) || before.some(({ word }) => word === ',')) return null;
  const asks = before.findIndex(({ word }) =>
    /^(?:could|would|can|please|to|should|must|will|kindly)$/.test(word),
  );
  return asks !== -1 &&
    before.slice(asks + 1).some(({ word, tag }) => tag === 'VERB' && isBase(word)) &&
    before.some(({ word }) => /^(?:could|please|would|kindly|should|must|will)$/.test(word))
    ? slip(verb!, verb!, base)
    : null;
};

const TAKES_ING =
  /^(?:avoid(?:s|ed)?|finish(?:es|ed)?|enjoy(?:s|ed)?|consider(?:s|ed)?|den(?:y|ies|ied)|postpone[sd]?|delay(?:s|ed)?|involve[sd]?|risk(?:s|ed)?|dislike[sd]?|practise[sd]?|discontinue[sd]?|resume[sd]?|worth|busy)$/;
const TAKES_TO =
  /^(?:refuse[sd]?|manage[sd]?|fail(?:s|ed)?|agree[sd]?|decide[sd]?|hope[sd]?|tends?|tended|seems?|seemed|attempted|offered|promised|afford|wish(?:es|ed)?|expects?|expected|plans|planned|chose|chooses|hesitates?|declines?|declined|pretend(?:s|ed)?)$/;
/** 'Avoids to walk', 'refused taking'. */
const complements: Find = (tokens, at) => {
  const [verb, next, then, last] = [tokens[at]!, tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (!next || !then) return null;
  if (
    TAKES_ING.test(verb.word) &&
    next.word === 'to' &&
    isBase(then.word) &&
    then.tag === 'VERB' &&
    verb.tag !== 'NOUN'
  )
    return slip(verb, then, `${verb.word} ${ingOf(then.word)}`);
  const base = TAKES_TO.test(verb.word) ? baseOfIng(next.word) : undefined;
  if (!base || verb.tag !== 'VERB' || tokens[at - 1]?.lemma === 'be') return null;
  return /^(?:DET|PRON|NUM|ADP)$/.test(then.tag) &&
    (then.tag !== 'ADP' || last !== undefined) &&
    !/^(?:following|during|regarding|pending)$/.test(next.word)
    ? slip(verb, next, `${verb.word} to ${base}`)
    : null;
};

const FINDS = [proposeTo, prepositionTo, infinitive, endings, joinedForms, complements];

/** Forms of verbs behind other verbs, 'to' and 'and'. */
export const furtherForms: LanguageRule = ({ tokens }) =>
  tokens.flatMap((_, at): Slip[] => {
    const found = FINDS.map((find) => find(tokens, at)).find((each) => each !== null);
    return found ? [found] : [];
  });
