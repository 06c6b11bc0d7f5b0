import type { Act } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import { type Clause, isTopic } from './interpret.ts';
import { contentOf, type NamedWords, namedBy } from './words/content-words.ts';
import { retold } from './words/retelling.ts';

/** Something that the candidate of a role-play explained or advised, in her words. */
export interface Instruction {
  readonly turn: number;
  readonly text: string;
  /** Whether it says what somebody is to do, and not only how things are. */
  readonly directs: boolean;
}

/** More than a talk of five minutes has. */
const MOST_KEPT = 80;

/** What tells nothing that could be asked for later. */
const PASSING: ReadonlySet<Act> = new Set<Act>([
  'greet',
  'empathy',
  'acknowledge',
  'small_talk',
  'thank',
  'summarise',
  'signpost',
  'leave_role',
  'confidentiality',
]);
/** What is no advice, whatever its words. */
const NEVER_ADVICE: ReadonlySet<Act> = new Set<Act>([
  'greet',
  'empathy',
  'thank',
  'confidentiality',
  'leave_role',
]);
const ADVICE: ReadonlySet<Act> = new Set<Act>([
  'advise_lifestyle',
  'explain_treatment',
  'safety_net',
  'follow_up',
]);
const DIRECTS =
  /\b(?:must|mustn't|should|shouldn't|need to|have to|can|will|never|always|don't|do not|call|ring|every|twice|once|times)\b|'ll\b|\bfirst\b.*\bthen\b|^(?:(?:and|so|then|first|or|please),? )*(?:take|put|use|stop|start|avoid|drink|keep|give|rest|eat|wash|dry|check|look|come|bring|hold|wear|walk|move|try|ice|lay|no)\b/i;

/** Keeps what the candidate of a role-play explains, in English: it may be asked for. */
export function keepInstructions(draft: Draft, clauses: readonly Clause[]): void {
  if (!draft.brief.resisting) return;
  const { turn, instructions = [] } = draft.state;
  const told = clauses
    .filter(({ text, readings: [best] }) => best && retold(text) !== null && tells(best.act, text))
    .map(({ text, readings: [best] }) => ({
      turn,
      text,
      directs: DIRECTS.test(text) || ADVICE.has(best!.act),
    }));
  draft.set({ instructions: [...instructions, ...told].slice(0, MOST_KEPT) });
}

const tells = (act: Act, text: string) =>
  DIRECTS.test(text) ? !NEVER_ADVICE.has(act) : !PASSING.has(act) && !isTopic(act);

/** Whether the candidate has told what is to be done. */
export const hasBeenTold = ({ state }: Draft): boolean =>
  (state.instructions ?? []).some(({ directs }) => directs);

/** Those with these numbers, as the one who got them says them. */
export const retoldInstructions = ({ state }: Pick<Draft, 'state'>, numbers: readonly number[]): string =>
  numbers.map((number) => `${retold(state.instructions?.[number]?.text ?? '') ?? ''}.`).join(' ');

/** So much of a question has to be in what was told for it to be asked for. */
const MUCH_SHARED = 0.5;
const OF_THE_MATTER = 0.5;
/** What is to be done in a case that may come is asked for as such, in whatever words. */
const OF_THE_CASE = 0.5;
/** 'How do they end, Mr Haworth?' asks for nothing of his. */
const ADDRESS = /\b(?:Mrs?|Ms|Miss|Dr|Doctor)\.? [A-Z][\w'’-]+/g;
/** What is told of a case that may come. */
const WHEN = /\b(?:if|when|in case|as soon as)\b/i;
const ASKS_WHAT_THEN = /\bwhat\b.*\bdo\b.*\b(?:if|when|in case|then)\b|\b(?:if|when)\b.*\bwhat\b.*\bdo\b/i;

/** 'What will you do if it comes out?' */
export const asksWhatThen = (asked: string): boolean => ASKS_WHAT_THEN.test(asked);

/** The instruction that a question asks for: 'what do you do if it comes out?'. Null where nothing of it was told. */
export function instructionAskedFor({ state }: Draft, asked: string): number | null {
  const content = contentOf(asked.replace(ADDRESS, ''));
  if (content.length === 0) return null;
  const isOfCase = asksWhatThen(asked);
  const worths = (state.instructions ?? []).map(({ text, directs }) => {
    if (isOfCase && !(directs && WHEN.test(text))) return 0;
    return worthOf(content, namedBy(contentOf(text))) / content.length + (isOfCase ? OF_THE_CASE : 0);
  });
  const best = Math.max(...worths);
  return best >= MUCH_SHARED ? worths.lastIndexOf(best) : null;
}

/** The turn in which something to be done was told last; 0 for none. */
export const latestTurn = ({ state }: Draft): number =>
  (state.instructions ?? []).findLast(({ directs }) => directs)?.turn ?? 0;

/** What was told last of what is to be done, or of how things are. */
export function latestInstructions({ state }: Draft, most: number): number[] {
  const all = (state.instructions ?? []).map((instruction, number) => ({ ...instruction, number }));
  const directing = all.filter(({ directs }) => directs);
  return (directing.length > 0 ? directing : all).slice(-most).map(({ number }) => number);
}

/** Of what a text says, the part that was told: 0 to 1. */
export function shareTold({ state }: Draft, text: string): number {
  const content = contentOf(text);
  const told = namedBy(contentOf((state.instructions ?? []).map((each) => each.text).join(' ')));
  return worthOf(content, told) / Math.max(1, content.length);
}

/** How many of these words are named, those of the same matter by half. */
function worthOf(words: readonly string[], { likenessOf }: NamedWords): number {
  const worths = words.map((word) =>
    likenessOf(word) === 'same' ? 1 : likenessOf(word) ? OF_THE_MATTER : 0,
  );
  return worths.reduce((sum: number, each) => sum + each, 0);
}
