import type { Token } from '../text/tagger.ts';
import { carriesClause, FINITE } from './clause-verbs.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';
import { baseOfThird } from './verbs.ts';

const LINKS =
  /^(?:if|when|because|although|though|as|since|while|after|before|once|until|unless|whenever|where|whether|that|who|which|the more|how|what|why|whose|whom|than|so)$/;
const WHY = 'Two sentences need a full stop, a semicolon or a conjunction between them.';

/** 'He fell, he did not lose consciousness': two main clauses and nothing but a comma. */
const commaSplice: LanguageRule = ({ tokens }) =>
  tokens.flatMap((comma, at): Slip[] => {
    if (comma.word !== ',') return [];
    const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)];
    if (!isMainClause(before) || !beginsMainClause(after) || isSeries(after) || isInsertion(before))
      return [];
    return [slipAt(comma, after[0]!, { rule: 'run_on', why: WHY, mend: null })];
  });

const NEVER_MAIN = /^(?:more|less|had|were|should)$/;

/** A subject with its verb, and nothing that makes it half of a sentence. */
function isMainClause(tokens: readonly Token[]): boolean {
  if (tokens.some((token, at) => isLink(token, tokens[at + 1]) || /^["':;–]/.test(token.word))) return false;
  if (NEVER_MAIN.test(tokens[0]?.word ?? '') || NEVER_MAIN.test(tokens[1]?.word ?? '')) return false;
  // 'Please review his dose' has no subject of its own.
  if (tokens[0]?.word === 'please' && tokens[1]?.tag === 'VERB') return true;
  return tokens.some((token, at) => isSubject(token) && hasVerbAfter(tokens, at));
}

/** 'Since 1998', 'after the scan', 'before lunch' are no clauses. */
const isLink = ({ word }: Token, next: Token | undefined) =>
  LINKS.test(word) &&
  !(/^(?:since|after|before|until)$/.test(word) && /^(?:NUM|PROPN)$/.test(next?.tag ?? ''));

const PRONOUN = /^(?:he|she|it|they|we|i|there|this)$/;
const isSubject = (token: Token) => PRONOUN.test(token.word) || /^(?:NOUN|PROPN)$/.test(token.tag);

/** A pronoun with any verb of a clause; a noun only with one that cannot be a participle. */
function hasVerbAfter(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at + 1]?.tag === 'ADV' ? tokens[at + 2] : tokens[at + 1];
  if (!verb) return false;
  return PRONOUN.test(tokens[at]!.word) || tokens[at]!.tag === 'PROPN'
    ? carriesClause(verb)
    : FINITE.test(verb.word) || (verb.tag === 'VERB' && baseOfThird(verb.word) !== undefined);
}

function beginsMainClause(tokens: readonly Token[]): boolean {
  const [subject] = tokens;
  if (!subject) return false;
  if (PRONOUN.test(subject.word)) return hasVerbAfter(tokens, 0);
  if (!/^(?:the|his|her|their|my|our|no)$/.test(subject.word)) return false;
  // 'Visits' may be tagged as a noun: the subject ends before the first word that can be its verb.
  const verb = tokens.findIndex((token, at) => at > 1 && isFiniteVerb(token));
  return verb > 1 && verb < 5 && tokens.slice(1, verb).every(({ tag }) => /^(?:NOUN|ADJ|PROPN)$/.test(tag));
}

const isFiniteVerb = ({ word }: Token) => FINITE.test(word) || baseOfThird(word) !== undefined;

/** 'In her view, Hale found, the dose was low.' */
const isInsertion = (before: readonly Token[]) => before.at(-3)?.word === ',';

/** 'He eats, he drinks, and he sleeps' is a list; 'he is, she says, well' an insertion. */
const isSeries = (after: readonly Token[]) =>
  after.some(({ word }, i) => word === ',' && (i < 4 || /^(?:and|but|or)$/.test(after[i + 1]?.word ?? '')));

/** What takes a clause without 'that': 'he said she was well', 'I am glad he came'. */
const TAKES_CLAUSE =
  /^(?:say|think|believe|report|feel|hope|know|tell|state|mention|explain|deny|ensure|suggest|recommend|wish|request|ask|find|understand|notice|see|show|mean|suspect|fear|worry|advise|inform|confirm|realise|admit|claim|agree|assume|guess|sure|certain|afraid|worried|concerned|glad|happy|aware|confident|sorry|pleased|lucky|time|day|way|so|such|every|last)$/;

/** 'He slept poorly he was tired': a second sentence begins where nothing joins it to the first. */
const fused: LanguageRule = ({ tokens }) =>
  tokens.flatMap((subject, at): Slip[] => {
    const last = tokens[at - 1];
    if (at < 3 || !last || !/^(?:he|she|they|we)$/.test(subject.word) || !hasVerbAfter(tokens, at)) return [];
    if (!/^(?:NOUN|PROPN|ADJ|ADV|NUM)$/.test(last.tag) || FINITE.test(last.word)) return [];
    if (/^(?:and|but|or|so)$/.test(tokens[at - 2]!.word)) return [];
    const before = tokens.slice(0, at);
    if (before.some(({ word, lemma }) => TAKES_CLAUSE.test(word) || TAKES_CLAUSE.test(lemma))) return [];
    const clause = before.slice(before.findLastIndex(({ word }) => word === ',') + 1);
    if (!isMainClause(before) || !isMainClause(clause) || describes(tokens, at)) return [];
    return [slipAt(last, subject, { rule: 'run_on', why: WHY, mend: null })];
  });

/** 'The tablets she was taking': a noun, and a clause without an object that belongs to it. */
function describes(tokens: readonly Token[], at: number): boolean {
  const last = tokens[at - 1]!;
  if (!/^(?:NOUN|PROPN|NUM)$/.test(last.tag) || MOMENT.test(last.word)) return false;
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex(({ tag, word }) => !/^(?:VERB|AUX|ADV|PART)$/.test(tag) && !FINITE.test(word));
  const then = rest[end];
  if (!then || /^(?:PUNCT|ADP|SCONJ|CCONJ)$/.test(then.tag)) return true;
  // 'The ward she visited last week': a time is no object.
  return /^(?:last|this|next|every|each|yesterday|today|two|three|four|five|six|\d+)$/.test(then.word);
}

/** What no clause describes: 'in April he had read'. */
const MOMENT =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:19|20)\d\d)$/;

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

const JOINING = /^(?:therefore|however|moreover|furthermore|consequently|nevertheless|nonetheless)$/;

/** 'The results were normal therefore no treatment was given.' */
const joinedByBareAdverb: LanguageRule = ({ tokens }) =>
  tokens.flatMap((adverb, at): Slip[] => {
    if (!JOINING.test(adverb.word) || !/^(?:NOUN|PROPN|ADJ|ADV|NUM)$/.test(tokens[at - 1]?.tag ?? ''))
      return [];
    if (!isMainClause(tokens.slice(0, at)) || !beginsMainClause(tokens.slice(at + 1))) return [];
    return [slipAt(adverb, adverb, { rule: 'run_on', why: WHY, mend: null })];
  });

export const runOns: LanguageRule = (sentence) => [
  ...fused(sentence),
  ...joinedByAdverb(sentence),
  ...joinedByBareAdverb(sentence),
  ...commaSplice(sentence),
];
