import type { Token } from '../text/tagger.ts';
import { isPluralNoun } from './agreement.ts';
import { FINITE } from './clause-verbs.ts';
import { baseOfPast, baseOfThird, isBase } from './verbs.ts';

/** A noun phrase: its words from `start` up to, but not with, `end`. */
export interface Phrase {
  readonly start: number;
  readonly end: number;
  /** The noun or pronoun that the others belong to. */
  readonly head: number;
  /** Null where either number suits, or there is no telling. */
  readonly number: 'one' | 'many' | null;
}

const PRONOUNS: Readonly<Record<string, Phrase['number']>> = {
  he: 'one',
  she: 'one',
  it: 'one',
  this: 'one',
  they: 'many',
  we: 'many',
  these: 'many',
  those: 'many',
  i: null,
  you: null,
  there: null,
};
const DETERMINER =
  /^(?:the|an?|this|that|these|those|his|her|their|my|our|your|its|no|some|any|each|every|both|all|several|many|few|another|other|most|either|neither|half)$/;
const TITLE = /^(?:mr|mrs|ms|miss|dr|professor|sister|master)\.?$/;
/** Heads that count what stands behind them, are one or many, or take their number from elsewhere. */
const EITHER =
  /^(?:number|majority|minority|lot|lots|couple|variety|range|series|pair|group|half|rest|most|some|all|none|any|both|part|total|team|family|staff|percentage|proportion|type|kind|sort|bloods|data|media|fish|fruit|sheep|aircraft|crew|council|police|public|couples|remainder|quarter|third|plenty|handful|maximum|minimum|average|means|statistics|ethics|mathematics|united|kg|mg|ml|cm|mm|percent|per|cent|%)$/;
const SPAN =
  /^(?:seconds?|milligrams?|micrograms?|grams?|millilitres?|days?|weeks?|months?|years?|hours?|minutes?|units?|doses?|litres?|miles?|metres?|pounds?|drops?|puffs?|tablets?|times?|kilos?|kilograms?)$/;
const INSIDE = /^(?:DET|ADJ|NOUN|PROPN|NUM)$/;
const POSSESSIVE = /^(?:his|her|their|my|our|your|its)$/;

/** The noun phrase that begins at a word; null where none does. */
export function nounPhrase(tokens: readonly Token[], start: number): Phrase | null {
  const first = tokens[start];
  if (!first || /^(?:what|which|whose|how)$/.test(first.word)) return null;
  if (Object.hasOwn(PRONOUNS, first.word) && !startsNoun(tokens, start)) {
    return { start, end: start + 1, head: start, number: PRONOUNS[first.word]! };
  }
  if (!INSIDE.test(first.tag) && !POSSESSIVE.test(first.word) && !DETERMINER.test(first.word)) return null;
  let end = start;
  let head = -1;
  while (end < tokens.length && belongs(tokens, start, end)) {
    if (/^(?:NOUN|PROPN)$/.test(tokens[end]!.tag)) head = end;
    else if (head >= 0 && tokens[end]!.tag === 'NUM') head = Math.max(head, end - 1);
    end++;
  }
  // 'His relative died', 'her antidepressants were': what the tagger takes for a quality.
  if (
    head === -1 &&
    end > start + 1 &&
    tokens[end - 1]!.tag === 'ADJ' &&
    /^(?:AUX|VERB)$/.test(tokens[end]?.tag ?? '')
  )
    head = end - 1;
  if (head === -1) return null;
  return { start, end: head + 1, head, number: numberOf(tokens, start, head) };
}

const startsNoun = (tokens: readonly Token[], at: number) =>
  /^(?:this|these|those)$/.test(tokens[at]!.word) &&
  /^(?:NOUN|ADJ|PROPN|NUM)$/.test(tokens[at + 1]?.tag ?? '');

function belongs(tokens: readonly Token[], start: number, at: number): boolean {
  const { word, tag } = tokens[at]!;
  if (FINITE.test(word) || /^(?:not|to|who|which|he|she|they|we|i|it|there)$/.test(word)) return false;
  if (word === "'s" || word === "'" || word === '-' || word === '–') return at > start;
  if (
    at > start &&
    DETERMINER.test(word) &&
    !/^(?:both|all|other|few|many|several|most)$/.test(tokens[at - 1]!.word)
  ) {
    return tokens[at - 1]!.word === "'s";
  }
  if (INSIDE.test(tag) || POSSESSIVE.test(word)) return true;
  const next = tokens[at + 1];
  if (tag === 'ADV')
    return next !== undefined && /^(?:ADJ|VERB)$/.test(next.tag) && at > start && isInner(tokens, at + 1);
  return tag === 'VERB' && at > start && isInner(tokens, at);
}

/** 'The swollen leg', 'an increasing dose': a participle before its noun. */
const isInner = (tokens: readonly Token[], at: number) =>
  /(?:ed|en|ing|wn|ft|nt)$/.test(tokens[at]!.word) &&
  /^(?:NOUN|ADJ|PROPN)$/.test(tokens[at + 1]?.tag ?? '') &&
  (DETERMINER.test(tokens[at - 1]!.word) || /^(?:ADJ|ADV|NUM)$/.test(tokens[at - 1]!.tag));

function numberOf(tokens: readonly Token[], start: number, head: number): Phrase['number'] {
  const [first, noun] = [tokens[start]!, tokens[head]!];
  if (EITHER.test(noun.word)) return null;
  if (/^(?:each|every)$/.test(first.word)) return 'one';
  if (TITLE.test(first.word) && !tokens.slice(start, head).some(({ word }) => word === "'s")) return 'one';
  if (/^(?:many|several|few|these|those|both)$/.test(first.word)) return 'many';
  if (/^(?:NUM)$/.test(first.tag) || /^\d/.test(first.word))
    return SPAN.test(noun.word) ? null : isPluralNoun(noun) ? 'many' : null;
  if (
    tokens.slice(start, head).some(({ tag, word }) => tag === 'NUM' && word !== 'one') &&
    SPAN.test(noun.word)
  )
    return null;
  if (/^(?:children|people|men|women)$/.test(noun.word)) return 'many';
  if (isPluralNoun(noun) || (noun.tag === 'ADJ' && /[a-z]ts$|[a-z]ves$/.test(noun.word))) return 'many';
  if (noun.tag === 'ADJ' || /s$/.test(noun.word) || !/^[a-z-]+$/.test(noun.word)) return null;
  if (noun.tag === 'PROPN' || /^\p{Lu}/u.test(noun.text)) return start === head ? 'one' : null;
  return 'one';
}

/** What may stand before a noun phrase that says more of the subject: 'the results of the scan'. */
const LINK =
  /^(?:of|in|on|from|with|for|to|at|between|around|over|under|by|about|during|after|before|without|within|behind|near|above|below|against|towards)$/;
const ADDED =
  /^(?:who|which|whose|whom|together|along|including|as|a|an|the|his|her|our|now|aged|born|both|particularly|especially|\d+|formerly|previously|not|such|like|unlike|in|with)$/;

/** A subject: its noun phrase with all that belongs to it, up to `end`. */
export interface Subject extends Phrase {
  /** Words between the head and the end: where there are none, the verb stands beside its subject. */
  readonly isFar: boolean;
}

/** The subject that begins at a word, if a noun phrase does. */
export function subjectAt(tokens: readonly Token[], start: number): Subject | null {
  const phrase = nounPhrase(tokens, start);
  if (!phrase) return null;
  let [end, number, isTold] = [phrase.end, phrase.number, false];
  for (;;) {
    const next = tokens[end];
    if (!next) break;
    if (next.word === 'and' || next.word === 'or') {
      const other = nounPhrase(tokens, end + 1);
      const verb = other && tokens[other.end];
      // 'She fell and her son came': the other phrase has a verb, and the first one had its own.
      if (!other || !verb || Object.hasOwn(PRONOUNS, tokens[end + 1]!.word)) break;
      // Behind a preposition it is no telling what 'and' joins.
      const isPlain =
        !isTold && tokens[phrase.start]!.word !== 'each' && tokens[phrase.start]!.word !== 'every';
      number = isPlain && next.word === 'and' ? 'many' : null;
      end = other.end;
      continue;
    }
    if (LINK.test(next.word)) {
      const object = nounPhrase(tokens, end + 1);
      if (!object || Object.hasOwn(PRONOUNS, tokens[object.head]!.word)) break;
      [end, isTold] = [object.end, true];
      continue;
    }
    if (next.word === ',') {
      const close = tokens.findIndex(({ word }, at) => at > end && word === ',');
      if (close === -1 || close - end > 16 || !ADDED.test(tokens[end + 1]!.word)) break;
      if (!/^(?:who|which|whose|whom)$/.test(tokens[end + 1]!.word) && hasClause(tokens, end + 1, close))
        break;
      end = close + 1;
      isTold = true;
      continue;
    }
    if (/^(?:who|which|that)$/.test(next.word)) {
      const close = endOfRelative(tokens, end);
      if (close === null) break;
      [end, isTold] = [close, true];
    }
    break;
  }
  return { ...phrase, end, number, isFar: end > phrase.head + 1 };
}

const hasClause = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .some((token, i) => mayBeFinite(token) && Object.hasOwn(PRONOUNS, tokens[from + i - 1]?.word ?? ''));

/** A finite verb by its form, or what may be a past. */
export const mayBeFinite = (token: Token) =>
  FINITE.test(token.word) ||
  (/^(?:VERB|NOUN)$/.test(token.tag) &&
    token.tag === 'VERB' &&
    (baseOfThird(token.word) !== undefined || baseOfPast(token.word) !== undefined));

/** Where 'that he takes' ends: at the next finite verb behind its own, with no comma or conjunction between. */
function endOfRelative(tokens: readonly Token[], at: number): number | null {
  let isOwn = false;
  for (let i = at + 1; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (/^(?:,|;|:|and|or|but|because|when|if|although|since|that|which|who|while|–|\()$/.test(token.word))
      return null;
    const isVerb =
      i === at + 1
        ? token.tag !== 'PRON' &&
          (isBase(token.word) || mayBeFinite(token) || baseOfThird(token.word) !== undefined)
        : mayBeFinite(token) ||
          (/^(?:VERB)$/.test(token.tag) && isBase(token.word) && tokens[i - 1]!.word !== 'to');
    if (!isVerb) continue;
    // 'Have taught', 'was not seen': one group.
    let last = i;
    while (/^(?:VERB|AUX|ADV|PART)$/.test(tokens[last + 1]?.tag ?? '') && !(last > i && isOwn)) {
      if (isOwn) break;
      last++;
    }
    if (isOwn) return i;
    isOwn = true;
    i = last;
  }
  return null;
}
