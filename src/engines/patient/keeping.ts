import type { Act } from '#domain/practice/complex/acts.ts';
import { allergyTo } from './allergy.ts';
import type { Draft } from './draft.ts';
import { type Clause, isTopic } from './interpret.ts';
import { PROPOSES } from './proposing.ts';
import { bare } from './words/following-words.ts';
import { directs, harms, isOfOthers, namesSomebody, praisesOrRegrets } from './words/instruction-words.ts';
import { isProposed, plainlyTold } from './words/plain-telling.ts';
import { retold } from './words/retelling.ts';

/** Something that was explained, advised or proposed, in the words of whoever did, without 'I'd suggest'. */
export interface Instruction {
  readonly turn: number;
  readonly text: string;
  /** Whether it says what somebody is to do, and not only how things are. */
  readonly directs: boolean;
  /** What was said before it in the same breath: what its 'it' stands for. */
  readonly near?: string;
  /** Whether it was put as a question, so that it stands only where nobody refused it. */
  readonly isOffered?: boolean;
}

/** So many clauses before it may name what is spoken of. */
const MOST_NEAR = 3;
/** More than most talks have. */
const MOST_KEPT = 300;

/** What explains, by its act alone. */
const EXPLAINS: ReadonlySet<Act> = new Set<Act>([
  ...PROPOSES,
  'explain_diagnosis',
  'safety_net',
  'agree_plan',
]);
/** What is no advice, whatever its words. */
const NEVER_ADVICE: ReadonlySet<Act> = new Set<Act>([
  'greet',
  'empathy',
  'thank',
  'confidentiality',
  'leave_role',
  'summarise',
  'goodbye',
  'ask_permission',
  'small_talk',
]);
const ADVICE: ReadonlySet<Act> = new Set<Act>([
  'advise_lifestyle',
  'explain_treatment',
  'safety_net',
  'follow_up',
]);
/** Advice is read in much that only sounds alike. */
const SURELY = 0.85;

/** Keeps what is explained, advised and proposed, in English: it may be asked for. */
export function keepInstructions(draft: Draft, clauses: readonly Clause[]): void {
  if (draft.scene.language !== 'en') return;
  const { turn, instructions = [] } = draft.state;
  // Nobody says back what she has refused, or what would harm: in the next clause it is only 'it'.
  if (clauses.some(({ text }) => harms(text) || allergyTo(draft, text) !== undefined)) return;
  const told = clauses.flatMap((clause, at) => {
    const kept = keptOf(clause);
    const near = clauses
      .slice(Math.max(0, at - MOST_NEAR), at)
      .map(({ text }) => text)
      .join(' ');
    return kept ? [{ turn, ...kept, near }] : [];
  });
  draft.set({ instructions: [...instructions, ...told].slice(0, MOST_KEPT) });
}

/** What of a clause is kept; null for what tells nothing that somebody could say back. */
function keptOf({
  text,
  readings: [best],
}: Clause): Pick<Instruction, 'text' | 'directs' | 'isOffered'> | null {
  const plain = plainlyTold(text);
  if (!best || !plain || isOfOthers(bare(text)) || retold(plain.text) === null) return null;
  // 'Could you climb the stairs?' asks for what was.
  if (plain.isAsked) return isTopic(best.act) ? null : { text: plain.text, directs: true, isOffered: true };
  if (isProposed(text) && !NEVER_ADVICE.has(best.act)) return { text: plain.text, directs: true };
  if (!tells(best.act, plain.text)) return null;
  const advises = ADVICE.has(best.act) && best.probability >= SURELY && namesSomebody(plain.text);
  return { text: plain.text, directs: directs(plain.text) || advises };
}

const tells = (act: Act, text: string) =>
  !praisesOrRegrets(text) && (directs(text) ? !NEVER_ADVICE.has(act) : EXPLAINS.has(act));

/** What a proposal is refused with, or not taken up for fear. */
const REFUSES =
  /^(?:talk\.(?:not_yet|put_off|hesitant|doubts|shocked|stunned|not_understood|not_understood_again)\.|concern\.[^.]+\.(?:says|still)\.)/;

/** What was offered in this turn and refused is no part of what was agreed. */
export function dropRefused(draft: Draft): void {
  const { turn, instructions = [] } = draft.state;
  if (!draft.lines.some(({ unit }) => REFUSES.test(unit))) return;
  draft.set({ instructions: instructions.filter((each) => each.turn !== turn || !each.isOffered) });
}
