import type { Act } from '#domain/practice/complex/acts.ts';
import { allergyTo } from './allergy.ts';
import type { Draft } from './draft.ts';
import type { Clause } from './interpret.ts';
import { PROPOSES } from './proposing.ts';
import { isShocked } from './state.ts';
import { contentOf, namedBy } from './words/content-words.ts';
import {
  asksForDeeds,
  asksWhatThen,
  asksWhenToCall,
  directs,
  harms,
  isOfACase,
  isOfWhatComes,
  namesHelp,
  namesSomebody,
  praisesOrRegrets,
} from './words/instruction-words.ts';
import { retold } from './words/retelling.ts';

/** Something that was explained or advised, in the words of whoever did. */
export interface Instruction {
  readonly turn: number;
  readonly text: string;
  /** Whether it says what somebody is to do, and not only how things are. */
  readonly directs: boolean;
}

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

/** 'I'd suggest two exercises: ...' */
const SUGGESTS =
  /^(?:(?:and|so|then|now) )*I(?:'d| would)? (?:also )?(?:suggest|recommend|propose|advise)(?: that)?:? (?!(?:we|an?|the|some|another|to (?:do|take|check|look))\b)/i;

/** Keeps what is explained and advised, in English: it may be asked for. */
export function keepInstructions(draft: Draft, clauses: readonly Clause[]): void {
  if (draft.scene.language !== 'en') return;
  const { turn, instructions = [] } = draft.state;
  // Nobody says back what she has refused, or what would harm: in the next clause it is only 'it'.
  if (clauses.some(({ text }) => harms(text) || allergyTo(draft, text) !== undefined)) return;
  const told = clauses
    .map((clause) => ({
      ...clause,
      text: clause.text.replace(SUGGESTS, ''),
      isSuggested: SUGGESTS.test(clause.text),
    }))
    .filter(
      ({ text, readings: [best], isSuggested }) =>
        best && retold(text) !== null && (isSuggested || tells(best.act, text)),
    )
    .map(({ text, readings: [best], isSuggested }) => ({
      turn,
      text,
      directs:
        isSuggested ||
        directs(text) ||
        (ADVICE.has(best!.act) && best!.probability >= SURELY && namesSomebody(text)),
    }));
  draft.set({ instructions: [...instructions, ...told].slice(0, MOST_KEPT) });
}

const tells = (act: Act, text: string) =>
  !praisesOrRegrets(text) && (directs(text) ? !NEVER_ADVICE.has(act) : EXPLAINS.has(act));

/** Whether somebody has told what is to be done. */
export const hasBeenTold = ({ state }: Draft): boolean =>
  (state.instructions ?? []).some((each) => each.directs);

/** Those with these numbers, as the one who got them says them. */
export const retoldInstructions = ({ state }: Pick<Draft, 'state'>, numbers: readonly number[]): string =>
  numbers
    .map((number) => `${retold(state.instructions?.[number]?.text ?? '') ?? ''}.`.replace(AHEAD, '$1'))
    .join(' ');

/** 'They're called tranexamic acid, I take them ...': what names nobody before a comma is left out, but for a condition. */
const AHEAD =
  /^(?!(?:If|When|Whenever|In case|After|Before|Once|Until|While|As)\b)(?:(?!\b(?:I|my|me)\b)[^,.])+, (I\b)/;

/** Says them. False where there is none, or nobody has the mind to. */
export function sayInstructions(draft: Draft, numbers: readonly number[]): boolean {
  if (numbers.length === 0 || isShocked(draft.state)) return false;
  return draft.say(`told.${numbers.join('.')}`, { en: retoldInstructions(draft, numbers) });
}

/** So much of a question has to be in what was told for it to be asked for. */
const MUCH_SHARED = 0.5;
/** What is to be done in a case that may come is asked for as such, in whatever words. */
const OF_THE_CASE = 0.5;
/** 'How do they end, Mr Haworth?' asks for nothing of his. */
const ADDRESS = /\b(?:Mrs?|Ms|Miss|Dr|Doctor)\.? [A-Z][\w'’-]+/g;
/** So many are said that answer a question equally well, the latest. */
const MOST_EQUAL = 2;

/** The instructions that a question asks for: 'what do you do if it comes out?'. None where nothing of it was told. */
export function instructionsAskedFor({ state }: Draft, asked: string): number[] {
  const content = contentOf(asked.replace(ADDRESS, ''));
  const isForHelp = asksWhenToCall(asked);
  const isOfCase = asksWhatThen(asked) || isForHelp;
  const isToCome = isForHelp || isOfWhatComes(asked);
  if (content.length === 0 && !isToCome) return [];
  const isOfDeeds = isOfCase || asksForDeeds(asked);
  const worths = (state.instructions ?? []).map(({ text, directs: isDirecting }) => {
    if (isOfDeeds && !isDirecting) return 0;
    if (isOfCase && !(isOfACase(text) && (!isForHelp || namesHelp(text)))) return 0;
    return shareOf(content, text) + (isToCome && isOfCase ? OF_THE_CASE : 0);
  });
  const best = Math.max(0, ...worths);
  if (best < MUCH_SHARED) return [];
  return worths.flatMap((worth, number) => (worth === best ? [number] : [])).slice(-MOST_EQUAL);
}

/** Of some words, the part that a text names. */
function shareOf(content: readonly string[], text: string): number {
  const named = namedBy(contentOf(text));
  return content.reduce((sum, word) => sum + named.worthOf(word), 0) / Math.max(1, content.length);
}

/** The turn in which something to be done was told last; 0 for none. */
export const latestTurn = ({ state }: Draft): number =>
  (state.instructions ?? []).findLast((each) => each.directs)?.turn ?? 0;

/** What was told last of what is to be done, in this turn if there is any, or of how things are; nothing of some turns. */
export function latestInstructions(
  { state }: Draft,
  most: number,
  besides: readonly number[] = [],
): number[] {
  const { turn } = state;
  const all = (state.instructions ?? [])
    .map((instruction, number) => ({ ...instruction, number }))
    .filter((each) => !besides.includes(each.turn));
  const directing = all.filter((each) => each.directs);
  const justNow = directing.filter((each) => each.turn === turn);
  const chosen = [justNow, directing, all].find((each) => each.length > 0) ?? [];
  return chosen.slice(-most).map(({ number }) => number);
}

/** Of what a text says, the part that was told: 0 to 1. */
export const shareTold = ({ state }: Draft, text: string): number =>
  shareOf(contentOf(text), (state.instructions ?? []).map((each) => each.text).join(' '));
