import type { Token } from '../text/tagger.ts';
import { ADJECTIVES } from './lexicon.generated.ts';
import { nounPhrase } from './phrases.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { named, patternRule, type Shape, slipAt } from './slip.ts';
import { baseOfPast } from './verbs.ts';

const WHY = 'The words stand in another order here.';
const QUALITIES = new Set(ADJECTIVES.trim().split(/\s+/));
const slip = (first: Token, last: Token) => slipAt(first, last, { rule: 'word_order', why: WHY, mend: null });

const AFTER_NOUN =
  /^(?:able|unable|available|present|due|concerned|involved|responsible|necessary|possible|asleep|awake|alive|alone|aware|wide|long|deep|high|old|thick|apart|away|free|full|clear|dry|clean|closed|open|safe|worse|better|likely|proper|positive|negative|left|right|general|elect|total|both|normal)$/;

/** 'The lesion suspicious was': a quality stands before its noun. */
const qualityBehind: LanguageRule = ({ tokens }) =>
  tokens.flatMap((quality, at): Slip[] => {
    const [noun, next] = [tokens[at - 1], tokens[at + 1]];
    if (quality.tag !== 'ADJ' || noun?.tag !== 'NOUN' || !next || AFTER_NOUN.test(quality.word)) return [];
    if (!QUALITIES.has(quality.word) && !/(?:ous|al|ic|ive|ful|ary|ent|ant)$/.test(quality.word)) return [];
    const isEnd = next.tag === 'AUX' || (next.tag === 'VERB' && /^(?:was|is|has|had)$/.test(next.word));
    let start = at - 1;
    while (start > 0 && /^(?:NOUN|ADJ)$/.test(tokens[start - 1]!.tag)) start--;
    const determiner = tokens[start - 1];
    const before = tokens[start - 2];
    if (!isEnd || !determiner || !/^(?:the|an?|his|her|this|their)$/.test(determiner.word)) return [];
    // 'He found the child unconscious' says how he found it.
    return before && (before.tag === 'VERB' || before.tag === 'AUX') ? [] : [slip(noun, quality)];
  });

const OFTEN =
  /^(?:always|usually|often|sometimes|rarely|seldom|regularly|frequently|occasionally|never|already|also)$/;
const ALONE =
  /^(?:be|become|seem|appear|remain|live|go|come|work|sleep|walk|look|feel|occur|happen|say|think|report|state|meet|attend|add|stay|vary|eat|drink|visit|exercise|smoke|contain)$/;
/** 'Takes regularly paracetamol', 'drinks every day three cups'. */
const beforeObject: LanguageRule = ({ tokens }) =>
  tokens.flatMap((verb, at): Slip[] => {
    const [adverb, day, object] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
    if (verb.tag !== 'VERB' || !adverb || !day || /^to$/.test(tokens[at - 1]?.word ?? '')) return [];
    if (
      OFTEN.test(adverb.word) &&
      /^(?:NOUN|NUM|ADJ)$/.test(day.tag) &&
      !ALONE.test(verb.lemma) &&
      /s$|ed$/.test(verb.word)
    )
      return /^(?:day|days|night|morning|week|times?|good|late|early)$/.test(day.word) ||
        (day.tag === 'ADJ' && object?.tag !== 'NOUN')
        ? []
        : [slip(verb, day)];
    const isDay =
      /^(?:every|each)$/.test(adverb.word) &&
      /^(?:day|morning|night|evening|week|month|afternoon)$/.test(day.word);
    if (!isDay || !object || /^(?:be|live|sleep|come|go|work|arrive|occur|happen)$/.test(verb.lemma))
      return [];
    return (/^(?:DET|NUM)$/.test(object.tag) && !/^(?:this|last|next)$/.test(object.word)) ||
      /^(?:his|her|their)$/.test(object.word)
      ? [slip(verb, object)]
      : [];
  });

const DATE =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|(?:19|20)\d\d)$/;
/** 'Was by her neighbour found', 'has on Monday been seen': a verb stands beside its auxiliary. */
const insideVerb: LanguageRule = ({ tokens }) =>
  tokens.flatMap((auxiliary, at): Slip[] => {
    if (!/^(?:is|are|was|were|been|has|have|had|be)$/.test(auxiliary.word)) return [];
    const link = tokens[at + 1];
    if (!link || !/^(?:by|on|for|in|since|yesterday|last)$/.test(link.word)) return [];
    const phrase = nounPhrase(tokens, link.tag === 'ADP' ? at + 2 : at + 1);
    const verb = phrase && tokens[phrase.end];
    if (
      !phrase ||
      !verb ||
      (baseOfPast(verb.word) === undefined && verb.word !== 'been') ||
      tokens[phrase.end + 1]?.word === 'by'
    )
      return [];
    const words = tokens.slice(at + 2, phrase.end);
    const isDated =
      words.some(({ word }) => DATE.test(word)) && /^(?:on|for|in|since|yesterday|last)$/.test(link.word);
    const isByWhom =
      link.word === 'by' &&
      words.length > 0 &&
      /^(?:his|her|the|an?|our|my|mr|mrs|ms|dr)$/.test(words[0]!.word);
    return isDated || isByWhom ? [slip(auxiliary, verb)] : [];
  });

/** 'Is now enough clean to be left'. */
const enough: LanguageRule = ({ tokens }) =>
  tokens.flatMap((word, at): Slip[] => {
    const [before, quality, next] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    if (word.word !== 'enough' || quality?.tag !== 'ADJ' || !before) return [];
    const isAfterBe =
      /^(?:AUX|ADV|PART)$/.test(before.tag) || /^(?:feels?|felt|seems?|looks?)$/.test(before.word);
    return isAfterBe && (!next || /^(?:to|for|and|,|\.|yet|that)$/.test(next.word))
      ? [slip(word, quality)]
      : [];
  });

const SHAPES: readonly Shape[] = [
  {
    pattern:
      /\b(an?|the|his|her|our|this|their) (daughter|son|wife|husband|mother|father|sister|brother|boy|girl|child|dog|cat|house|flat|home|patient|man|woman|building|bungalow|cottage) ((?:\p{L}+|\d+)-(?:year|month|week|day)-old|(?:one|two|three|four|single|multi)-(?:storey|bedroom|bed|bedroomed))\b(?! \p{Ll}+(?:er|or|man|woman|boy|girl|child|dog|cat|house|flat|home|building|daughter|son)\b)/giu,
    mend: '$1 $3 $2',
    isCertain: false,
  },
  {
    pattern:
      /\b(results?|tests?|samples?|levels?|pressure|sugar|count|cells?) (blood|urine|liver|kidney|thyroid|sputum|stool)\b(?! (?:tests?|samples?|results?|pressure|sugar|glucose|count|function|levels?|cells?|flow|loss|cultures?))/g,
    mend: '$2 $1',
    isCertain: false,
  },
  {
    pattern:
      /\b(see|review|assess|examine|contact|treat|refer|admit|give|start|arrange|provide|visit|discuss|continue|monitor|check) (?:as (?:soon|early|quickly) as possible|in the near future|at your earliest convenience|urgently|again|twice (?:a|per) (?:day|week)|every day|once a week) (?=(?:this|the|his|her|him|an?|my|our|these|Mr|Mrs|Ms)\b(?! (?:day|week|morning)))/g,
    mend: null,
  },
  {
    pattern:
      /\b(has|have|had|is|was|does|did|are|were) (completely|fully|totally|entirely|properly|regularly|correctly|adequately|sufficiently|well|yet) not\b/g,
    mend: '$1 not $2',
    isCertain: false,
  },
  {
    pattern:
      /\b(kept|keep|remain|remained|stay|stayed|left|leave) for (?:\p{L}+|\d+) (?:days?|weeks?|months?|hours?) (?=(?:dry|clean|covered|open|closed|elevated|moist|still|empty|uncovered|straight)\b)/gu,
    mend: null,
  },
  {
    pattern: /(?<=^|[.;] |, )(?:[Aa]lways|[Nn]ever) (?:he|she|they|the patient) (?!has|was)(?=\p{Ll})/gu,
    mend: null,
  },
  { pattern: /\b(his|her|the|their) (both|all) (?=\p{Ll}+s\b)/gu, mend: '$2 $1 ', isCertain: false },
  { pattern: /\ba so (?=\p{Ll}+ \p{Ll}+)/gu, mend: 'such a ', isCertain: false },
  {
    pattern: /\b(has|have|had|is|was|are|were) (?:yesterday|today|last week|last month) (?=\p{Ll}+ed\b)/gu,
    mend: null,
  },
  {
    pattern: /\b(?:very|too|so) much (?=(?:tired|anxious|weak|painful|ill|pain free|swollen|happy|sad)\b)/g,
    mend: 'very ',
    isCertain: false,
  },
  {
    pattern:
      /\b(?:also|often|always|usually) (?:he|she) (?=(?:is|was|has|takes|lives|complains)\b)(?<=(?:and|but) \p{L}+ \p{L}+ )/gu,
    mend: null,
  },
  {
    pattern:
      /\b(pain|fever|cough|ulcer|wound|disease|infection|treatment|diet|examination|surgery|history) (abdominal|chronic|severe|infected|medical|surgical|venous|dental|cardiac|renal|urinary|respiratory|neurological|physical|balanced|regular|urgent|persistent|recurrent|acute)(?=[.,;]| (?:and|for|in|was|is|has|on|with|since|of|after|which)\b)(?<!\b(?:is|are|was|were|be|become|becomes|remained|remains|made|makes|keep|kept|found) (?:\p{L}+ ){0,2})/gu,
    mend: '$2 $1',
    isCertain: false,
  },
];
const shapes = patternRule(named({ rule: 'word_order', why: WHY }, SHAPES));

/** Qualities behind their nouns, what parts a verb from its object or its auxiliary, and fixed orders. */
export const phraseOrder: LanguageRule = (sentence) => [
  ...qualityBehind(sentence),
  ...beforeObject(sentence),
  ...insideVerb(sentence),
  ...enough(sentence),
  ...shapes(sentence),
];
