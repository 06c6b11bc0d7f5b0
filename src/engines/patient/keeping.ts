import type { Act } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import { type Clause, isTopic } from './interpret.ts';
import { WIDE } from './looking-up.ts';
import { PROPOSES } from './proposing.ts';
import { isRefusedAtOnce } from './refusing.ts';
import { bare } from './words/following-words.ts';
import {
  directs,
  isOfOthers,
  namesHelp,
  namesSomebody,
  praisesOrRegrets,
} from './words/instruction-words.ts';
import { plainlyTold } from './words/plain-telling.ts';
import { namesMatter, usesPronoun } from './words/pointing-back.ts';
import { isOfTheMoment } from './words/proposal-frames.ts';
import { retold } from './words/retelling.ts';

/** Something that was explained, advised or proposed, in the words of whoever did, without 'I'd suggest'. */
export interface Instruction {
  readonly turn: number;
  readonly text: string;
  /** Whether it says what somebody is to do, and not only how things are. */
  readonly directs: boolean;
  /** The end of what was said before it: what its 'it' stands for. */
  readonly near?: string;
  /** Whether it was put as a question, so that it stands only where nobody refused it. */
  readonly isOffered?: boolean;
  /** Whether it was refused: it is said back no more, but keeps its number. */
  readonly refused?: boolean;
}

/** So many clauses before it may name what is spoken of. */
const MOST_NEAR = 3;
/** So much of them is kept, the end. */
const LONGEST_NEAR = 240;
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

/** From this probability on what is put as a proposal is none. */
const LIKELY = 0.5;

/** How what is only supposed begins. */
const CASE_ALONE = /^(?:(?:and|so|but|now) )*(?:if|in case|suppose|supposing)\b/i;

/** Keeps what is explained, advised and proposed: it may be asked for. In other languages than English all that is told. */
export function keepInstructions(draft: Draft, clauses: readonly Clause[]): void {
  if (draft.scene.language !== 'en') {
    keepHeard(draft, clauses);
    return;
  }
  const { turn, instructions = [] } = draft.state;
  const texts = clauses.map(({ text }) => text);
  const advises = clauses.some(mayAdvise);
  const told = clauses.flatMap((clause, at): Instruction[] => {
    const kept = keptOf(clause, advises);
    if (!kept) return [];
    const refused = isRefusedAtOnce(draft, texts, at);
    return [{ turn, ...kept, near: nearOf(draft, texts, at), ...(refused ? { refused } : {}) }];
  });
  draft.set({ instructions: [...instructions, ...joined(told)].slice(0, MOST_KEPT) });
}

/** Fewer words tell nothing. */
const FEWEST_WORDS = 4;
/** So many clauses are more than is told in a few turns. */
const MOST_HEARD = 40;

/** 'If it swells, ring me.' */
const warns = ({ readings: [best] }: Clause): boolean =>
  best?.act === 'safety_net' && best.probability >= LIKELY;

function keepHeard(draft: Draft, clauses: readonly Clause[]): void {
  const { turn, heard = [] } = draft.state;
  const told = clauses
    .filter(({ text }) => !text.includes('?') && text.split(' ').length >= FEWEST_WORDS)
    .map((clause) => ({ turn, text: clause.text, ...(warns(clause) ? { warns: true } : {}) }));
  draft.set({ heard: [...heard, ...told].slice(-MOST_HEARD) });
}

/** 'Then phone us at once': what is to be done in the case that was told just before. */
const THEN =
  /^(?:then|in that case|if (?:so|(?:that|any of (?:that|this|these|those)) happens)|if you (?:do|see any of (?:that|those)))\b,? /i;

/** 'Watch for a fever. Then phone us.' is kept as one sentence. */
function joined(told: readonly Instruction[]): Instruction[] {
  const all: Instruction[] = [];
  for (const each of told) {
    const before = THEN.test(each.text) && namesHelp(each.text) ? all.pop() : undefined;
    const text = before && `${before.text.replace(/[.!]+$/, '')}, and then ${each.text.replace(THEN, '')}`;
    all.push(before && text ? { ...before, text, directs: true } : each);
  }
  return all;
}

/** What stands before a clause of a turn, and what was told last where the turn itself has not named anything. */
function nearOf({ state }: Draft, texts: readonly string[], at: number): string {
  const latest = state.instructions?.at(-1);
  const isGoingOn =
    latest?.turn === state.turn - 1 && usesPronoun(texts[at]!) && !texts.slice(0, at).some(namesMatter);
  const before = isGoingOn ? [latest.near ?? '', latest.text] : [];
  return [...before, ...texts.slice(Math.max(0, at - MOST_NEAR), at)].join(' ').trim().slice(-LONGEST_NEAR);
}

/** 'So here's an idea: smaller meals.' */
const HERE_IT_IS =
  /^(?:(?:so|and|now|well),? )*here(?:'s| is) (?:an idea|a thought|what (?:I|we)(?:'d| would) suggest)[:,] /i;
/** What only names things: 'whole milk with a few spoons of milk powder stirred in.' */
const HAS_VERB =
  /\?|\b(?:I|you|he|she|we|they|it|that|this|there)\b|\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might)\b|'(?:s|re|ve|ll|d|m)\b|n't\b/i;

/** 'A bit of pain up to three is fine.' */
const ALLOWS = /\b(?:is|are) (?:fine|all right|alright|ok|okay|normal|allowed|enough|safe)\b/i;

/** From this probability on a turn may advise something. */
const MAYBE = 0.3;

const mayAdvise = ({ text, readings: [best] }: Clause): boolean =>
  HERE_IT_IS.test(text) ||
  (best !== undefined && ADVICE.has(best.act) && best.probability >= MAYBE && !text.includes('?'));

/** What of a clause is kept; null for what tells nothing that somebody could say back. */
function keptOf(
  { text, readings: [best] }: Clause,
  isBesideAdvice: boolean,
): Pick<Instruction, 'text' | 'directs' | 'isOffered'> | null {
  const plain = plainlyTold(text.replace(HERE_IT_IS, ''));
  // 'If you can't pass water, what would you do?' tells nothing before its comma.
  const supposed = text.slice(text.search(/[^:]*$/)).trim();
  if (supposed.endsWith(',') && CASE_ALONE.test(supposed)) return null;
  if (!best || !plain || isOfOthers(bare(text)) || isOfTheMoment(text) || retold(plain.text) === null)
    return null;
  // 'Could you climb the stairs?' asks for what was, 'can you run through it for me?' for what was told.
  if (plain.isAsked)
    return isTopic(best.act) || best.act === 'check_understanding'
      ? null
      : { text: plain.text, directs: true, isOffered: true };
  const isOther = NEVER_ADVICE.has(best.act) && best.probability >= LIKELY;
  if (plain.isProposed && !isOther) return { text: plain.text, directs: true };
  const isListed =
    isBesideAdvice &&
    isTopic(best.act) &&
    !WIDE.has(best.act) &&
    (!HAS_VERB.test(plain.text) || ALLOWS.test(plain.text));
  if (isListed) return { text: plain.text, directs: true };
  if (!tells(best.act, plain.text)) return null;
  const advises = ADVICE.has(best.act) && best.probability >= SURELY && namesSomebody(plain.text);
  return { text: plain.text, directs: directs(plain.text) || advises };
}

const tells = (act: Act, text: string) =>
  !praisesOrRegrets(text) && (directs(text) ? !NEVER_ADVICE.has(act) : EXPLAINS.has(act));
