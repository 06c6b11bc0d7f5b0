import type { Verdict } from '#domain/oet/speaking/assessment.ts';
import { normalise } from '../../understanding/normalise.ts';
import { atLeast, finding, type Judge } from '../finding.ts';
import { turnsAfter } from '../reading/cues.ts';
import { judgement } from '../reading/manners.ts';
import { gathers, gives, makes, thoseThat } from '../reading/moves.ts';
import { compound, leading, listsMany } from '../reading/questions.ts';
import { reflects } from '../reading/reflections.ts';
import {
  type PartnerTurn,
  partnerQuote,
  quoteOf,
  type Sentence,
  type Transcript,
} from '../reading/transcript.ts';

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

/** D3: one question at a time, none that has its answer in it. */
export const plainQuestions: Judge = ({ transcript }) => {
  const asked = transcript.sentences.filter(({ isQuestion }) => isQuestion);
  const found = [...asked.filter(leading), ...compound(transcript)];
  const weight = found.length + asked.filter(listsMany).length;
  const verdict: Verdict | null =
    asked.length === 0 ? null : weight === 0 ? 'yes' : weight < 4 ? 'partly' : 'no';
  return finding('D3', verdict, (verdict === 'yes' ? asked : found).map(quoteOf), {
    yes: 'You asked one thing at a time and left the answer open.',
    partly: 'A question asked two things at once or suggested its answer.',
    no: 'Several questions asked two things at once or suggested their answer.',
    none: 'No question was asked.',
    instead: 'Let me ask one thing at a time. When did it begin?',
  });
};

const VAGUE =
  /\b(?:sort of|kind of|a bit|sometimes|now and then|now and again|(?:quite )?a while|for ages|not (?:too|so|very|really|quite) (?:good|well|bad|right|great|myself)|funny|strange|weird|odd|on and off|the usual|quite a few|a few|a couple|here and there|up and down|not right|off colour|under the weather|run down|more or less|loads|stuff|something|somehow|it depends|not much|so so|it comes and goes)\b/;

const isVague = (sentence: string) => !sentence.endsWith('?') && VAGUE.test(normalise(sentence));

/** D4: what is vague is asked about. */
export const clarified: Judge = ({ transcript }) => {
  const vague = transcript.partner.filter(({ sentences }) => sentences.some(isVague));
  const first = transcript.partner[0]?.number ?? 0;
  const clarifying = transcript.sentences.filter(
    (each) =>
      each.turn > first &&
      each.isQuestion &&
      !leading(each) &&
      (makes(each, 'clarify') || reflects(transcript, each)),
  );
  const cleared = vague.filter((turn) => clearedBy(transcript, turn, clarifying));
  const verdict: Verdict | null =
    vague.length === 0 && clarifying.length === 0 ? null : atLeast(clarifying.length, 2, 1);
  const missed = vague.filter((turn) => !cleared.includes(turn));
  const shown =
    verdict === 'no' ? missed.map((turn) => partnerQuote(turn, isVague)) : clarifying.map(quoteOf);
  return finding('D4', verdict, shown, {
    yes: 'You asked what was meant where it was vague.',
    partly: 'You asked about one vague thing and let others pass.',
    no: 'You let vague words pass without asking what they mean.',
    none: 'Nothing vague was said.',
    instead: 'When you say that, what exactly do you mean?',
  });
};

const clearedBy = (
  transcript: Parameters<typeof turnsAfter>[0],
  turn: PartnerTurn,
  clarifying: readonly Sentence[],
) =>
  turnsAfter(transcript, turn.number, 1).some(({ sentences }) =>
    sentences.some((each) => clarifying.includes(each)),
  );

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
