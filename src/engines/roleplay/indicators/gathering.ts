import type { Verdict } from '#domain/oet/speaking/assessment.ts';
import { finding, type Judge } from '../finding.ts';
import { judgement } from '../reading/manners.ts';
import { gathers, gives, makes, thoseThat } from '../reading/moves.ts';
import { partnerQuote, quoteOf, type Sentence, type Transcript } from '../reading/transcript.ts';

/** What a turn may have before the other one has told anything. */
const LONG_WORDS = 60;
const FIRST_TURNS = 2;

/** D1: the story is asked for openly, and heard. */
export const listening: Judge = ({ transcript }) => {
  const asked = transcript.sentences.filter(gathers);
  const first = asked[0];
  const isOpen = openAtFirst(transcript).length > 0;
  const early = transcript.candidate
    .slice(0, FIRST_TURNS + 1)
    .filter(({ words, sentences }) => words > LONG_WORDS && sentences.filter(gives).length > 1);
  const cut = transcript.partner.filter(({ text }) => /[-–—]["'”’]?$/.test(text.trim()));
  const heard = thoseThat(transcript, 'encourage', 'empathise');
  const costs = early.length + cut.length;
  const verdict = listeningVerdict(isOpen, heard.length > 0, costs, asked.length);
  const shown =
    costs > 0
      ? [
          ...early.map(({ sentences }) => quoteOf(sentences[0]!)),
          ...cut.map((turn) => partnerQuote(turn, () => false)),
        ]
      : [...(first ? [first] : []), ...heard].map(quoteOf);
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
  return isOpen || (isHeard && costs === 0) ? 'partly' : 'no';
}

/** Open questions and requests with which the conversation begins. */
const openAtFirst = ({ candidate }: Transcript) =>
  candidate
    .slice(0, FIRST_TURNS)
    .flatMap(({ sentences }) => sentences.filter((each) => !makes(each, 'greet') && isOpenQuestion(each)));

const isOpenQuestion = (sentence: Sentence) =>
  judgement(sentence) === null &&
  (makes(sentence, 'open_question') || makes(sentence, 'ask_ideas') || makes(sentence, 'ask_concerns'));

/** D2: from open questions to closed ones. */
export const fromOpenToClosed: Judge = ({ transcript }) => {
  const asked = transcript.sentences.filter(gathers);
  const open = asked.filter(isOpenQuestion);
  const startsOpen = openAtFirst(transcript).length > 0;
  const verdict: Verdict | null =
    asked.length === 0
      ? null
      : open.length === 0 && !startsOpen
        ? 'no'
        : startsOpen && asked.length > open.length
          ? 'yes'
          : startsOpen && open.length > 1
            ? 'yes'
            : 'partly';
  const shown = verdict === 'no' ? asked : open;
  return finding('D2', verdict, shown.map(quoteOf), {
    yes: 'You began with open questions and came to the details afterwards.',
    partly: 'You asked an open question, but too late or only one.',
    no: 'You asked only questions that yes, no or one word answers.',
    none: 'Too few questions were asked to tell.',
    instead: 'How has this been affecting you from day to day?',
  });
};

/** D5: a summary, with an invitation to put it right. */
export const summarised: Judge = ({ transcript }) => {
  const summaries = thoseThat(transcript, 'summarise');
  const invited = summaries.filter(({ at, turn }) =>
    transcript.sentences.some(
      (sentence) =>
        sentence.turn === turn &&
        sentence.at >= at &&
        (makes(sentence, 'invite_correction') || (sentence.isQuestion && sentence.at === at)),
    ),
  );
  const verdict: Verdict = invited.length > 0 ? 'yes' : summaries.length > 0 ? 'partly' : 'no';
  const shown = invited.length > 0 ? invited : summaries;
  return finding('D5', verdict, verdict === 'no' ? [] : shown.map(quoteOf), {
    yes: 'You summed up and asked whether it was right.',
    partly: 'You summed up without asking whether it was right.',
    no: 'You never summed up what you had heard.',
    none: 'There was nothing to sum up.',
    instead:
      "So, just to check that I've understood you. Have I got that right, or is there anything I've missed?",
  });
};
