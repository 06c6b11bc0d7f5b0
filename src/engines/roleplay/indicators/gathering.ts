import type { Verdict } from '#domain/oet/speaking/assessment.ts';
import { finding, type Judge } from '../finding.ts';
import { cutShort } from '../reading/cut-short.ts';
import { lets } from '../reading/following.ts';
import { judgement } from '../reading/manners.ts';
import { gathers, gives, makes, toldIn } from '../reading/moves.ts';
import { shared, tellingStems } from '../reading/phrases.ts';
import { severalIn } from '../reading/questions.ts';
import { partnerQuote, quoteOf, type Sentence, type Transcript } from '../reading/transcript.ts';

/** A sentence so short sums nothing up. */
const FEW_WORDS = 6;
const FEWEST_LISTED = 4;
const LEAST_HEARD = 0.25;

/** Several things in a row, of which some are words of the other one's. */
function listsHeard({ text, turn, isQuestion }: Sentence, { partner }: Transcript): boolean {
  if (isQuestion || text.split(/[,;:]| and /).length < FEWEST_LISTED) return false;
  const own = tellingStems(text);
  const said = tellingStems(...partner.filter(({ number }) => number < turn).map((each) => each.text));
  return own.size > 0 && shared(own, said) / own.size >= LEAST_HEARD;
}

/** What a turn may have before the other one has told anything. */
const LONG_WORDS = 60;
const FIRST_TURNS = 2;
/** In which the story is told. */
const HEARD_TURNS = 5;

/** D1: the story is asked for openly, and heard. */
export const listening: Judge = ({ transcript }) => {
  const asked = transcript.sentences.filter(gathers);
  const first = asked[0];
  const isOpen = openAtFirst(transcript).length > 0;
  const early = transcript.candidate
    .slice(0, FIRST_TURNS + 1)
    .filter(({ words, sentences }) => words > LONG_WORDS && sentences.filter(gives).length > 1);
  const cut = cutShort(transcript);
  const heard = transcript.candidate.slice(0, HEARD_TURNS).filter(lets);
  const costs = early.length + 2 * cut.length;
  const verdict = listeningVerdict(isOpen, heard.length > 0, costs, asked.length);
  const shown =
    costs > 0
      ? [
          ...early.map(({ sentences }) => quoteOf(sentences[0]!)),
          ...cut.map((turn) => partnerQuote(turn, () => false)),
        ]
      : [...(first ? [first] : []), ...heard.flatMap(({ sentences }) => sentences.slice(0, 1))].map(quoteOf);
  return finding('D1', verdict, shown, {
    yes: 'You let the story be told from the start and listened.',
    partly: 'You asked for the story, but left it little room.',
    no: 'The story was never asked for openly, or it was cut short.',
    none: 'There was nothing to find out.',
    instead: 'Could you tell me, in your own time, what has been happening?',
  });
};

function listeningVerdict(isOpen: boolean, isHeard: boolean, costs: number, asked: number): Verdict | null {
  if (asked === 0 && costs === 0) return 'no';
  if (costs > 1) return 'no';
  if (isOpen && isHeard && costs === 0) return 'yes';
  return isOpen ? 'partly' : 'no';
}

/** Open questions and requests with which the conversation begins. */
const openAtFirst = ({ candidate }: Transcript) =>
  candidate
    .slice(0, FIRST_TURNS)
    .flatMap(({ sentences }) => sentences.filter((each) => !makes(each, 'greet') && isOpenQuestion(each)));

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
  const firstTold = toldIn(transcript)[0]?.at ?? Number.POSITIVE_INFINITY;
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
  return finding('D2', verdict, shown.map(quoteOf), {
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
  const summaries = transcript.sentences.filter(
    (sentence) =>
      (makes(sentence, 'summarise') && sentence.words > FEW_WORDS) || listsHeard(sentence, transcript),
  );
  const invited = summaries.filter(({ at, turn }) =>
    transcript.sentences.some(
      (sentence) =>
        sentence.turn === turn &&
        sentence.at >= at &&
        sentence.at <= at + 3 &&
        makes(sentence, 'invite_correction'),
    ),
  );
  // Afterwards it is advice that is summed up.
  const told = toldIn(transcript);
  const most = told.at(Math.floor(told.length / 2))?.at ?? Number.POSITIVE_INFINITY;
  const heard = summaries.filter((each) => each.at < most && makes(each, 'summarise'));
  const verdict: Verdict = invited.length > 0 ? 'yes' : heard.length > 0 ? 'partly' : 'no';
  const shown = invited.length > 0 ? invited : heard;
  return finding('D5', verdict, verdict === 'no' ? [] : shown.map(quoteOf), {
    yes: 'You summed up and asked whether it was right.',
    partly: 'You summed up without asking whether it was right.',
    no: 'You never summed up what you had heard.',
    none: 'There was nothing to sum up.',
    instead:
      "So, just to check that I've understood you. Have I got that right, or is there anything I've missed?",
  });
};
