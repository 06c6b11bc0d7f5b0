import type { Verdict } from '#domain/oet/speaking/assessment.ts';
import { anyOf } from '../../words/any-of.ts';
import { atLeast, finding, type Judge } from '../finding.ts';
import { gathers, gives, makes, thoseThat, toldIn } from '../reading/moves.ts';
import { LONG_TOLD_WORDS, shareTold, wordsTold } from '../reading/telling.ts';
import { quoteOf, type Sentence, type Transcript } from '../reading/transcript.ts';
import { STEPS, under } from '../steps.ts';

const CLOSING_TURNS = 2;

/** C1: gathering before giving, and a close at the end. */
export const sequence: Judge = ({ transcript }) => {
  const asked = transcript.sentences.filter(gathers);
  const told = toldIn(transcript);
  const last = transcript.candidate.slice(-CLOSING_TURNS).flatMap(({ sentences }) => sentences);
  const closing = last.filter((sentence) => makes(sentence, 'close') || makes(sentence, 'invite_questions'));
  const order = orderOf(asked, told);
  const isBefore = told.length === 0 || asked.some(({ at }) => at < told[0]!.at);
  const decided = decidedEarly(transcript, asked);
  const early = order >= IN_ORDER && isBefore ? (decided[0] ?? null) : (told[0] ?? null);
  const isClosed = closing.length > 0;
  const verdict: Verdict | null =
    told.length === 0 && asked.length === 0
      ? null
      : order < DISORDER || decided.length > 1 || (early && !isClosed)
        ? 'no'
        : early || !isClosed || asked.length === 0
          ? 'partly'
          : 'yes';
  const shown = verdict === 'yes' ? [asked[0]!, closing[0]!] : [...(early ? [early] : []), ...closing];
  return finding('C1', verdict, shown.map(quoteOf), {
    yes: 'You found out first, explained afterwards and closed the conversation.',
    partly: early
      ? 'You began to explain or advise before you had found out enough.'
      : 'The conversation breaks off without a close, or with little found out before.',
    no: 'You explained before you had found out enough, and the conversation breaks off.',
    none: 'There was too little to tell an order.',
    instead: early
      ? "Before I explain anything, I'd like to hear from you how it all began."
      : "Before we finish, let's go over what we've agreed and when I'll see you again.",
  });
};

/** What is, and what will be done or not, settled before half of the questions are asked. */
const DECIDES = anyOf(
  /^(?:\w+ )?(?:we|you|he|she|it|this) (?:will |also |still )?(?:need|needs|have|has|must|can not|should)(?: not)? (?:to )?(?:be |go |take |drive|stop|start|remove|do |give|put)/,
  /\b(?:will not|can not) (?:work|help|be possible)\b|^no not\b|\bout of the question\b/,
  /\b(?:he|she|it) (?:goes|stays|is going|comes) (?:home|in|into|to|out)\b|^(?:it|this|that) is only (?:a|an)\b/,
  /\byou can not \w+ after\b/,
);
const FEWEST_ASKED = 3;

function decidedEarly({ sentences }: Transcript, asked: readonly Sentence[]): Sentence[] {
  const half = asked[Math.min(FEWEST_ASKED, Math.floor(asked.length / 2))]?.at ?? 0;
  return sentences.filter(({ at, plain, isQuestion }) => at < half && !isQuestion && DECIDES.test(plain));
}

const IN_ORDER = 0.6;
const DISORDER = 0.55;

/** In how many pairs of a question and an explanation the question comes first: 0 to 1. One remark early on costs little. */
function orderOf(asked: readonly Sentence[], told: readonly Sentence[]): number {
  if (told.length === 0) return 1;
  const pairs = asked.length * told.length;
  if (pairs === 0) return 0;
  return asked.reduce((sum, { at }) => sum + told.filter((each) => each.at > at).length, 0) / pairs;
}

/** C2: changes of topic are announced. */
export const signposts: Judge = ({ transcript }) => {
  const first = transcript.candidate[0]?.number ?? 0;
  // An agenda at the beginning is the matter of A1, and the parts of an explanation are that of C3.
  const signs = thoseThat(transcript, 'signpost').filter(
    ({ turn, plain }) => turn !== first && !PARTS.test(plain),
  );
  const turns = new Set(signs.map(({ turn }) => turn)).size;
  const lists = signs.some(({ plain }) => LISTS.test(plain));
  const verdict = atLeast(turns + Number(lists), 2, 1);
  const unannounced = changeOfTopic(transcript);
  const shown = verdict === 'no' ? unannounced : signs;
  return finding('C2', verdict, shown.map(quoteOf), {
    yes: 'You said where the conversation was going next.',
    partly: 'You announced one step and took the others without a word.',
    no: 'You changed topics without saying so.',
    none: 'There was no change of topic.',
    instead:
      "Thank you. Now I'd like to explain what I think is going on, and then we can talk about what to do.",
  });
};

const PARTS = /^(?:so )?there (?:are|is)\b/;
/** Says two steps ahead at once. */
const LISTS =
  /\b(?:then|after that|and after|finish with|later)\b.{0,40}\b(?:i|we|what|your|the|when|about)\b/;

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
  const verdict = organisedVerdict(told.length, order, shareTold(transcript, long));
  const shown = verdict === 'no' ? (long[0]?.sentences ?? told) : ordered.length > 0 ? ordered : told;
  return finding('C3', verdict, shown.map(quoteOf), {
    yes: 'Your explanations have an order that can be followed by ear.',
    partly: 'Your explanations are in parts, but nothing says how the parts belong together.',
    no: 'Your explanation came in one piece, without an order that can be heard.',
    none: 'Nothing was explained.',
    instead:
      "There are two things I'd like you to know. First, what causes it. And second, what we can do about it.",
  });
};

/** How many parts there are is said before they come. */
const SAYS_PARTS =
  /\b(?:two|three|four|five|few|in) (?:\w+ )?(?:things?|parts?|points?|steps?|ideas?|reasons?|options?|order)\b/;
const FEWEST_ORDERED = 2;

function organisedVerdict(told: number, order: number, long: number): Verdict | null {
  if (told < FEWEST_EXPLAINED) return null;
  return order >= FEWEST_ORDERED ? 'yes' : under(long, STEPS.C3);
}
