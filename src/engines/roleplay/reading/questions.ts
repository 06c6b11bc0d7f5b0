import { normalise } from '../../understanding/normalise.ts';
import { anyOf } from '../../words/any-of.ts';
import { echoesOnly } from './echoes.ts';
import { type Move, makes } from './moves.ts';
import type { CandidateTurn, Sentence, Transcript } from './transcript.ts';

const TAG =
  /[,.;]\s*(?:(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should|must)(?:n['’]t| not)? (?:you|it|that|there|he|she|they|we|i)(?: not)?|(?:is|does)n['’]t it)\?["'”’)]*$/i;
/** What suggests an answer only behind a statement about the other one. */
const WORD_TAG = /[,.;]\s*(?:right|correct|yes|no|true|isn['’]t)\?["'”’)]*$/i;
const STATED =
  /^(?:(?:so|and|but|well|then|ok|okay) )*(?:you|it|he|she|they|there|this|that|your|his|her|i (?:assume|suppose|guess|take it)|surely|i am sure)\b/;
const LEADS = anyOf(
  /^(?:(?:so|and|but|well|ok|okay) )*(?:do not you|is not (?:it|that|he|she)|are not (?:you|they)|would not you|have not you|did not you|surely|you (?:do not|are not|have not|did not|never|would)|(?:he|she|it) (?:does not|is not|has not|did not)|no (?:pain|problems?|allerg\w+|fever|other|more|history)|nothing (?:else|more)|i (?:assume|suppose|guess|take it)|you must)\b/,
  /\bdo not you (?:think|agree|believe|want)\b/,
);
/** Put as a statement that says that all is well: 'And the bladder is good?' */
const ALL_WELL =
  /^(?:(?:so|and|but|well|then|ok|okay) )*(?:the|your|his|her|everything|all) (?!of you)(?:[\w']+ ){1,8}?(?:is|are|was|were) (?:[\w']+ )?(?:good|fine|normal|well|ok|okay|all right|healthy|in order)\b/;
/** 'How many minutes does it take, five?' */
const ANSWERED =
  /^(?:(?:so|and) )?(?:how|what|when|which|where|why)\b.*,\s*(?:about |maybe |perhaps )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|once|twice|a lot|much|often|never|always)(?: \w+)?\?$/i;

/** What asks about the talk itself asks for no fact. */
const OF_TALK: readonly Move[] = [
  'summarise',
  'invite_correction',
  'invite_reaction',
  'invite_questions',
  'teach_back',
  'check',
];

/** Whether a question has its answer in it. A summary that asks to be put right has not. */
export function leading(sentence: Sentence): boolean {
  if (!sentence.isQuestion) return false;
  const isOfTalk = (['summarise', 'invite_correction', 'invite_reaction', 'check'] as const).some((move) =>
    makes(sentence, move),
  );
  if (isOfTalk && !TAG.test(sentence.text)) return false;
  if (makes(sentence, 'summarise') || makes(sentence, 'invite_correction')) return false;
  if (LEADS.test(sentence.plain) || ALL_WELL.test(sentence.plain) || ANSWERED.test(sentence.text))
    return true;
  return TAG.test(sentence.text) || (WORD_TAG.test(sentence.text) && STATED.test(sentence.plain));
}

/** A question that asks badly, and how much it costs. */
interface Fault {
  readonly sentence: Sentence;
  readonly weight: number;
}

/** Questions that ask several things, have their answer in them, or are answered by whoever asked. */
export const faultyQuestions = ({ candidate }: Transcript): Fault[] =>
  candidate.flatMap((turn) => {
    const faults = turn.sentences.flatMap((sentence): Fault[] => {
      const weight = severalIn(sentence) + Number(leading(sentence)) + Number(answersItself(sentence, turn));
      return weight > 0 ? [{ sentence, weight }] : [];
    });
    const row = factQuestions(turn);
    const last = row.at(-1);
    const isKnown = faults.some(({ sentence }) => row.includes(sentence));
    return last && row.length > 1 && !isKnown
      ? [...faults, { sentence: last, weight: row.length - 1 }]
      : faults;
  });

const AUXILIARY =
  'is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|is not|are not|do not|does not';
const SUBJECT =
  'i|you|it|that|this|there|he|she|they|we|the|your|his|her|their|any|anyone|anybody|anything|somebody|something';
const HEAD = new RegExp(
  `^(?:(?:so|and|or|but|also|then|well|ok|okay|right) )*(?:(?:what|which|how|who)(?: (?!(?:${SUBJECT})\\b)\\w+){0,2} (?:${AUXILIARY}|about)\\b|(?:where|why|when)(?: exactly)? (?:${AUXILIARY})\\b|(?:how|what|which|when|where|why) (?:often|long|much|many|bad|far|about|exactly|kind|sort|time|old|else)\\b|(?:what|who|which) \\w+s(?: |$)|(?:what|where|when|how|why|who|which)$|(?:${AUXILIARY}) (?:${SUBJECT})\\b)`,
);
const WH = /^(?:(?:so|and|or|but|also|then|well|ok|okay|right) )*(?:what|where|which|who|how|why)\b/;
const BREAKS = /[,;:]|\b(?=(?:and|or|but)\b)/i;
const ASKED_FOR =
  /\b(?:tell me|describe|explain|know|ask)\b.*?\b(?:and|or) (?:also )?(?:when|where|how|what|why|if|whether|who)\b/;

/** How many things one question asks. */
function asksIn({ text, plain }: Sentence): number {
  const [first, ...rest] = text.split(BREAKS).map(normalise);
  const later = rest.filter((part) => HEAD.test(part)).length;
  const heads = later + Number(HEAD.test(first ?? '') || (later > 0 && WH.test(first ?? '')));
  const asks = Math.max(1, heads) + Number(ASKED_FOR.test(plain) && heads < 2);
  const pairs = asks > 1 ? (plain.match(/\b(?:any|a|an) \w+ or \w+/g)?.length ?? 0) : 0;
  return asks + pairs;
}

/** Of a list to say yes or no to: 'vomiting, black stool, weight loss or chest pain?' */
const FEW_LISTED = 2;

/** How much it costs that an English question asks several things: 0 where it asks one, 2 where it asks many. */
export function severalIn(sentence: Sentence): number {
  if (!sentence.isQuestion || /\bor (?:is (?:it|that)|not|enough)\b/.test(sentence.plain)) return 0;
  if (
    (['summarise', 'invite_correction', 'invite_questions'] as const).some((move) => makes(sentence, move))
  ) {
    return 0;
  }
  const asks = asksIn(sentence);
  if (asks > 1) return asks > 2 ? 2 : 1;
  const isOfTalk = OF_TALK.some((move) => makes(sentence, move));
  const listed = isOfTalk || !YES_OR_NO.test(sentence.plain) ? 0 : listedIn(sentence);
  return listed > FEW_LISTED + 1 ? 2 : listed > FEW_LISTED ? 1 : 0;
}

const YES_OR_NO = new RegExp(
  `^(?:(?:so|and|or|but|also|then|well|ok|okay) )*(?:(?:${AUXILIARY}) |you |any |he |she )`,
);
const MOST_IN_ITEM = 4;

/** Short things in a row: 'like a curtain or a shadow' is an example and not a list. */
function listedIn({ text }: Sentence): number {
  const parts = text
    .replace(/\b(?:like|such as|for example)\b.*$/i, '')
    .split(/,\s*(?:and |or )?|\bor\b|\band\b/i)
    .filter((part) => normalise(part) !== '');
  const short = parts.slice(1).filter((part) => normalise(part).split(' ').length <= MOST_IN_ITEM);
  return short.length === 0 ? 0 : short.length + 1;
}

const FEWEST_WORDS = 3;

/** 'Do you know why? It is the blood.' asks for nothing. */
function answersItself(sentence: Sentence, { sentences }: CandidateTurn): boolean {
  if (!sentence.isQuestion || OF_TALK.some((move) => makes(sentence, move))) return false;
  const next = sentences[sentences.indexOf(sentence) + 1];
  return next !== undefined && ANSWERS.test(next.plain) && !next.isQuestion;
}

const ANSWERS = /^(?:(?:no|yes|because|well) )*(?:it is|this is|that is|because|they are|it was)\b/;

/** Only what asks for facts: 'Is that right? Anything else?' puts nothing on top of anything. */
const factQuestions = (turn: CandidateTurn): Sentence[] =>
  turn.sentences.filter(
    (sentence) =>
      sentence.isQuestion &&
      sentence.words >= FEWEST_WORDS &&
      !makes(sentence, 'greet') &&
      !makes(sentence, 'signpost') &&
      !/[,.;]\s*(?:yeah|ok|okay|all right)\?$/i.test(sentence.text) &&
      !echoesOnly(turn, sentence) &&
      !OF_TALK.some((move) => makes(sentence, move)),
  );

/** Asks too much at once to be asking what one thing means. */
export const asksSeveral = (sentence: Sentence): boolean => severalIn(sentence) > 0 && asksIn(sentence) > 2;
