import type { Verdict } from '#domain/oet/speaking/assessment.ts';
import { finding, type Judge } from '../finding.ts';
import { gathers, gives, makes, thoseThat, toldIn } from '../reading/moves.ts';
import { quoteOf, type Sentence, type Transcript } from '../reading/transcript.ts';

const CLOSING_TURNS = 2;

/** C1: gathering before giving, and a close at the end. */
export const sequence: Judge = ({ transcript }) => {
  const asked = transcript.sentences.filter(gathers);
  const told = toldIn(transcript);
  const last = transcript.candidate.slice(-CLOSING_TURNS).flatMap(({ sentences }) => sentences);
  const closing = last.filter((sentence) => makes(sentence, 'close') || makes(sentence, 'invite_questions'));
  const order = orderOf(asked, told);
  const isBefore = told.length === 0 || asked.some(({ at }) => at < told[0]!.at);
  const early = order >= IN_ORDER && isBefore ? null : (told[0] ?? null);
  const isClosed = closing.length > 0;
  const verdict: Verdict | null =
    told.length === 0 && asked.length === 0
      ? null
      : order < DISORDER || (early && !isClosed)
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
  const signs = thoseThat(transcript, 'signpost').filter(({ turn }) => turn !== first);
  const atOpening = thoseThat(transcript, 'signpost').filter(({ turn }) => turn === first);
  const turns = new Set(signs.map(({ turn }) => turn)).size;
  const verdict: Verdict =
    turns >= 2
      ? 'yes'
      : turns + Math.min(1, atOpening.length) > 1
        ? 'yes'
        : turns === 1 || atOpening.length > 1
          ? 'partly'
          : 'no';
  const unannounced = changeOfTopic(transcript);
  const shown = verdict === 'no' ? unannounced : [...signs, ...atOpening];
  return finding('C2', verdict, shown.map(quoteOf), {
    yes: 'You said where the conversation was going next.',
    partly: 'You announced one step and took the others without a word.',
    no: 'You changed topics without saying so.',
    none: 'There was no change of topic.',
    instead:
      "Thank you. Now I'd like to explain what I think is going on, and then we can talk about what to do.",
  });
};

/** Where asking turns into telling. */
function changeOfTopic({ sentences }: Transcript): Sentence[] {
  const firstAsked = sentences.findIndex(gathers);
  return sentences.filter((sentence, at) => at > firstAsked && gives(sentence)).slice(0, 1);
}

/** Words told in a turn without a question from which a turn is a lecture. */
const LECTURE_WORDS = 80;
/** A sentence that strings so many things together has no order to hear. */
export const STRING_WORDS = 28;
export const STRING_COMMAS = 3;
const FEWEST_EXPLAINED = 2;

/** C3: explanations have an order that can be heard. */
export const organised: Judge = ({ transcript }) => {
  const told = toldIn(transcript);
  const tellingTurns = new Set(told.map(({ turn }) => turn));
  const ordered = thoseThat(transcript, 'order').filter(
    (sentence) => tellingTurns.has(sentence.turn) || makes(sentence, 'signpost'),
  );
  const lectures = transcript.candidate.filter(
    ({ sentences, words }) =>
      words > LECTURE_WORDS &&
      sentences.filter(gives).length > 2 &&
      !sentences.some(({ isQuestion }) => isQuestion),
  );
  const summing = new Set(thoseThat(transcript, 'summarise').map(({ turn }) => turn));
  const strings = told.filter(
    ({ turn, words, text }) =>
      !summing.has(turn) && words > STRING_WORDS && text.split(',').length > STRING_COMMAS,
  );
  const isAnnounced = told.some((sentence) => {
    const before = transcript.sentences[sentence.at - 1];
    return before !== undefined && makes(before, 'signpost');
  });
  const verdict = organisedVerdict(told, ordered.length + Number(isAnnounced), lectures.length, strings);
  const shown =
    verdict === 'no'
      ? lectures.length > 0
        ? lectures[0]!.sentences
        : told
      : ordered.length > 0
        ? ordered
        : told;
  return finding('C3', verdict, shown.map(quoteOf), {
    yes: 'Your explanations have an order that can be followed by ear.',
    partly: 'Your explanations are in parts, but nothing says how the parts belong together.',
    no: 'Your explanation came in one piece, without an order that can be heard.',
    none: 'Nothing was explained.',
    instead:
      "There are two things I'd like you to know. First, what causes it. And second, what we can do about it.",
  });
};

function organisedVerdict(
  told: readonly Sentence[],
  order: number,
  lectures: number,
  strings: readonly Sentence[],
): Verdict | null {
  if (told.length < FEWEST_EXPLAINED) return null;
  if (lectures + strings.length > 0) {
    const isLost = strings.some(({ words }) => words > 1.5 * STRING_WORDS) || lectures > 0;
    return (order >= 2 && lectures === 0) || !isLost ? 'partly' : 'no';
  }
  // Small pieces, each in answer to something, need no numbers.
  const turns = new Set(told.map(({ turn }) => turn)).size;
  const words = told.reduce((sum, each) => sum + each.words, 0);
  return order >= 2 || (turns >= FEWEST_PIECES && words / turns <= PIECE_WORDS) ? 'yes' : 'partly';
}

const FEWEST_PIECES = 3;
const PIECE_WORDS = 40;
