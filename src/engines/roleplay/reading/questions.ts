import { normalise } from '../../understanding/normalise.ts';
import { makes } from './moves.ts';
import type { CandidateTurn, Sentence, Transcript } from './transcript.ts';

const TAG =
  /[,.]\s*(?:(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should|must)(?:n['’]t)? (?:you|it|that|there|he|she|they|we|not)(?: not)?|right|correct|yes|no|yeah|okay|ok)\?$/i;
const STATED =
  /^(?:(?:so|and|but|well|then|ok|okay) )*(?:you|it|he|she|they|there|i (?:assume|suppose|guess|take it)|surely|i am sure)\b/;
const LEADS =
  /^(?:(?:so|and|but|well) )*(?:do not you|is not it|are not you|would not you|have not you|did not you|surely|you (?:do not|are not|have not|did not|would)|i (?:assume|suppose|guess|take it)|you must)\b|\bdo not you (?:think|agree)\b/;

/** Whether a question has its answer in it. A summary that asks to be put right has not. */
export function leading(sentence: Sentence): boolean {
  if (!sentence.isQuestion) return false;
  if (
    makes(sentence, 'summarise') ||
    makes(sentence, 'invite_correction') ||
    makes(sentence, 'invite_reaction')
  )
    return false;
  if (makes(sentence, 'check')) return false;
  if (LEADS.test(sentence.plain)) return true;
  return TAG.test(sentence.text) && STATED.test(sentence.plain);
}

const JOINED =
  /(?:,|\b(?:and|or|but)\b)\s*(?:also\s+)?(?:(?:do|does|did|is|are|was|were|have|has|can|could|will|would) (?:you|it|that|there|he|she|they|the|your|his|her|any)|when|where|why|how|who|what|which)\b/i;
const MOST_AT_ONCE = 2;

/** A list to say yes or no to: 'vomiting, black stool, weight loss or chest pain?' */
export const listsMany = ({ isQuestion, text }: Sentence): boolean =>
  isQuestion &&
  (text.match(/,|\bor\b|\band (?:what|when|where|how|who|have|do|does|did|is|are)\b/g)?.length ?? 0) > LISTED;
const LISTED = 2;

/** Questions that ask several things: two in one sentence, or a row of them in one turn. */
export function compound({ candidate }: Transcript): Sentence[] {
  return candidate.flatMap((turn) => {
    const inOne = turn.sentences.filter(asksTwice);
    return [...inOne, ...rowOf(turn).filter((sentence) => !inOne.includes(sentence))];
  });
}

const _NO_STACK = ['summarise', 'invite_correction', 'invite_questions', 'teach_back', 'check'] as const;

function asksTwice(sentence: Sentence): boolean {
  if (/\bor (?:is (?:it|that)|not|enough)\b/.test(sentence.plain)) return false;
  if (!sentence.isQuestion || makes(sentence, 'summarise') || makes(sentence, 'invite_correction'))
    return false;
  const [, ...rest] = sentence.text.split(JOINED);
  const asking = sentence.clauses.filter((clause) => OPENS.test(normalise(clause)));
  return asking.length > 1 || (rest.length > 0 && TWO.test(sentence.text));
}

const OPENS =
  /^(?:(?:so|and|or|but|well|ok|okay|right|also) )*(?:what|when|where|which|who|how|why|do|does|did|is|are|was|were|have|has|had|can|could|would|will|any|tell me)\b/;
const ASK = '(?:do|does|did|is|are|was|were|have|has|when|where|why|how|who|what|which)';
const TWO = new RegExp(
  `\\b${ASK}\\b[^?]{6,},? (?:and|or) (?:also )?${ASK} (?:you|it|that|there|he|she|they|the|your|his|her|any|do|does|did|is|are|often|long|much|many|bad)\\b`,
  'i',
);

/** Only what asks for facts: 'Is that right? Anything else?' puts nothing on top of anything. */
function rowOf({ sentences }: CandidateTurn): Sentence[] {
  const asked = sentences.filter(
    (sentence) =>
      sentence.isQuestion &&
      !(['check', 'invite_correction', 'invite_questions', 'invite_reaction', 'teach_back'] as const).some(
        (move) => makes(sentence, move),
      ),
  );
  return asked.length > MOST_AT_ONCE ? asked.slice(-1) : [];
}
