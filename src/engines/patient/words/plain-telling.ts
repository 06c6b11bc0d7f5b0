import { askedPlainly, withoutTag } from './asked-proposals.ts';
import { ALSO, frame, OF_THE_TALK } from './proposal-frames.ts';

/**
 * What somebody proposes, as plain words for what is to be done: 'I'd like you to stay tonight' is 'you'll stay
 * tonight', 'could you bring him back on Thursday?' is 'you could bring him back on Thursday'. English alone.
 */

/** A proposal without its frame. */
export interface PlainlyTold {
  readonly text: string;
  /** Whether it was put as a question: it stands only once it is agreed to. */
  readonly isAsked: boolean;
  /** Whether it was put in a frame that proposes something. */
  readonly isProposed: boolean;
}

const I = "(?:I|we)(?:'d| would|'ll| will)?";
const WOULD = "(?:I|we)(?:'d| would)";

/** After 'I'd' these tell of whoever speaks, and of nothing that is to be done. */
const OF_ONESELF =
  '(?:like|be (?!careful|wary|gentle)|say|have|think|hope|not|rather|see|hear|imagine|understand|tell|feel|appreciate|remember|love|never|recommend|suggest|advise|want|need|expect|guess|call it|prefer|know|suppose|mind|wonder|worry|bet|assume|agree|go so far)\\b';

/** After 'I'd' these are done by whoever looks after somebody; what else 'I'd' do is advice. */
const DONE_FOR_HER =
  "(?:(?:prescribe|refer|book|order|arrange|numb|freeze|drill|stitch|drain|lance|inject|syringe|polish|extract|splint|send|organi[sz]e|request|operate|admit|discharge|treat|monitor|scan|x-ray|write (?:a|to|you)|repeat (?:the|your|that|this|those))\\b|(?:clean|rinse|wash|flush|scrape|smooth|file|trim|take|cut|lift) (?:it |that |them )?(?:out|off|under|away)\\b|(?:do|take|run|check|need) (?:[\\w'-]+ ){0,4}(?:tests?|bloods?|swabs?|samples?|x-?rays?|scans?|ecg|look|biopsy)\\b|[a-z]+ (?:(?:in|on|to|for|with|back) )?you\\b|visit\\b|come (?!back\\b|in\\b)(?:[\\w'-]+,? ){0,10}to (?:change|check|see|dress|look|measure|show|help)\\b|(?:[\\w'-]+ ){1,6}and (?:give|switch|put|start|offer|send|refer|see|ring|call|show|move|change|prescribe) you\\b)";

const MY_ADVICE =
  "(?:(?:my|our) (?:suggestion|advice|proposal|recommendation)|what (?:I|we)(?:'d| would)? (?:suggest|recommend|propose|advise)) (?:is|would be)";

const VERB = '(?=[a-z]+\\b)';
/** 'I'd given you a leaflet' tells what was. */
const NO_PARTICIPLE =
  '(?!(?!(?:need|feed|bleed|proceed|speed)\\b)[a-z]+ed\\b|(?:been|given|done|gone|taken|seen|known|written|found|got|had|made|said|told|thought|left|lost|kept|brought|bought|spoken|forgotten|felt|heard|met|sent|spent|begun|chosen|fallen|held|paid|understood|meant|become)\\b)';

/** Each with what takes its place, before what is to be done. */
const TOLD: readonly (readonly [RegExp, string])[] = [
  [
    frame(
      `${I} ${ALSO}(?:like|want|need|ask|advise|prefer|encourage|recommend|suggest|urge) (?:that )?you ${ALSO}(?:not to|to not|never to) `,
    ),
    "$1you shouldn't ",
  ],
  [frame(`(?:I|we) (?:don't|do not|wouldn't|would not) (?:want|like) you to `), "$1you shouldn't "],
  [
    frame(
      `${I} ${ALSO}(?:like|want|need|ask|advise|prefer|encourage|recommend|suggest|urge) (?:that )?you ${ALSO}to (?!know\\b|understand\\b|tell\\b|describe\\b|imagine\\b|think\\b)`,
    ),
    "$1you'll ",
  ],
  [
    frame(
      `(?:${I} ${ALSO}(?:suggest|recommend|propose|advise) (?:that )?you (?:not|don't|do not|never)|${WOULD} ${ALSO}(?:rather|prefer)(?: (?:that|it if))? you didn't) `,
    ),
    "$1you shouldn't ",
  ],
  [frame(`${I} ${ALSO}(?:suggest|recommend|propose|advise) (?:that )?you `), '$1you '],
  [frame(`${I} ${ALSO}(?:advise|recommend|warn)(?: you)? against `), '$1you should avoid '],
  [frame(`${I} ${ALSO}(?:suggest|recommend|propose|advise) (?:that )?we ${VERB}`), "$1we'll "],
  [frame(`${I} ${ALSO}(?:suggest|recommend|propose|advise)(?: that)?:? `), '$1I recommend '],
  [frame(`${MY_ADVICE} to `), '$1you should '],
  [frame(`${MY_ADVICE} that you `), '$1you '],
  [frame(`${MY_ADVICE}:? (?:that )?we ${VERB}`), "$1we'll "],
  [frame(`${MY_ADVICE}(?: that|:)? `), '$1I recommend '],
  [frame(`(?:I|we)(?:'d| would)? ${ALSO}(?:like|want|prefer|love) to (?!${OF_THE_TALK})`), "$1I'll "],
  [frame(`${WOULD} ${ALSO}rather (?!you\\b|not\\b|that\\b|it\\b|${OF_THE_TALK})${VERB}`), "$1I'll "],
  [frame(`(?:I'm|I am|we're|we are) ${ALSO}(?:going|planning|happy) to (?!${OF_THE_TALK})`), "$1I'll "],
  [
    frame(
      `(?:I|we) (?:wouldn't|would not) (?!${OF_ONESELF}|be\\b|want\\b|normally\\b|usually\\b|give you\\b|${OF_THE_TALK})${VERB}`,
    ),
    "$1you shouldn't ",
  ],
  [frame(`${WOULD} ${ALSO}${NO_PARTICIPLE}(?!${OF_ONESELF}|${OF_THE_TALK})(?=${DONE_FOR_HER})`), "$1I'll "],
  [frame(`${WOULD} ${ALSO}${NO_PARTICIPLE}(?!${OF_ONESELF}|${OF_THE_TALK})${VERB}`), '$1you should '],
  [frame(`I (?:could|can) ${ALSO}(?!${OF_ONESELF}|${OF_THE_TALK})${VERB}`), '$1I can '],
  [frame(`we (could|can) ${ALSO}(?!${OF_ONESELF}|${OF_THE_TALK})${VERB}`), '$1we $2 '],
  [
    frame(`I(?:'m| was)? wonder(?:ing)? (?:if|whether) you (?:could|would|might) (?!${OF_THE_TALK})`),
    '$1you could ',
  ],
  [frame(`let's not ${VERB}`), "$1we won't "],
  [frame(`let's ${ALSO}(?!${OF_ONESELF}|${OF_THE_TALK}|move on|do (?:that|it|this)\\b)${VERB}`), "$1we'll "],
];

/** The same frames further on: '..., and I'd like to start them again'. */
const FURTHER: readonly (readonly [RegExp, string])[] = [
  [/(?<=, (?:and|but|so) |; )(?:I|we)(?:'d| would) (?:also )?like you to /gi, "you'll "],
  [/(?<=, (?:and|but|so) |; )(?:I|we)(?:'d| would) (?:also )?like to /gi, "I'll "],
  [
    /(?<=, (?:and|but|so) |; )(?:I|we)(?:'d| would)? (?:also )?(?:suggest|recommend|propose|advise) /gi,
    'I recommend ',
  ],
  [/(?<=\b(?:and|but) )(?:could|can) you (?:also )?/gi, 'you could '],
];

/** What somebody holds to be so. */
const HELD = frame(
  `(?:I|we)(?:'m| am|'re| are|'ve| have)? ${ALSO}(?:think|believe|suspect|afraid|sure|fairly sure|quite sure|certain|had a look)(?: that (?=[a-z])|: |,? (?=(?:it|this|that|what|the|your|you|he|she|they|there|his|her|its|their|a|an|most|some|I'd|we'd|we should)\\b))`,
);

/** 'If I were you, ...', 'in your place, ...': what follows is advice all the same. */
const IN_YOUR_PLACE =
  /^(?:(?:and|so|but) )?(?:if I (?:were|was) you|in your (?:place|shoes)),? |,? if I (?:were|was) you(?=[.!]?$)/i;
/** 'We could leave it alone, but I'd rather stop it': what is not chosen. */
const NOT_CHOSEN =
  /^(?:(?:and|so|now|well),? )?(?:I|we|you) (?:could|can|might) [^.?]*?,? but (?=(?:(?:on balance|for now|really|today|in your case),? )?(?:I|we)(?:'d|'ll| would| will| think| suggest| recommend)\b)/i;
/** 'We could leave it alone, but it may get worse' proposes nothing. */
const IS_WEIGHED = /^(?:(?:and|so|now|well),? )?(?:I|we|you) (?:could|can|might) [^.?]*\bbut\b/i;

/** 'Should you cough up blood, ring us.' */
const IN_CASE = /^(?:(?:and|so|but) )?should (you|he|she|it|they|there|that|this|anything) /i;

/** More than this is a story and no question for a yes. */
const MOST_WORDS = 40;

/** A clause without the frame in which it was proposed or held to be so; as it is where there is none. */
export function plainlyTold(said: string): PlainlyTold | null {
  const text = withoutTag(said.trim().replace(/’/g, "'"));
  if (text.split(' ').length > MOST_WORDS) return null;
  if (text.endsWith('?')) {
    const plain = askedPlainly(text);
    return plain === null ? null : { text: furtherOn(plain), isAsked: true, isProposed: true };
  }
  const held = text
    .replace(IN_CASE, 'If $1 should ')
    .replace(HELD, '$1')
    .replace(IN_YOUR_PLACE, '')
    .replace(NOT_CHOSEN, '');
  const found = IS_WEIGHED.test(held) ? undefined : TOLD.find(([pattern]) => pattern.test(held));
  const plain = found ? held.replace(found[0], found[1]) : held;
  return { text: furtherOn(plain), isAsked: false, isProposed: found !== undefined };
}

const furtherOn = (text: string): string =>
  FURTHER.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);
