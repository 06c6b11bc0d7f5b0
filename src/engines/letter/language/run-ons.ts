import type { Token } from '../text/tagger.ts';
import { carriesClause, FINITE } from './clause-verbs.ts';
import { RUN_ON_WHY as WHY } from './comma-splices.ts';
import { COORDINATES, mainVerbAt, SUBORDINATES } from './main-clauses.ts';
import { nounPhrase } from './phrases.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';
import { baseOfThird } from './verbs.ts';

const LINKS =
  /^(?:if|when|because|although|though|as|since|while|after|before|once|until|unless|whenever|where|whether|that|who|which|the more|how|what|why|whose|whom|than|so)$/;
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
  next?.word !== 'to' &&
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

const BARE =
  /^(?:therefore|however|moreover|furthermore|consequently|nevertheless|nonetheless|meanwhile|subsequently|otherwise)$/;
const PHRASES: readonly (readonly string[])[] = [
  ['since', 'then'],
  ['in', 'addition'],
  ['as', 'a', 'result'],
  ['for', 'this', 'reason'],
  ['after', 'that'],
];
const SPAN = /^(?:days?|weeks?|months?|years?|hours?|minutes?)$/;

/** How many words lead on from one sentence to the next at a place: 'therefore', 'since then', 'four weeks later'. */
function leadAt(tokens: readonly Token[], at: number): number {
  if (BARE.test(tokens[at]!.word)) return 1;
  const phrase = PHRASES.find((words) => words.every((word, i) => tokens[at + i]?.word === word));
  if (phrase) return phrase.length;
  return SPAN.test(tokens[at + 1]?.word ?? '') &&
    tokens[at + 2]?.word === 'later' &&
    /^(?:NUM|DET)$/.test(tokens[at]!.tag)
    ? 3
    : 0;
}

/** 'She ate little since then she has lost weight': no stop before what leads on. */
const byNothing: LanguageRule = ({ tokens }) =>
  tokens.flatMap((first, at): Slip[] => {
    if (at < 3 || /^[,;:.–—]$/.test(tokens[at - 1]!.word) || COORDINATES.test(tokens[at - 1]!.word))
      return [];
    const length = leadAt(tokens, at);
    const next = at + length + Number(tokens[at + length]?.word === ',');
    if (length === 0 || mainVerbAt(tokens, next, tokens.length) === -1) return [];
    const from = tokens.slice(0, at).findLastIndex(({ word }) => /^[,;:]$/.test(word)) + 1;
    const opens = mainVerbAt(tokens, from, at);
    if (opens === -1 || tokens.slice(from, at).some(({ word }) => word === 'that')) return [];
    return [slipAt(first, tokens[at + length - 1]!, { rule: 'run_on', why: WHY, mend: null })];
  });

/** 'The cast was removed his wrist is stiff': a whole clause, and the next one begins with its subject. */
const fusedNouns: LanguageRule = ({ tokens }) =>
  tokens.flatMap((first, at): Slip[] => {
    const last = tokens[at - 1];
    if (at < 4 || !last || !/^(?:his|her|their|the|he|she|they|it|there)$/.test(first.word)) return [];
    if (!/^(?:NOUN|ADJ|ADV|NUM)$/.test(last.tag) && !/(?:ed|en)$/.test(last.word)) return [];
    if (SUBORDINATES.test(last.word) || COORDINATES.test(last.word) || FINITE.test(last.word)) return [];
    const before = tokens.slice(0, at);
    if (
      before.some(
        ({ word, lemma }) =>
          SUBORDINATES.test(word) ||
          TAKES_CLAUSE.test(lemma) ||
          TAKES_CLAUSE.test(word) ||
          /^[,;:–("]$/.test(word),
      )
    )
      return [];
    const own = mainVerbAt(tokens, 0, at);
    if (own === -1) return [];
    const subject = nounPhrase(tokens, at);
    const verb = subject && tokens[subject.end];
    if (
      !subject ||
      !verb ||
      !/^(?:is|was|are|were|has|had|have|will|can|cannot|could|should|does|did)$/.test(verb.word)
    )
      return [];
    // 'The leaflet the nurse had given': a clause without an object belongs to the noun.
    if (/^(?:has|had|have|was|is|were|are)$/.test(verb.word) && isDescribing(tokens, subject.end, last))
      return [];
    return [slipAt(last, first, { rule: 'run_on', why: WHY, mend: null })];
  });

function isDescribing(tokens: readonly Token[], at: number, last: Token): boolean {
  if (!/^(?:NOUN|NUM)$/.test(last.tag)) return false;
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex(({ tag }) => !/^(?:VERB|AUX|ADV|PART)$/.test(tag));
  const then = rest[end];
  return end > 0 && (!then || /^(?:PUNCT|ADP|SCONJ|CCONJ|AUX)$/.test(then.tag));
}

/** Main clauses with nothing between them. */
export const runOns: LanguageRule = (sentence) => [
  ...fused(sentence),
  ...byNothing(sentence),
  ...fusedNouns(sentence),
];
