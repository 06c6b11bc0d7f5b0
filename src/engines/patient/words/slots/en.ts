import { after, behind, endAt, justAfter, notAfter, notBefore, phrases, type SlotWords } from './slots.ts';

const SMALL =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const COUNT = `(?:\\d+|(?:${TENS})(?:-(?:${SMALL}))?|${SMALL}|a hundred)`;
const NUMBER = `(?:${COUNT}(?:(?: to | or |-)${COUNT})?(?: and a half)?|half an?|an?|several|some|many|a few|a couple of|a good (?:few|${COUNT}))`;
const UNIT = '(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|fortnight|while)';
const ABOUT =
  '(?:(?:about|around|nearly|almost|over|more than|less than|at least|at most|up to|only|just|perhaps|maybe|roughly|some|a good|well over|getting on for) )*';
const SPAN = `${ABOUT}${NUMBER} ${UNIT}(?: and a half| or (?:so|two|three|more|longer)| at most| at least)*`;

/** What makes something else of a span. */
const NO_SPAN =
  "(?!['’-]| (?:ago|old|older|younger|later|earlier|before|after|early|late|back|away|off|from|hence|in|of|out|apart|a|an|per|each|every|running|left|short|to|last|the)(?![\\p{L}]))";

const PARTICIPLE =
  'been|had|\\p{L}+ed|known|taken|felt|slept|eaten|done|worn|seen|kept|lost|driven|drunk|spoken|run|gone|held|sat|stood|put|sung|swum|taught|thought|bled|grown|found|told|hurt|cut|come|fallen|left';
/** What began before and goes on. */
const PERFECT = `(?:(?<!(?:could|would|should|might|must|may|will|to) )(?:have|has|haven['’]t|hasn['’]t)|\\p{L}+['’](?:ve|s))(?: (?:not|only|always|just|also|already|\\p{L}+ly))? (?:${PARTICIPLE})`;
const SUPPOSED =
  "wish|when|whenever|if|after|once|until|till|could|would|might|can|will|never|\\p{L}+['’](?:ll|d)";
const NOT_NOW = `${SUPPOSED}|used to|was|were`;

const DAY =
  '(?:(?:the day before )?yesterday|last (?:night|week|month|year|summer|winter|spring|autumn|\\p{L}+day)|this morning|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|afternoon|evening|night))?';
const BEGAN =
  'began|begun|started|starts?|came on|appeared|happened|set in|noticed(?! nothing)|first (?:saw|felt|had)|broke out|flared up';

const END = endAt('and|but|so|or|when|because|which|that');
/** What was once, or is none. */
const NEGATED = "\\p{L}+n['’]t|never|nothing|nobody";
const AT_FIRST = 'in the beginning|at first|used to|before that';
const MORE = 'worse|better|less|more|\\p{L}+er';
const SINCE_TIME =
  '(?:yesterday|birth|childhood|school|breakfast|lunch|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\\d\\d)';
const WORDS = (most: number) => `(?: [\\p{L}\\p{N}'’-]+){1,${most}}?`;

/** No change, and nothing that is over. */
const OFTEN = `${notAfter(`${NEGATED}|${AT_FIRST}`)}(?<!(?<![\\p{L}])(?:${MORE})(?: \\p{L}+){0,2} )`;

const LASTS =
  'lasts?|lasted|lasting|takes?|took|goes on|went on|stays?|stayed|sleeps?|slept|lay there|waits?|waited|sat there|stands?|over in|gone in|passes in|passed in|stops? (?:in|after)|stopped (?:in|after)|settles? (?:in|after)|settled (?:in|after)';

export const ENGLISH_SLOTS: SlotWords = {
  tells: {
    since: phrases(
      // 'Since then' tells nobody when, and what begins a sentence goes on to its end.
      `(?<=[\\p{L}\\p{N},] )(?:ever )?(?<!(?:and|but) )since(?! then| when| you ask)(?: ${SINCE_TIME}|(?! ${SINCE_TIME}| my \\p{L}+ there)${WORDS(6)}(?<! (?:not|none|nothing|all|no|any|anything|more|as well|too)))${END}`,
      `Since ${SINCE_TIME}(?=,)`,
      `(?<!(?:than|until) )(?:(?<=(?:^|[,.!?] ))|(?!more than|less than))${SPAN} (?:ago|back(?=[,.]|$))(?! and)(?! (?:it|he|she|i|all|everything) was(?![\\p{L}]))`,
      `${after(PERFECT)}${notAfter(NOT_NOW)}for (?:the (?:last|past) )?${SPAN}(?<!seconds?|minutes?)(?: now)?${NO_SPAN}`,
      `for (?:the (?:last|past) )?${SPAN} now`,
      `(?<=(?:^|[.!?,] )(?:and |but )?)for (?:the (?:last|past) )?${SPAN}(?=,? (?!and|but)(?:\\p{L}+ ){0,3}${PERFECT})`,
      `${after(PERFECT)}${notAfter(NOT_NOW)}for (?:years|months|weeks|ages)(?: now)?`,
      `${justAfter(BEGAN)}${notAfter(`${SUPPOSED}|${NEGATED}`)}${DAY}(?! (?:it|he|she|i|was|we)(?![\\p{L}]))`,
      `${notAfter(NEGATED)}${DAY}(?=[^.!?;:,]* (?<!nothing |n['’]t )(?:${BEGAN})(?![\\p{L}]))`,
    ),
    lasts: phrases(
      `(?<!, |and have |and has )${notAfter(`${PERFECT}|\\p{L}+['’](?:m|re)|(?:have|has|\\p{L}+['’]ve) (?!got)\\p{L}+|am|is|are|wish`)}for ${SPAN}${NO_SPAN}(?! now)${notBefore(PERFECT)}`,
      `${behind(LASTS)}${notAfter(`if|used to|have|has|\\p{L}+['’](?:ve|s|t)`)}${SPAN}${NO_SPAN}`,
      `(?<=^|[.!?] )${ABOUT}${NUMBER} (?:seconds?|minutes?|hours?)(?=[.,])`,
      `${SPAN} (?:at a time|each time|on end|altogether)`,
      `(?<!not )${notAfter(`if|\\p{L}+n['’]t`)}(?:almost |nearly |half )?all (?:day|night)(?: long)?`,
    ),
    often: phrases(
      `${OFTEN}(?:not |nearly |almost |about |just about )?(?:every|each)(?: single| other| second| few| ${COUNT})? (?:day|night|morning|afternoon|evening|week|month|year|hour|minutes|hours|days|weeks|months|years)(?! (?:that|he|she|it|i|we|they|you|since|now|in bed|in my head|is|of|a little|a bit)(?![\\p{L}]))${notBefore('worse|better')}`,
      `${OFTEN}(?:about |around |only |up to |at least |at most |perhaps |maybe |more than |not )?(?:once|twice|(?:${COUNT}(?:(?: to | or |-)${COUNT})?|a few|several|a couple of) times)(?: or (?:twice|(?:three|four) times))? (?:a|an|per|every|each) (?:day|night|week|month|year|hour)`,
      `${OFTEN}(?:(?:not )?most (?:days|nights|mornings|evenings|weeks)|all the time|now and then|day and night)`,
    ),
  },
  asked: {
    since:
      /\bsince when\b|\bsince how long\b|\bhow long (?:ago|have|has|had|is it since)\b|\bhow many (?:days|weeks|months|years) (?:ago|have|has|now)\b|\bwhen did (?:it|this|that|they|those|these|(?:the|your|his|her) \w+) (?:all )?(?:first )?(?:start|begin|appear)/,
    lasts: /\bhow long (?:do|does|did|is|was) (?!it since)/,
    often: /\bhow (?:often|frequently|many times)\b/,
  },
};
