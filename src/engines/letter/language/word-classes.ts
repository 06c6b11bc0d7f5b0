import type { Token } from '../text/tagger.ts';
import { adverbOf } from './adverb-of.ts';
import { ADJECTIVES } from './lexicon.generated.ts';
import { ATTRIBUTES, QUALITY_OF_NOUN } from './qualities.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';
import { baseOfPast, baseOfThird, isVerbAlone, participleOf } from './verbs.ts';

const WHY = 'Another form of this word belongs here.';
const QUALITIES = new Set(ADJECTIVES.trim().split(/\s+/));
const slip = (token: Token, mend: string | null) =>
  slipAt(token, token, { rule: 'word_form', why: WHY, mend, isCertain: false });

/** The quality that an adverb is made of: 'heavily' of 'heavy'; undefined for 'daily' and 'elderly'. */
function qualityOf(word: string): string | undefined {
  if (!/ly$/.test(word)) return undefined;
  const stem = word.slice(0, -2);
  const bases = [stem, stem.replace(/i$/, 'y'), `${stem}le`, stem.replace(/al$/, '')];
  return bases.find((base) => QUALITIES.has(base) || PLAIN.test(base));
}
const PLAIN =
  /^(?:heavy|clean|poor|bad|slow|quick|clear|slight|rapid|complete|normal|light|deep|frequent|tight|sharp|sound)$/;

type Find = (tokens: readonly Token[], at: number) => string | undefined;

/** 'Was surgical removed', 'is high motivated', 'has recent developed'. */
const qualityForAdverb: Find = (tokens, at) => {
  const [before, word, next, then] = [tokens[at - 1], tokens[at]!.word, tokens[at + 1], tokens[at + 2]];
  if (!before || !next || before.tag !== 'AUX') return undefined;
  const isQuality = (QUALITIES.has(word) && !ALONE.test(word)) || /^(?:high|slow|quick)$/.test(word);
  const isParticiple =
    next.tag === 'VERB' && baseOfPast(next.word) !== undefined && /(?:ed|en|wn|ne)$/.test(next.word);
  if (
    !isQuality ||
    !isParticiple ||
    (then && /^(?:NOUN|PROPN|ADJ)$/.test(then.tag) && !/^(?:last|this|next|\p{Lu})/u.test(then.text))
  )
    return undefined;
  return word === 'high' ? 'highly' : adverbOf(word);
};
const ALONE =
  /^(?:able|unable|afraid|alone|aware|available|due|likely|ready|safe|sure|present|new|free|keen|willing|better|worse|best|most|more|less|other|same|such|own|only|not|several|various|numerous)$/;

const USUAL =
  /^(?:usual|recent|rare|regular|occasional|sudden|frequent|general|complete|particular|previous|initial|current|gradual|rapid|immediate|careful|successful|independent|local|correct|proper|clinical|slow|quick|normal|light|intravenous|oral)$/;
const isQuality = (word: string) => (QUALITIES.has(word) || USUAL.test(word)) && !ALONE.test(word);
const DEGREE =
  /^(?:extreme|clinical|complete|particular|considerable|slight|significant|medical|mental|physical|relative|surprising|severe|noticeable|unusual|psychological|moderate|mild|absolute|perfect|haemodynamical)$/;
const STAYS =
  /^(?:consider|find|keep|leave|make|declare|report|deem|render|call|bear|feel|become|remain|label|describe|appear|seem|get|turn|go|think|judge|look|stay|prove|sound|taste|smell|see|wear|serve|eat|hold|stand|lie|sit|set|hear|arrive|return|be|have|open)$/;

/** 'She rare talks', 'is clinical stable', 'was given intravenous before', 'in approximate four weeks'. */
const qualityElsewhere: Find = (tokens, at) => {
  const [before, { word, tag }, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (!before || tag === 'NOUN' || tag === 'PROPN') return undefined;
  const isVerbNext =
    /^(?:VERB|ADJ)$/.test(next?.tag ?? '') &&
    next !== undefined &&
    (baseOfPast(next.word) !== undefined || baseOfThird(next.word) !== undefined);
  if (/^(?:he|she|they|who)$/.test(before.word) && isVerbNext && isQuality(word)) return adverbOf(word);
  const last = tokens[at + 2];
  const isAlone = !last || /^(?:PUNCT|ADP|CCONJ|SCONJ)$/.test(last.tag);
  const isAfterBe =
    before.lemma === 'be' || /^(?:remains|remained|feels|felt|looks|became|seems)$/.test(before.word);
  if (isAfterBe && DEGREE.test(word) && next?.tag === 'ADJ' && isAlone) return adverbOf(word);
  if (word === 'approximate' && (next?.tag === 'NUM' || /^\d/.test(next?.word ?? ''))) return 'approximately';
  const isEnd = !next || /^(?:PUNCT|ADP|SCONJ)$/.test(next.tag) || next.word === 'ever';
  const isDone = before.tag === 'VERB' && tokens[at - 2]?.tag === 'AUX' && /(?:ed|en|wn)$/.test(before.word);
  return isDone && isEnd && isQuality(word) && !STAYS.test(before.lemma) ? adverbOf(word) : undefined;
};

/** 'A heavily smoker'. */
const adverbForQuality: Find = (tokens, at) => {
  const [before, { word, tag }, next, then] = [tokens[at - 1], tokens[at]!, tokens[at + 1], tokens[at + 2]];
  if (!before || !next || tag !== 'ADV' || !/^(?:an?|the|his|her|their|this|any|no|some)$/.test(before.word))
    return undefined;
  if (next.tag !== 'NOUN' || (then && /^(?:NOUN|PROPN|ADJ)$/.test(then.tag)) || then?.word === '-')
    return undefined;
  return qualityOf(word);
};

const SENSES =
  /^(?:appears?|appeared|seems?|seemed|smells?|tastes?|sounds?|feels|felt|becomes?|became|remains?|remained|looks?|looked|is|was|are|were)$/;
const MANNER =
  /^(?:clean|poor|bad|dry|calm|normal|stable|healthy|comfortable|happy|anxious|weak|independent|tender|pale|ill|thin|clear|nervous|tearful|drowsy|tired|swollen|soft|warm|quiet|sad|angry|alert|well-nourished|depressed|confident|moderate|mild|safe|painful|reluctant|cooperative|withdrawn)$/;

/** 'The wound appears cleanly and free of discharge'. */
const adverbAfterSense: Find = (tokens, at) => {
  const [before, { word, tag }, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (!before || tag !== 'ADV' || !SENSES.test(before.word)) return undefined;
  const quality = qualityOf(word);
  if (!quality || !MANNER.test(quality)) return undefined;
  return !next || /^(?:PUNCT|CCONJ)$/.test(next.tag) ? quality : undefined;
};

/** 'Extremely pain', 'would be benefit for', 'he is depression'. */
const nounForQuality: Find = (tokens, at) => {
  const [before, earlier, { word, tag }, next] = [
    tokens[at - 1],
    tokens[at - 2],
    tokens[at]!,
    tokens[at + 1],
  ];
  const quality = Object.hasOwn(QUALITY_OF_NOUN, word) ? QUALITY_OF_NOUN[word] : undefined;
  if (
    !quality ||
    !before ||
    (tag === 'VERB' && !/^(?:benefit|pain)$/.test(word)) ||
    (next && /^(?:NOUN|PROPN|PART|VERB)$/.test(next.tag) && next.word !== 'to')
  )
    return undefined;
  if (next && /^[-–/]$/.test(next.word)) return undefined;
  if (/^(?:very|extremely|too|highly|increasingly|particularly)$/.test(before.word)) return quality;
  if (
    /^(?:be|been)$/.test(before.word) &&
    /^(?:benefit|danger|importance|necessity|difficulty|success|possibility)$/.test(word) &&
    /^(?:for|to|that|in|if|,|\.)$/.test(next?.word ?? '.')
  )
    return quality;
  const isSomebody =
    /^(?:he|she|they|patient|child|baby)$/.test(earlier?.word ?? '') || earlier?.tag === 'PROPN';
  return isSomebody &&
    /^(?:is|was|feels|felt|became|looks|seems)$/.test(before.word) &&
    /^(?:PUNCT|CCONJ|ADP|SCONJ)$/.test(next?.tag ?? 'PUNCT') &&
    !/^(?:pain|sleep|health)$/.test(word)
    ? quality
    : undefined;
};

/** 'Has difficult getting', 'with difficult'. */
const difficult: Find = (tokens, at) => {
  const [before, { word }, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (
    word !== 'difficult' ||
    !/^(?:has|had|have|having|with|some|without|great|much|no|considerable|any|experiences?)$/.test(
      before?.word ?? '',
    )
  )
    return undefined;
  return !next || /ing$/.test(next.word) || /^(?:in|to|with|and|,|\.)$/.test(next.word)
    ? 'difficulty'
    : undefined;
};

const QUALIFIED =
  /^(?:referral|status|support|care|hygiene|difficult(?:y|ies)|problems?|rate|tract|improvement|urination|pain|position|intervention|information|effects?|reaction|history|examination|treatment|wound|disease|appointment|review|assessment|infection|operation|needs|wellbeing|state|recovery|headaches?|cough|symptoms|removal|procedure|procedures|headache|condition|admission|distress|exercise|exercises)$/;

/** 'An urgency referral', 'her nutrition status'. */
const nounBeforeNoun: Find = (tokens, at) => {
  const [before, { word }, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  const quality = Object.hasOwn(ATTRIBUTES, word) ? ATTRIBUTES[word] : undefined;
  if (!quality || quality === word || !next || !QUALIFIED.test(next.word)) return undefined;
  // 'Dialysis access surgery review', 'wound infection treatment', 'comfort care', 'the benefit review'.
  if (
    /^(?:surgery|infection|comfort|allergy|benefit|medicine|person)$/.test(word) &&
    !STRANGE.test(`${word} ${next.word}`)
  )
    return undefined;
  return before && /^(?:NOUN|PROPN)$/.test(before.tag) ? undefined : quality;
};
const STRANGE =
  /^(?:surgery (?:intervention|removal|wound|treatment|procedure)|infection wound|comfort position|allergy reaction|benefit effects?|medicine (?:history|treatment|condition|examination)|nutrition (?:status|problems?|needs|state|assessment)|person (?:hygiene|care|needs|history))$/;

/** 'The remove of', 'a long discuss with': a verb where a noun belongs. */
const verbForNoun: Find = (tokens, at) => {
  const [before, { word, tag }, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (
    !before ||
    !next ||
    !isVerbAlone(word) ||
    next.word !== 'of' ||
    tag === 'ADJ' ||
    !/ed$/.test(participleOf(word))
  )
    return undefined;
  return /^(?:an?|the)$/.test(before.word) ? '' : undefined;
};

const FINDS = [
  qualityForAdverb,
  qualityElsewhere,
  adverbForQuality,
  adverbAfterSense,
  nounForQuality,
  difficult,
  nounBeforeNoun,
  verbForNoun,
];

/** Words of one class where their place wants another. */
export const wordClasses: LanguageRule = ({ tokens }) =>
  tokens.flatMap((token, at): Slip[] => {
    const mend = FINDS.map((find) => find(tokens, at)).find((each) => each !== undefined);
    return mend === undefined ? [] : [slip(token, mend === '' ? null : mend)];
  });
