import { anyOf } from '../../words/any-of.ts';
import { judgement } from './manners.ts';
import { explainingFrom, gathers, type Move, makes } from './moves.ts';
import type { Sentence, Transcript } from './transcript.ts';

const LEAD = '(?:please )?(?:(?:also|and|then|so|first|next time) )*';

/** Says what to do, what will be done or what will not: by a modal, an imperative or a verdict. */
const DIRECTS = anyOf(
  /\b(?:you|he|she|we) (?:also |just |still |really )*(?:must|should|need to|have to|can not|need)\b/,
  new RegExp(
    `^${LEAD}(?:take|put|use|stop|start|avoid|drink|keep|give|lie|rest|change|eat|wash|do not|never)\\b`,
  ),
  /\b(?:is|are) not necessary\b|\bwill not (?:work|help)\b|\bout of the question\b/,
  /\b(?:he|she|it|you) (?:goes|stays|is going|are going|comes?) (?:home|in|into|to|out)\b/,
);
/** How often and how long: instructions have it without a modal too. */
const REGIMEN =
  /\b(?:\w+ times|every (?:\w+ )?(?:hours?|days?|morning|night|week)|(?:twice|once) (?:a|in a|daily)|(?:two|three|five|ten|twenty) minutes)\b/;
const PAST = /\b(?:was|were|had|did|ago|yesterday|have been|has been|lasted|took|you said|happened)\b/;
/** In questions too: 'The exercise I'll give you is cat stretch, do you know it?' */
const PLANS =
  /\b(?:i|we) (?:will |now |then )?(?:put|give you|press|inject|prescribe|paint|cut)\b|\bexercise\b.*\bis\b/;
const NO_DIRECTION: readonly Move[] = ['empathise', 'signpost', 'summarise'];
const GIVES_ROOM = /\btake (?:all the |your |a )?(?:time|breath|seat)\b|\btell me\b|\bas long as you\b/;

const directs = (sentence: Sentence): boolean =>
  (PLANS.test(sentence.plain) ||
    (!sentence.isQuestion &&
      (DIRECTS.test(sentence.plain) || (REGIMEN.test(sentence.plain) && !PAST.test(sentence.plain))))) &&
  !GIVES_ROOM.test(sentence.plain) &&
  judgement(sentence) === null &&
  NO_DIRECTION.every((move) => !makes(sentence, move));

/** What is asked about the talk, the plan or the other one's view goes with telling. */
const WITH_TELLING: readonly Move[] = [
  'invite_reaction',
  'teach_back',
  'check',
  'invite_questions',
  'invite_correction',
  'ask_expectations',
  'ask_concerns',
  'ask_ideas',
  'ask_known',
  'signpost',
  'open_question',
];
const OF_PLAN =
  /\b(?:you|we) (?:\w+ )?(?:will|can|do that|would|could)\b|^(?:can|could|will|would|shall|do you want) (?:you|we|i)\b/;
const FEWEST_WORDS = 3;

const asksForFact = (sentence: Sentence): boolean =>
  sentence.isQuestion &&
  sentence.words >= FEWEST_WORDS &&
  WITH_TELLING.every((move) => !makes(sentence, move)) &&
  gathers(sentence);

/** Advice, orders and verdicts, with how many questions about facts were asked only in later turns. */
export function directedEarly({ sentences, candidate }: Transcript): { sentence: Sentence; asked: number }[] {
  const facts = sentences.filter((each) => asksForFact(each) && !OF_PLAN.test(each.plain));
  const first = candidate[0]?.number;
  return sentences
    .filter((sentence) => sentence.turn !== first && directs(sentence))
    .map((sentence) => ({ sentence, asked: facts.filter(({ turn }) => turn > sentence.turn).length }));
}

/** Questions about facts in turns after the one in which explaining begins. */
export function askedLate({ sentences, candidate }: Pick<Transcript, 'sentences' | 'candidate'>): Sentence[] {
  const begun = sentences[explainingFrom({ candidate })]?.turn ?? Number.POSITIVE_INFINITY;
  return sentences.filter((sentence) => sentence.turn > begun && asksForFact(sentence));
}
