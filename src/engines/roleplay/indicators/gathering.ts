import type { Verdict } from '#domain/oet/speaking/assessment.ts';
import { type Judge, judged } from '../finding.ts';
import { cutShort } from '../reading/cut-short.ts';
import { lets } from '../reading/following.ts';
import { judgement } from '../reading/manners.ts';
import { explainingFrom, gathers, gives, makes, toldIn } from '../reading/moves.ts';
import { severalIn } from '../reading/questions.ts';
import { recapsIn } from '../reading/recaps.ts';
import { partnerQuote, quoteOf, type Sentence, type Transcript } from '../reading/transcript.ts';
import { rankOf, weigh } from '../steps.ts';

/** What a turn may have before the other one has told anything. */
const LONG_WORDS = 60;
const FIRST_TURNS = 2;
const TURNS_HEARD = 3;
/** Turns that let the other one go on, from which it is a habit and no accident. */
const FEWEST_LETTING = 2;

/** D1: the story is asked for openly, and heard. */
export const listening: Judge = ({ transcript }) => {
  const asked = transcript.sentences.filter(gathers);
  const first = asked[0];
  const told = toldIn(transcript)[0]?.at ?? Number.POSITIVE_INFINITY;
  const open = openAtFirst(transcript);
  // What is explained before the story is asked for leaves it less room.
  const isHeardOut = open.some(({ at }) => at <= told);
  const early = transcript.candidate
    .slice(0, FIRST_TURNS + 1)
    .filter(({ words, sentences }) => words > LONG_WORDS && sentences.filter(gives).length > 1);
  const cut = cutShort(transcript);
  const heard = transcript.candidate.filter(lets);
  const costs = early.length + 2 * cut.length;
  const rule = listeningVerdict(
    open.length > 0,
    isHeardOut && heard.length >= FEWEST_LETTING,
    costs,
    asked.length,
  );
  const closed = asked.filter((each) => !makes(each, 'open_question'));
  const verdict = weigh('D1', {
    rule: rankOf(rule),
    open: asked.length === 0 ? 0 : 1 - closed.length / asked.length,
    heard: wordsAtFirst(transcript),
  });
  const shown =
    costs > 0
      ? [
          ...early.map(({ sentences }) => quoteOf(sentences[0]!)),
          ...cut.map((turn) => partnerQuote(turn, () => false)),
        ]
      : verdict === 'yes'
        ? [...(first ? [first] : []), ...heard.flatMap(({ sentences }) => sentences.slice(0, 1))].map(quoteOf)
        : [...closed, ...asked].map(quoteOf);
  return judged('D1', verdict, shown, {
    yes: 'You let the story be told from the start and listened.',
    partly: 'You asked for the story, but left it little room.',
    no: 'The story was never asked for openly, or it was cut short.',
    none: 'There was nothing to find out.',
    instead: 'Could you tell me, in your own time, what has been happening?',
  });
};

/** How much the other one says in each of the first turns: whoever is let tell it says more. */
function wordsAtFirst({ partner }: Transcript): number {
  const first = partner.slice(0, TURNS_HEARD);
  return first.reduce((sum, { words }) => sum + words, 0) / Math.max(1, first.length);
}

function listeningVerdict(isOpen: boolean, isHeard: boolean, costs: number, asked: number): Verdict {
  if (asked === 0 && costs === 0) return 'no';
  if (costs > 1) return 'no';
  if (isOpen && isHeard && costs === 0) return 'yes';
  return isOpen ? 'partly' : 'no';
}

/** Open questions and requests with which the conversation begins: in its first turns, or the first that asks at all. */
function openAtFirst({ candidate, sentences }: Transcript): Sentence[] {
  const first = sentences.find((each) => gathers(each) && !makes(each, 'signpost') && !asksHowOneIs(each));
  return sentences.filter(
    (each) =>
      (each === first || candidate.slice(0, FIRST_TURNS).some(({ number }) => number === each.turn)) &&
      !asksHowOneIs(each) &&
      isOpenQuestion(each),
  );
}

/** 'Good morning, how are you?' greets; 'Good morning, what brings you?' asks for the story. */
const asksHowOneIs = (sentence: Sentence) =>
  makes(sentence, 'greet') && !/\b(?:brings?|brought|happened|tell me|help you)\b/.test(sentence.plain);

const isOpenQuestion = (sentence: Sentence) =>
  judgement(sentence) === null &&
  (severalIn(sentence) === 0 || TELLS.test(sentence.plain)) &&
  (makes(sentence, 'open_question') || makes(sentence, 'ask_ideas') || makes(sentence, 'ask_concerns'));

/** Asks for a story, whatever comes with it. */
const TELLS = /\b(?:tell|told|talk|describe|walk|take) (?:me|us)\b/;

/** One open question in the middle does not open the story. */
const FEWEST_LATE = 2;

/** D2: from open questions to closed ones. */
export const fromOpenToClosed: Judge = ({ transcript }) => {
  const asked = transcript.sentences.filter(gathers);
  const firstTold = explainingFrom(transcript);
  const open = asked.filter((each) => isOpenQuestion(each) && each.at < firstTold && !isOfViews(each));
  const startsOpen = openAtFirst(transcript).length > 0;
  const verdict: Verdict | null =
    asked.length === 0
      ? null
      : open.length < FEWEST_LATE && !startsOpen
        ? 'no'
        : startsOpen && (asked.length > open.length || open.length > 1)
          ? 'yes'
          : 'partly';
  const shown = verdict === 'no' ? asked : open;
  return judged('D2', verdict, shown.map(quoteOf), {
    yes: 'You began with open questions and came to the details afterwards.',
    partly: 'You asked open questions, but too late or without going on to the details.',
    no: 'Nearly all of your questions can be answered with yes, no or one word.',
    none: 'Too few questions were asked to tell.',
    instead: 'How has this been affecting you from day to day?',
  });
};

/** What somebody fears or thinks is asked openly, and asks for nothing of what happened. */
const isOfViews = (sentence: Sentence) => makes(sentence, 'ask_ideas') || makes(sentence, 'ask_concerns');

/** D5: a summary, with an invitation to put it right. */
export const summarised: Judge = ({ transcript }) => {
  const recaps = recapsIn(transcript);
  const invited = recaps.filter(({ invitation }) => invitation !== null);
  const verdict: Verdict = invited.length > 0 ? 'yes' : recaps.length > 0 ? 'partly' : 'no';
  const shown =
    invited.length > 0
      ? invited.flatMap(({ sentences, invitation }) => [sentences[0]!, invitation!])
      : recaps.flatMap(({ sentences }) => sentences.slice(0, 1));
  return judged('D5', verdict, shown.map(quoteOf), {
    yes: 'You summed up and asked whether it was right.',
    partly: 'You summed up without asking whether it was right.',
    no: 'You never summed up what you had heard.',
    none: 'There was nothing to sum up.',
    instead:
      "So, just to check that I've understood you. Have I got that right, or is there anything I've missed?",
  });
};
