import type { LearningLanguage } from '#domain/languages.ts';
import { sentencesIn } from '../words/sentences-in.ts';
import { bare } from './words/following-words.ts';
import type { InOthers, OtherLanguage } from './words/other-languages.ts';
import { plainRequests } from './words/plain-requests.ts';
import { QUESTION_OPENERS } from './words/question-openers.ts';
import { WORDS } from './words/words.ts';

const WHO =
  '(?:you|he|she|it|they|we|i|there|this|that|these|those|anyone|anybody|someone|somebody|anything|something|(?:the|an?|your|his|her|their|its|my) [a-z]+|[A-Z][a-z]+)';
const HELPING =
  "(?:do|does|did|have|has|had|are|is|was|were|can|could|will|would|should|isn't|aren't|don't|doesn't|didn't|haven't|hasn't)";
/** 'Who gave it to her, do you know?', 'how bad is it, would you say?': it asks for nothing besides. */
const TAG =
  '(?:do you (?:know|think|remember|reckon|suppose)|would you (?:say|think|guess)|can you (?:say|tell|remember)|if you (?:know|like))\\?$';
/** What a question of its own begins with: 'do you', 'how often', 'any'. */
const OPENS = `(?!${TAG})(?:${HELPING} ${WHO}\\b|(?:(?:roughly|about|exactly) )?(?:for |over |since |at |in |to |with )?(?:how|what|where|why|which|who|whose|whom)\\b|(?:since |roughly |about )?when(?:'s| (?:${HELPING}|exactly|it|that|you (?:first|last)))\\b|(?:roughly |about )?when\\?$|any\\b)`;
/** 'Which does she take in the morning, and which in the evening?' is one question. */
const SHORT_OF_ONE =
  '(?:which|what|how many|how much|who)(?: ones?)? (?:in|at|on|for|after|before|with|by|to) (?:\\w+ ){0,2}\\w+\\?$';
/** Where a question may end and the next begin. */
const BOUNDARY = new RegExp(
  `(?:,?\\s+(?:and|or|but)(?: also| then)?\\s+|,\\s+|;\\s+)(?=${OPENS})(?!${SHORT_OF_ONE})`,
  'g',
);
/** 'When you had it, was it ...', 'if you cough, does it ...': what leads in to a question is none. */
const LEADS_IN =
  /^(?:(?:and|so|but|or|ok|okay|well|also|then|now) )*any of (?:those|these|that|them)\b|^(?:(?:and|so|but|or|ok|okay|well|also|then|now) )*(?:when|whenever|if|after|before|while|as|since|because|once|until) (?!(?:that|this|then),|when\b|(?:exactly|roughly|about|do|does|did|have|has|had|are|is|was|were|can|could|will|would)\b)/i;
/** 'Before I tell you the result: have you ...' */
const INTRODUCED = /^[^:]*:\s+/;
/** Before what knows or asks, a question is only quoted: 'do you know what it is'. */
const FEWEST_WORDS = 2;

/** '..., do you think?' asks for nothing besides. */
const TAIL = new RegExp(`,? (?:and )?${TAG}`);

/**
 * The questions of a turn one by one, each with the word that joined it, so that none is lost in the others; what asks
 * for nothing stays as it was said.
 */
export function requestsIn(language: LearningLanguage, turn: string): string[] {
  if (language !== 'en')
    return sentencesIn(turn)
      .flatMap((sentence) => afterStatement(language, sentence))
      .flatMap((sentence) => introduced(language, sentence.replace(ASKS_WHETHER[language], '$1?')))
      .flatMap((sentence) => openedQuestions(language, sentence));
  return plainRequests(sentencesIn(turn)).flatMap((sentence) =>
    sentence.endsWith('?') ? questionsOf(withoutTail(sentence)) : [sentence],
  );
}

/** 'Tell me whether you had a fever.' asks, whatever it ends with. */
const ASKS_WHETHER: InOthers = {
  es: /^((?:(?:y|ahora|bueno|vale),? )*(?:d[ií]game|d[ií]me|cu[ée]nteme) si (?!le duele|nota algo mientras).*)\.$/iu,
  fr: /^((?:(?:et|alors|bon),? )*dites-moi si (?!je |ça (?:fait mal|vous gêne)).*)\.$/iu,
  de: /^((?:(?:und|gut|also),? )*sagen Sie mir(?: bitte)?, ob (?!es (?:wehtut|schmerzt)).*)\.$/iu,
  pt: /^((?:(?:e|agora|bom),? )*(?:me (?:diz|diga|conta|fala)|diga-me) se (?!dói|estiver|eu ).*)\.$/iu,
};

/** Whether what ends in a comma is a question already: 'Do you have allergies, do you take medicines?' */
export function opensQuestion(language: LearningLanguage, text: string): boolean {
  if (language === 'en') return false;
  const said = text
    .slice(text.lastIndexOf(':') + 1)
    .trim()
    .toLowerCase()
    .replace(/^[¿¡]/, '');
  return QUESTION_OPENERS[language].opens.test(said);
}

/** 'I see that you limp: tell me what happened.': what has somebody tell is a sentence of its own. */
function introduced(language: OtherLanguage, sentence: string): string[] {
  const at = sentence.search(/\s?:\s/);
  const [before, after] = [sentence.slice(0, at), sentence.slice(at).replace(/^\s?:\s+/, '')];
  const isInvited = at >= 0 && WORDS[language].tell.test(bare(after));
  return isInvited && before.trim().split(/\s+/).length > FEWEST_WORDS
    ? [`${before.trim()}.`, after]
    : [sentence];
}

/** What somebody says of herself before a dash. */
const OF_ONESELF: InOthers = {
  es: /\b(?:voy|vamos|\p{L}+[ae]mos|quiero|quisiera)\b/iu,
  fr: /\b(?:je|nous|on)\b|\bj['’]/iu,
  de: /\b(?:ich|wir)\b/iu,
  pt: /\b(?:eu|vou|vamos|a gente|\p{L}+[ae]mos|quero|gostaria)\b/iu,
};

/** 'I'll ring the clinic now – have you a question before that?' is two sentences. */
function afterStatement(language: OtherLanguage, sentence: string): string[] {
  const [, before, after] = /^(.*?)\s[–—-]\s(.*\?)$/u.exec(sentence) ?? [];
  if (!before || !after || opensQuestion(language, before)) return [sentence];
  return OF_ONESELF[language].test(before) && opensQuestion(language, after)
    ? [`${before}.`, after]
    : [sentence];
}

/** The questions of a sentence, in another language than English: it is cut where one asks and the next one opens. */
function openedQuestions(language: OtherLanguage, sentence: string): string[] {
  if (!sentence.endsWith('?')) return [sentence];
  const { joins, opens, afterComma = opens, aroundOr } = QUESTION_OPENERS[language];
  const begins = (piece: string, pattern: RegExp) =>
    pattern.test(
      piece
        .trim()
        .toLowerCase()
        .replace(/^(?:,\s*)?[¿¡]?/, ''),
    );
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: joined } of sentence.matchAll(joins)) {
    const before = sentence.slice(from, index);
    const after = sentence.slice(index + joined.length);
    const [first, second] = OR.test(joined)
      ? [aroundOr, aroundOr]
      : [opens, joined.trim() === ',' ? afterComma : opens];
    const isTooShort = before.trim().split(/\s+/).length < FEWEST_WORDS;
    if (isTooShort || !begins(after, second) || !begins(before, first)) continue;
    pieces.push(trimmed(`${before.trim()}${sentence.endsWith('\u202f?') ? '\u202f' : ''}?`));
    from = index;
  }
  return [...pieces, trimmed(sentence.slice(from))];
}

const OR = /\b(?:o|u|ou|oder)\b/i;

/** A question of some words without its tail. */
function withoutTail(sentence: string): string {
  const short = sentence.replace(TAIL, '');
  return short !== sentence && short.split(' ').length >= FEWEST_BEFORE_TAIL ? `${short}?` : sentence;
}

const FEWEST_BEFORE_TAIL = 4;

function questionsOf(sentence: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const match of sentence.matchAll(BOUNDARY)) {
    const before = sentence.slice(from, match.index).trim();
    if (
      before.split(/\s+/).length < FEWEST_WORDS ||
      NO_VERB.test(lowered(before)) ||
      LEADS_IN.test(before.replace(INTRODUCED, '')) ||
      !ASKS.test(lowered(before))
    )
      continue;
    pieces.push(trimmed(`${before}?`));
    from = match.index;
  }
  return [...pieces, trimmed(sentence.slice(from))];
}

/** 'Do you or did you smoke?': what begins is told by what follows. */
const NO_VERB = new RegExp(`^(?:(?:and|so|but) )*${HELPING} (?:you|he|she|they|it)$`);

const trimmed = (piece: string) =>
  piece
    .trim()
    .replace(/^[,;]\s*/, '')
    .replace(/[,;]+(?=\?$)/, '');
const lowered = (piece: string) => `${piece[0]?.toLowerCase()}${piece.slice(1)}`;

/** What stands before the next question is one itself. */
const ASKS = new RegExp(`\\b(?:${OPENS}|tell me|may i|shall (?:we|i)|about)`);
