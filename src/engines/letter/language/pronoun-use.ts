import type { Token } from '../text/tagger.ts';
import { FINITE } from './clause-verbs.ts';
import { PERSONS, THINGS } from './lexicon.generated.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { named, patternRule, type Shape, slipAt } from './slip.ts';
import { baseOfPast, baseOfThird } from './verbs.ts';

const WHY = 'This pronoun is one too many, is missing, or has the wrong form.';
const PERSON_WORDS = new Set(PERSONS.trim().split(/\s+/));
const THING_WORDS = new Set([
  ...THINGS.trim().split(/\s+/),
  ...'ulcer wound lesion lump rash pain scan swelling tumour fracture infection tooth leg knee eye ear skin disease condition symptom result dose tablet medication treatment operation procedure therapy pressure sugar diet house flat area cyst scar cough fever headache graft flap joint ankle hip shoulder wrist foot hand arm back abdomen letter report plan programme course injection'.split(
    ' ',
  ),
]);
const RELATION =
  '(?:wife|husband|mother|father|son|daughter|sister|brother|parents|children|owner|name|symptoms|condition|blood pressure|mobility|pain|weight|mood|appetite|family|home|house|house)';
const slip = (first: Token, last: Token, mend: string | null = null) =>
  slipAt(first, last, { rule: 'pronoun', why: WHY, mend, isCertain: false });

const isVerb = (token: Token | undefined) =>
  token !== undefined &&
  (FINITE.test(token.word) ||
    (/^(?:VERB|NOUN)$/.test(token.tag) &&
      (baseOfThird(token.word) !== undefined ||
        (token.tag === 'VERB' && baseOfPast(token.word) !== undefined))));

/** 'Her son, whom lives overseas', 'the ulcer, who has been present'. */
const relatives: LanguageRule = ({ tokens }) =>
  tokens.flatMap((who, at): Slip[] => {
    const next = tokens[at + 1];
    if (who.word === 'whom' && isVerb(next) && tokens[at - 1]?.tag !== 'ADP') return [slip(who, who, 'who')];
    const last = tokens[at - 1]?.word === ',' ? at - 2 : at - 1;
    const noun = tokens[last];
    if (
      who.word !== 'who' ||
      !isVerb(next) ||
      noun?.tag !== 'NOUN' ||
      !THING_WORDS.has(noun.word) ||
      PERSON_WORDS.has(noun.word)
    )
      return [];
    // 'A man with a rash who is': the first noun may be meant.
    let start = last;
    while (start > 0 && /^(?:DET|ADJ|NOUN|PRON|NUM)$/.test(tokens[start - 1]!.tag)) start--;
    return start === 0 ||
      /^(?:,|and|but|that|because|as)$/.test(tokens[start - 1]!.word) ||
      tokens[start - 1]!.tag === 'VERB'
      ? [slip(who, who, 'which')]
      : [];
  });

const TELLS =
  /^(?:say|tell|think|state|report|know|feel|hope|believe|explain|notice|find|see|agree|advise|suggest|recommend|request|inform|confirm|deny|fact|idea|view|fear|way|concern|sign|evidence|news|hope|belief|so|such|impression|possibility|chance|risk|statement|opinion)$/;

/** 'The wound that I dressed it yesterday', 'a niece who she will drive her': said twice. */
const twice: LanguageRule = ({ tokens }) =>
  tokens.flatMap((link, at): Slip[] => {
    if (!/^(?:that|which|who|whom)$/.test(link.word)) return [];
    const [noun, subject] = [tokens[at - 1], tokens[at + 1]];
    if (!noun || !subject || !/^(?:NOUN|PROPN)$/.test(noun.tag) || TELLS.test(noun.lemma)) return [];
    if (!/^(?:i|we|he|she|they|you)$/.test(subject.word)) return [];
    let verb = at + 2;
    while (/^(?:AUX|ADV|PART)$/.test(tokens[verb]?.tag ?? '')) verb++;
    const [object, then] = [tokens[verb + 1], tokens[verb + 2]];
    if (tokens[verb]?.tag !== 'VERB' || !object || TELLS.test(tokens[verb]!.lemma)) return [];
    const isThing =
      link.word !== 'who' &&
      /^(?:it|them)$/.test(object.word) &&
      (!then || /^(?:PUNCT|ADV|AUX|NOUN|ADP)$/.test(then.tag));
    const isPerson = /^who/.test(link.word) && /^(?:him|her|them)$/.test(object.word) && then?.tag !== 'NOUN';
    if (link.word === 'that' && !/^(?:the|a|an|his|her)$/.test(tokens[at - 2]?.word ?? '')) return [];
    return isThing ? [slip(object, object)] : isPerson ? [slip(subject, subject)] : [];
  });

/** 'My colleague and me decided': the subject has the form of an object. */
const objectAsSubject: LanguageRule = ({ tokens }) =>
  tokens.flatMap((and, at): Slip[] => {
    const [me, verb] = [tokens[at + 1], tokens[at + 2]];
    if (
      and.word !== 'and' ||
      !me ||
      !/^(?:me|him|them)$/.test(me.word) ||
      !isVerb(verb) ||
      /ing$/.test(verb!.word)
    )
      return [];
    let start = at;
    while (start > 0 && /^(?:DET|ADJ|NOUN|PROPN|PRON)$/.test(tokens[start - 1]!.tag)) start--;
    const before = tokens[start - 1];
    if (before && !/^(?:,|;|and|but|that|because|so|when|as)$/.test(before.word)) return [];
    return [slip(me, me, { me: 'I', him: 'he', them: 'they' }[me.word]!)];
  });

const CARES = 'dress|wash|feed|bathe|shave|toilet|shower|look after|care for';
const SHAPES: readonly Shape[] = [
  {
    pattern: new RegExp(
      `\\b(to|cannot|can|could|not) (${CARES}) (her|him) (?=(?:without|independently|unaided|unassisted|alone)\\b)`,
      'g',
    ),
    mend: ([, to, verb, who]) => `${to} ${verb} ${who}self `,
    isCertain: false,
  },
  {
    pattern: /\b([Hh]e) (hurt|cut|burned|burnt|injured|scalded) him (?=(?:while|when|on|with|by)\b)/g,
    mend: '$1 $2 himself ',
  },
  {
    pattern: /\b([Ss]he) (hurt|cut|burned|burnt|injured|scalded) her (?=(?:while|when|by)\b)/g,
    mend: '$1 $2 herself ',
  },
  {
    pattern:
      /(?<=^|[,;] |\b(?:and|but|because|so) )(?:[Ii]s|[Ww]as|[Hh]as been|would be) (?:decided|recommended|advised|agreed|noted|suggested|explained|planned|important|necessary|essential|advisable|felt|thought|found|clear|likely|possible|hoped|requested) (?=(?:to|that)\b)(?<!\b(?:he|she|they|who|which|patient|it) \p{L}+ and (?:was|is|has been) \p{L}+ )(?<=(?:^|[,;] )[^,;]*)/gu,
    mend: ([whole]) => `it ${whole![0]!.toLowerCase()}${whole!.slice(1)}`,
    isCertain: false,
  },
  {
    pattern: new RegExp(
      `(?<=\\b(?:man|woman|widow|widower|lady|gentleman|patient|boy|girl|child|teacher|nurse|farmer|driver|engineer|worker|retired \\p{L}+|who|neighbour|mother|father)) (?:which|that|who|who's|who his|who her) (?=${RELATION} (?:is|was|has|had|died|lives|left|works|are|were|helps|remains)\\b)`,
      'gu',
    ),
    mend: ' whose ',
  },
  {
    pattern:
      /\b\p{Ll}+s (?:are|were) (?:\p{Ll}+ ){0,4}than that (?=(?:of|recorded|in|on|from|taken|seen|at|obtained|measured|found)\b)/gu,
    mend: null,
  },
  {
    pattern:
      /\b(?:[Bb]oth|twins|parents|brothers|sisters|daughters|sons) [^.;]{0,60}\b(?:in (?:his|her) (?:teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties))\b/g,
    mend: null,
  },
  {
    pattern:
      /\b(?:[Tt]he|[Hh]er|[Hh]is) (?:twins|parents|children|couple|boys|girls) (?:is|are|was|were) [^.;]{0,40}, and (?:his|her) (?:mother|father|parents|grandmother)\b/g,
    mend: null,
  },
  {
    pattern:
      /\b(?:his|her|the|these|my|their|both) (?:\p{Ll}+ ){0,2}(?:[\p{L}-]+(?:ays|ults|ms|ets|ts|ords|rts|aphs|ans|ples|ers|bs))[;,.]? (?:and |so |then )?(?:please )?(?:return|send|review|keep|bring|forward|store|file|examine|check) it\b(?! (?:is|was))/gu,
    mend: null,
  },
  {
    pattern:
      /\b(?:husband|son|father|brother|grandson|uncle),? (?:and|but|who) (?:also )?she (?:helps|supports|assists|drives|visits|takes|cares for|looks after) her\b/g,
    mend: null,
  },
  {
    pattern:
      /\b(?:wife|daughter|mother|sister|granddaughter|aunt),? (?:and|but) (?:also )?he (?:helps|supports|assists|drives|visits|takes|cares for|looks after) him\b/g,
    mend: null,
  },
  {
    pattern:
      /\b(?:[Ii]t) (is|was) (?=(?:no|any|some) (?:evidence|signs?|history|fever|pain|swelling|bleeding|infection|improvement|change|need|doubt|redness|discharge|tenderness|fracture)\b)(?! no (?:doubt|need) )/g,
    mend: 'there $1 ',
  },
  { pattern: /\b(?:an|a) other (?=\p{Ll})/gu, mend: 'another ' },
  {
    pattern:
      /\bwho's (?=(?:wife|husband|mother|father|son|daughter|blood|condition|symptoms|mobility|first|main|parents)\b)/g,
    mend: 'whose ',
  },
  { pattern: /\bit's (?=(?:own|edges?|margins?|size|colour|surface|dose|effects?|side)\b)/g, mend: 'its ' },
  {
    pattern:
      /\b(?:between|for|with|to|from) (?:you|him|her|them|my \p{Ll}+|his \p{Ll}+|her \p{Ll}+) and I\b/gu,
    mend: ([whole]) => whole!.replace(/I$/, 'me'),
  },
  {
    pattern:
      /\b(?:contact|inform|call|phone|ask|tell|advise|see|help|told|asked|informed|advised|helped|contacted) (?:with )?(he|she|they)(?=[.,;]| (?:about|of|on|at|to|again|as|by|immediately|in)\b)/g,
    mend: ([whole, who]) =>
      whole!.replace(new RegExp(`${who}$`), { he: 'him', she: 'her', they: 'them' }[who!]!),
  },
];

const shapes = patternRule(named({ rule: 'pronoun', why: WHY }, SHAPES));

/** Pronouns that are said twice, are missing, or have the form of another place. */
export const pronounUse: LanguageRule = (sentence) => [
  ...relatives(sentence),
  ...twice(sentence),
  ...objectAsSubject(sentence),
  ...shapes(sentence),
];
