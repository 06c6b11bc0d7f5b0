import { makes } from './moves.ts';
import { shared, tellingStems } from './phrases.ts';
import type { CandidateTurn, PartnerTurn, Sentence, Transcript } from './transcript.ts';

/** What a turn gives back of what was heard so far, not only of what was said just before. */
interface Recap {
  readonly sentences: readonly Sentence[];
  /** The invitation to put it right. */
  readonly invitation: Sentence | null;
}

/** Turns of the other one's and telling words of theirs that a recap has at least, where it says that it is one. */
const ANNOUNCED = { turns: 2, words: 3 };
/** And where it says nothing of the kind: then most of its words are theirs, or it asks whether it is right. */
const PLAIN = { turns: 3, words: 4, share: 0.6 };

/** Where the candidate puts together what the other one said over several turns. */
export const recapsIn = ({ candidate, partner }: Transcript): Recap[] =>
  candidate.flatMap((turn) => recapOf(turn, partner));

function recapOf(turn: CandidateTurn, partner: readonly PartnerTurn[]): Recap[] {
  const before = partner.filter(({ number }) => number < turn.number).map(({ text }) => tellingStems(text));
  const statements = statementsOf(turn, before);
  const [first] = statements;
  if (!first) return [];
  const invitation =
    turn.sentences.find((each) => each.at >= first.at && makes(each, 'invite_correction')) ?? null;
  const isAnnounced = turn.sentences.some((sentence) => makes(sentence, 'summarise'));
  // What is explained in the same breath comes after it.
  const sentences = statements
    .map((_, i) => statements.slice(0, i + 1))
    .find((some) => givesBack(some, before, isAnnounced, invitation !== null));
  return sentences ? [{ sentences, invitation }] : [];
}

function givesBack(
  sentences: readonly Sentence[],
  before: readonly ReadonlySet<string>[],
  isAnnounced: boolean,
  isInvited: boolean,
): boolean {
  const own = tellingStems(...sentences.map(({ text }) => text));
  const turns = before.filter((said) => shared(own, said) > 0);
  const heard = [...own].filter((stem) => turns.some((said) => said.has(stem))).length;
  const least = isAnnounced ? ANNOUNCED : PLAIN;
  if (turns.length < least.turns || heard < least.words) return false;
  return isAnnounced || isInvited || heard / own.size >= PLAIN.share;
}

/** The statements of a turn up to the question that follows what was given back. */
function statementsOf({ sentences }: CandidateTurn, before: readonly ReadonlySet<string>[]): Sentence[] {
  const back = sentences.findIndex(
    ({ text, isQuestion }) => !isQuestion && before.some((said) => shared(tellingStems(text), said) > 0),
  );
  if (back === -1) return [];
  const asked = sentences.findIndex(({ isQuestion }, i) => isQuestion && i > back);
  return sentences.slice(back, asked === -1 ? undefined : asked).filter(({ isQuestion }) => !isQuestion);
}
