import type { Token } from '../text/tagger.ts';
import { mainVerbAt } from './main-clauses.ts';
import { subjectAt } from './phrases.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';
import { baseOfPast, baseOfThird } from './verbs.ts';

const WHY = 'The time that is meant takes another tense.';
const at = (first: Token, last: Token = first): Slip =>
  slipAt(first, last, { rule: 'tense', why: WHY, mend: null });
const text = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ');

const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december';
const DAY = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const SPAN = '(?:minutes?|hours?|days?|weeks?|months?|years?)';
/** A moment that is over. */
const OVER = new RegExp(
  `\\b(?:yesterday|ago|last (?:week|month|year|night|winter|summer|spring|autumn|${DAY}|${MONTH})|in (?:19\\d\\d|20[012]\\d)|(?:on|in) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:of )?(?:${MONTH})|${SPAN} (?:later|earlier)|the (?:next|following|previous) (?:day|morning|week|month))\\b`,
);
const isPast = ({ word, tag }: Token) =>
  /^(?:was|were|had|did)$/.test(word) ||
  ((tag === 'VERB' || /ed$/.test(word)) && baseOfPast(word) !== undefined && baseOfThird(word) === undefined);
const isPresent = (token: Token) =>
  /^(?:is|are|has|have|does|do)$/.test(token.word) ||
  (token.tag === 'VERB' && baseOfThird(token.word) !== undefined);

/** 'Has first presented on 12 May', 'has died two years later': the perfect does not tell when. */
const perfectWithMoment: LanguageRule = ({ tokens }) =>
  tokens.flatMap((have, i): Slip[] => {
    if (
      !/^(?:has|have)$/.test(have.word) ||
      /^(?:should|could|would|may|might|must|will|to|can)$/.test(tokens[i - 1]?.word ?? '')
    )
      return [];
    let next = i + 1;
    while (
      tokens[next] &&
      (tokens[next]!.tag === 'ADV' || /^(?:first|been|not|just)$/.test(tokens[next]!.word))
    )
      next++;
    const verb = tokens[next];
    if (!verb || baseOfPast(verb.word) === undefined || verb.tag === 'NOUN') return [];
    const end = tokens.findIndex(
      ({ word }, place) =>
        place > next &&
        /^(?:[,;:.]|and|but|who|which|that|because|since|when|until|so|as|for|from|after|before|scheduled|due)$/.test(
          word,
        ),
    );
    const said = text(tokens.slice(next + 1, end === -1 ? tokens.length : end));
    const isTold =
      OVER.test(said) &&
      !/\b(?:since|this|today|due|review|appointment|by)\b/.test(said) &&
      !/^(?:become|get|be|have)$/.test(verb.lemma);
    return isTold ? [at(have, verb)] : [];
  });

/** 'Two days ago, while in the shower, Ms Choi has noticed'. */
const momentThenPerfect: LanguageRule = ({ tokens }) => {
  const comma = tokens.findIndex(({ word }) => word === ',');
  if (comma < 1 || comma > 8) return [];
  const opening = text(tokens.slice(0, comma));
  if (
    !/(?:\bago|^yesterday|^last (?:week|month|year|night|\w+day)|^on (?:the )?\d|^in (?:19|20)\d\d)/.test(
      opening,
    ) ||
    /since|for/.test(opening)
  )
    return [];
  const last = tokens.findLastIndex(({ word }, i) => word === ',' && i < comma + 8);
  for (const start of [comma + 1, last + 1]) {
    const subject = subjectAt(tokens, start);
    const verb = subject && tokens[subject.end];
    const next = subject && tokens[subject.end + 1];
    if (verb && next && /^(?:has|have)$/.test(verb.word) && baseOfPast(next.word) !== undefined)
      return [at(verb, next)];
  }
  return [];
};

const STRETCH =
  /^(?:since|for the (?:last|past)|over the (?:last|past)|during the (?:last|past)|in recent|for (?:many|several|two|three|four|five|six))\b/;

/** 'Since her last visit, she loses 4 kg', 'for the last three months, he attends'. */
const stretchUntilNow: LanguageRule = ({ tokens }) => {
  const comma = tokens.findIndex(({ word }) => word === ',');
  const opening = text(tokens.slice(0, Math.max(0, comma)));
  if (comma < 1 || !STRETCH.test(opening)) return [];
  // 'Since she lives alone, she needs' gives a reason.
  if (tokens.slice(0, comma).some((token) => isPresent(token) || isPast(token))) return [];
  const verb = mainVerbAt(tokens, comma + 1, tokens.length);
  const found = tokens[verb];
  if (
    !found ||
    /^(?:has|have|had|was|were|did|can|could|will|would|should|may|must|is|are)$/.test(found.word)
  )
    return [];
  const isSince = /^since/.test(opening);
  return (isSince && isPast(found)) ||
    (baseOfThird(found.word) !== undefined && !/^(?:remain|mean|seem)s$/.test(found.word))
    ? [at(found)]
    : [];
};

const ASKS =
  /^(?:know|ask|wonder|see|sure|unclear|decide|certain|uncertain|confirm|say|predict|tell|advise|discuss|about|of|on|clear|doubt|establish|determine|me|us|him|her|them)$/;

/** 'As soon as the swelling of the gum will subside': after these the future stands in the present. */
const futureAfterTime: LanguageRule = ({ tokens }) =>
  tokens.flatMap((link, i): Slip[] => {
    const isAs = link.word === 'as' && tokens[i - 1]?.word === 'soon';
    if (!isAs && !/^(?:until|before|after|once|when|if|unless)$/.test(link.word)) return [];
    const before = tokens[i - 1];
    if (/^(?:if|when)$/.test(link.word) && before && (ASKS.test(before.word) || ASKS.test(before.lemma)))
      return [];
    const subject = subjectAt(tokens, i + 1);
    const will = subject && tokens[subject.end];
    if (!subject || will?.word !== 'will' || tokens[i + 1]!.word === 'you') return [];
    return [at(will, tokens[subject.end + 1] ?? will)];
  });

/** 'By the time it arrived, he already lost consciousness'. */
const byTheTime: LanguageRule = ({ tokens }) => {
  if (text(tokens.slice(0, 3)) !== 'by the time') return [];
  const comma = tokens.findIndex(({ word }) => word === ',');
  if (comma === -1 || !tokens.slice(3, comma).some(isPast)) return [];
  const subject = subjectAt(tokens, comma + 1);
  let place = subject?.end ?? -1;
  if (tokens[place]?.tag === 'ADV') place++;
  const verb = tokens[place];
  return verb && verb.tag === 'VERB' && isPast(verb) && !/^(?:was|were|had)$/.test(verb.word)
    ? [at(verb)]
    : [];
};

/** 'Works as a driver until he retired', 'remains free of pain until last month'. */
const presentUntilPast: LanguageRule = ({ tokens }) => {
  const until = tokens.findIndex(({ word }) => word === 'until');
  if (until < 2) return [];
  const subject = subjectAt(tokens, until + 1);
  const ended = subject && tokens[subject.end];
  const isOver =
    (ended && isPast(ended)) ||
    /^until (?:last|yesterday|(?:19|20)\d\d|recently)\b/.test(text(tokens.slice(until, until + 2)));
  if (!isOver) return [];
  const start = tokens.slice(0, until).findLastIndex(({ word }) => /^(?:[,;]|and|but)$/.test(word)) + 1;
  const verb = tokens.slice(start, until).find((token) => token.tag === 'VERB' || token.tag === 'AUX');
  return verb &&
    (/^(?:is|are)$/.test(verb.word) || (verb.tag === 'VERB' && baseOfThird(verb.word) !== undefined))
    ? [at(verb)]
    : [];
};

/** 'This is the third time that he presents'. */
const nthTime: LanguageRule = ({ tokens }) =>
  tokens.flatMap((time, i): Slip[] => {
    if (
      time.word !== 'time' ||
      !/^(?:first|second|third|fourth|fifth|sixth|only|last)$/.test(tokens[i - 1]?.word ?? '') ||
      tokens[i - 3]?.word !== 'is'
    )
      return [];
    const start = tokens[i + 1]?.word === 'that' ? i + 2 : i + 1;
    const verb = tokens
      .slice(start + 1, start + 5)
      .find(({ word }) => /^(?:is|are|has|have|was|had)$/.test(word) || baseOfThird(word) !== undefined);
    return verb && !/^(?:has|have|was|had)$/.test(verb.word) ? [at(verb)] : [];
  });

/** 'While she is recovering last year, she developed'. */
const presentThenPast: LanguageRule = ({ tokens }) => {
  if (!/^(?:while|when|as)$/.test(tokens[0]?.word ?? '')) return [];
  const comma = tokens.findIndex(({ word }) => word === ',');
  const first = subjectAt(tokens, 1);
  const verb = first && tokens[first.end];
  const second = comma > 0 ? mainVerbAt(tokens, comma + 1, tokens.length) : -1;
  if (!verb || first.end >= comma || second === -1 || !/^(?:is|are|has|have)$/.test(verb.word)) return [];
  const other = tokens[second]!;
  return isPast(other) && !/^(?:had|did)$/.test(other.word) ? [at(verb)] : [];
};

const PATTERNS: readonly RegExp[] = [
  /\bdid(?: not|n't) (?:yet )?\p{Ll}+(?: \p{Ll}+){0,4} (?:so far|up to now|to date|until now)\b/gu,
  /\b(?:is|are) \p{Ll}+ing\b[^.;,]{0,40} (?:for|over|during) the previous\b/gu,
  /\b[Ii]f (?:he|she|they|it|the patient|his \p{Ll}+|her \p{Ll}+) would (?!like\b|prefer\b|benefit\b|not mind\b)/gu,
];
const patterns: LanguageRule = ({ text: sentence, from }) =>
  PATTERNS.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(
      (match): Slip => ({
        rule: 'tense',
        severity: 'moderate',
        why: WHY,
        mend: null,
        isCertain: false,
        from: from + match.index,
        to: from + match.index + match[0].length,
      }),
    ),
  );

const FINDS: readonly LanguageRule[] = [
  perfectWithMoment,
  momentThenPerfect,
  stretchUntilNow,
  futureAfterTime,
  byTheTime,
  presentUntilPast,
  nthTime,
  presentThenPast,
  patterns,
];

/** Tenses that a word for time or the other half of a sentence decides. */
export const tenseClauses: LanguageRule = (sentence) => FINDS.flatMap((find) => find(sentence));
