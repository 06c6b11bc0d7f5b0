import type { Verdict } from '#domain/oet/speaking/assessment.ts';
import { atLeast, type Judge, judged } from '../finding.ts';
import { askedLate, directedEarly } from '../reading/directing.ts';
import { gathers, gives, makes, thoseThat, toldIn } from '../reading/moves.ts';
import { LONG_TOLD_WORDS, longestUnasked, shareTold, wordsTold } from '../reading/telling.ts';
import { quoteOf, type Sentence, type Transcript } from '../reading/transcript.ts';
import { rankOf, STEPS, under, weigh } from '../steps.ts';

const CLOSING_TURNS = 2;

/** C1: gathering before giving, no way back, and a close at the end. */
export const sequence: Judge = ({ transcript }) => {
  const asked = transcript.sentences.filter(gathers);
  const told = toldIn(transcript);
  const last = transcript.candidate.slice(-CLOSING_TURNS).flatMap(({ sentences }) => sentences);
  const closing = last.filter((sentence) => makes(sentence, 'close') || makes(sentence, 'invite_questions'));
  const early = directedEarly(transcript).sort((a, b) => b.asked - a.asked);
  const after = early[0]?.asked ?? 0;
  const back = transcript.sentences.filter(
    (sentence) => GOES_BACK.test(sentence.plain) && !makes(sentence, 'invite_correction'),
  );
  const isEarly = after >= STEPS.C1.partly || asked.length === 0;
  const late = askedLate(transcript);
  const isOrderly = !isEarly && back.length === 0 && closing.length > 0;
  const rule: Verdict = after >= STEPS.C1.no ? 'no' : isOrderly ? 'yes' : 'partly';
  const evidence = {
    rule: rankOf(rule),
    late: new Set(late.map(({ turn }) => turn)).size,
    closed: Number(closing.length > 0),
  };
  const weighed = weigh('C1', evidence);
  // Who explains before anything is found out has no good order, however it ends.
  const atBest = isEarly && weighed === 'yes' ? 'partly' : weighed;
  const verdict = told.length === 0 && asked.length === 0 ? null : atBest;
  const costs = [...(isEarly ? early.slice(0, 1).map(({ sentence }) => sentence) : []), ...late, ...back];
  const shown = verdict === 'yes' ? [...asked.slice(0, 1), ...closing.slice(0, 1)] : [...costs, ...closing];
  return judged('C1', verdict, shown.map(quoteOf), {
    yes: 'You found out first, explained afterwards and closed the conversation.',
    partly: isEarly
      ? 'You began to explain or advise before you had found out enough.'
      : 'You asked on after you had begun to explain, or the conversation breaks off without a close.',
    no: 'You advised or decided before you had found out enough, and asked on afterwards.',
    none: 'There was too little to tell an order.',
    instead: isEarly
      ? "Before I explain anything, I'd like to hear from you how it all began."
      : "Before we finish, let's go over what we've agreed and when I'll see you again.",
  });
};

/** Says that something was left out or comes out of turn. */
const GOES_BACK =
  /\b(?:i (?:also )?forgot|forgot to (?:ask|say|tell)|again later|later again|going back to|i should have asked|before i forget)\b/;

/** C2: changes of topic are announced. */
export const signposts: Judge = ({ transcript }) => {
  const first = transcript.candidate[0]?.number ?? 0;
  // An agenda at the beginning is the matter of A1, and the parts of an explanation are that of C3.
  const signs = thoseThat(transcript, 'signpost').filter(
    (sign) => sign.turn !== first && namesTopic(sign) && !PARTS.test(sign.plain),
  );
  const turns = new Set(signs.map(({ turn }) => turn)).size;
  const lists = signs.some(({ plain }) => LISTS.test(plain));
  const verdict = atLeast(turns + Number(lists), 2, 1);
  const unannounced = changeOfTopic(transcript);
  const shown = verdict === 'no' ? unannounced : signs;
  return judged('C2', verdict, shown.map(quoteOf), {
    yes: 'You said where the conversation was going next.',
    partly: 'You announced one step and took the others without a word.',
    no: 'You changed topics without saying so.',
    none: 'There was no change of topic.',
    instead:
      "Thank you. Now I'd like to explain what I think is going on, and then we can talk about what to do.",
  });
};

/** 'Now I explain.' does not say what, and 'Now what do you think?' asks at once. */
const namesTopic = ({ words, plain }: Sentence) =>
  (words >= FEWEST_NAMING || ABOUT.test(plain)) && !ASKS_AT_ONCE.test(plain);
const FEWEST_NAMING = 4;
const ABOUT = /\b(?:about|for|to)\b/;
const ASKS_AT_ONCE =
  /^(?:(?:so|and|now|ok|okay|well) )+(?:what|how) (?:do|does|did|would|is|are) (?:you|that|this|it)\b/;

const PARTS = /^(?:so )?there (?:are|is)\b/;
/** Says two steps ahead at once. */
const LISTS =
  /\b(?:then|after that|and after|finish with|later|and last(?:ly)?|finally)\b.{0,40}\b(?:i|we|what|your|the|when|about)\b/;

/** Where asking turns into telling. */
function changeOfTopic({ sentences }: Transcript): Sentence[] {
  const firstAsked = sentences.findIndex(gathers);
  return sentences.filter((sentence, at) => at > firstAsked && gives(sentence)).slice(0, 1);
}

const FEWEST_EXPLAINED = 2;

/** C3: explanations have an order that can be heard. */
export const organised: Judge = ({ transcript }) => {
  const told = toldIn(transcript);
  const tellingTurns = new Set(told.map(({ turn }) => turn));
  const ordered = thoseThat(transcript, 'order').filter((sentence) => tellingTurns.has(sentence.turn));
  const order = ordered.length + Number(ordered.some(({ plain }) => SAYS_PARTS.test(plain)));
  const long = transcript.candidate.filter((turn) => wordsTold(transcript, turn) > LONG_TOLD_WORDS);
  const rule = organisedVerdict(told.length, order, shareTold(transcript, long));
  const aside = transcript.sentences.filter(({ plain }) => ASIDE.test(plain));
  const evidence = {
    rule: rankOf(rule),
    ordered: ordered.filter((each) => told.includes(each)).length,
    unasked: longestUnasked(transcript),
    asides: aside.length,
  };
  const verdict = rule === null ? null : weigh('C3', evidence);
  const costs = [...(long[0]?.sentences ?? told).slice(0, 1), ...aside];
  const shown = verdict === 'no' ? costs : ordered.length > 0 ? ordered : told;
  return judged('C3', verdict, shown.map(quoteOf), {
    yes: 'Your explanations have an order that can be followed by ear.',
    partly: 'Your explanations are in parts, but nothing says how the parts belong together.',
    no: 'Your explanation came in one piece, without an order that can be heard.',
    none: 'Nothing was explained.',
    instead:
      "There are two things I'd like you to know. First, what causes it. And second, what we can do about it.",
  });
};

/** Hung on to what was said: 'Also there are vitamins', 'Oh, and no deodorant'. */
const ASIDE = /\b(?:also|oh and|by the way|another thing)\b/;

/** How many parts there are is said before they come. */
const SAYS_PARTS =
  /\b(?:two|three|four|five|few|in) (?:\w+ )?(?:things?|parts?|points?|steps?|ideas?|reasons?|options?|order)\b/;
const FEWEST_ORDERED = 2;

function organisedVerdict(told: number, order: number, long: number): Verdict | null {
  if (told < FEWEST_EXPLAINED) return null;
  return order >= FEWEST_ORDERED ? 'yes' : under(long, STEPS.C3);
}
