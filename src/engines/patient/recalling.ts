import type { Act } from '#domain/practice/complex/acts.ts';
import { allergyTo } from './allergy.ts';
import type { Draft } from './draft.ts';
import type { Clause } from './interpret.ts';
import { contentOf, type NamedWords, namedBy } from './words/content-words.ts';
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
  'explain_diagnosis',
  'explain_test',
  'explain_treatment',
  'advise_lifestyle',
  'safety_net',
  'follow_up',
  'refer',
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
const DIRECTS = [
  /\b(?:you|he|she|they|we|it) (?:\w+ )?(?:must|mustn't|should|shouldn't|needs? to|have to|has to|can|can't|cannot)\b|\b(?:we|i)(?:'ll| will)\b/i,
  /(?:^|[,:;] )(?:(?:and|so|then|first|or|please|also),? )*(?:take|put|use|stop|start|avoid|drink|keep|give|rest|eat|wash|dry|check|look|come|bring|hold|wear|walk|move|try|ice|lay|call|ring|don't|do not|never|always)\b|^(?:and |so )?no \w+/i,
  /\b(?:if|when)\b.*\b(?:call|ring|come|go|phone)\b|\bfirst\b.*\bthen\b/i,
  /\b(?:times|twice|once) (?:a|per|daily)\b(?!.*\bthat's\b)|\bevery (?:day|morning|evening|night|hour|\w+ hours)\b/i,
];
/** Advice is read in much that only sounds alike. */
const SURELY = 0.85;

/** What no patient promises, whoever tells her to. */
const HARMS =
  /\b(?:kill|die|suicide|hang|hit|beat|slap|starve|poison|bleach|overdose|cut (?:yourself|him|her))\b|\b(?:stop|skip|leave out) (?:\w+ )?(?:all|insulin|inhalers?|warfarin|apixaban|blood thinners?|epilepsy)\b/i;

/** Keeps what is explained and advised, in English: it may be asked for. */
export function keepInstructions(draft: Draft, clauses: readonly Clause[]): void {
  if (draft.scene.language !== 'en') return;
  const { turn, instructions = [] } = draft.state;
  // Nobody says back what she has refused, or what would harm: in the next clause it is only 'it'.
  if (clauses.some(({ text }) => HARMS.test(text) || allergyTo(draft, text) !== undefined)) return;
  const told = clauses
    .filter(({ text, readings: [best] }) => best && retold(text) !== null && tells(best.act, text))
    .map(({ text, readings: [best] }) => ({
      turn,
      text,
      directs: directs(text) || (ADVICE.has(best!.act) && best!.probability >= SURELY),
    }));
  draft.set({ instructions: [...instructions, ...told].slice(0, MOST_KEPT) });
}

const directs = (text: string) => DIRECTS.some((pattern) => pattern.test(text.replace(/’/g, "'")));

const tells = (act: Act, text: string) => (directs(text) ? !NEVER_ADVICE.has(act) : EXPLAINS.has(act));

/** Whether somebody has told what is to be done. */
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

/** What is to come, and not what somebody does in general. */
const TO_COME = /\b(?:will|'ll|should|must|going to)\b/i;
/** Whom somebody turns to. */
const HELP = /\b(?:call|ring|phone|come|999|112|911|emergency|hospital|doctor|bell|ambulance|A and E)\b/i;
/** What asks when somebody is to be called. */
const ASKS_WHEN = /\bwhen\b.*\b(?:call|ring|phone|come|go|get help)\b|\bsigns?\b/i;

/** 'What will you do if it comes out?' */
export const asksWhatThen = (asked: string): boolean => ASKS_WHAT_THEN.test(asked);

/** What asks for deeds, and not for how things are. */
const ASKS_FOR_DEEDS =
  /\b(?:what|how|which)(?: exactly)? (?:will|would|do|should|must|can|are) (?:you|we|he|she|they)\b|\bhow (?:you|we|he|she)(?:'ll| will| would| are going to)\b/i;
/** So many are said that answer a question equally well, the latest. */
const MOST_EQUAL = 2;

/** The instructions that a question asks for: 'what do you do if it comes out?'. None where nothing of it was told. */
export function instructionsAskedFor({ state }: Draft, asked: string): number[] {
  const content = contentOf(asked.replace(ADDRESS, ''));
  const isForHelp = ASKS_WHEN.test(asked);
  const isOfCase = asksWhatThen(asked) || isForHelp;
  const isToCome = isForHelp || TO_COME.test(asked);
  if (content.length === 0 && !isToCome) return [];
  const isOfDeeds = isOfCase || ASKS_FOR_DEEDS.test(asked);
  const worths = (state.instructions ?? []).map(({ text, directs }) => {
    if (isOfDeeds && !directs) return 0;
    if (isOfCase && !(WHEN.test(text) && (!isForHelp || HELP.test(text)))) return 0;
    return shareOf(content, text) + (isToCome && isOfCase ? OF_THE_CASE : 0);
  });
  const best = Math.max(0, ...worths);
  if (best < MUCH_SHARED) return [];
  return worths.flatMap((worth, number) => (worth === best ? [number] : [])).slice(-MOST_EQUAL);
}

const shareOf = (content: readonly string[], text: string): number =>
  worthOf(content, namedBy(contentOf(text))) / Math.max(1, content.length);

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
export const shareTold = ({ state }: Draft, text: string): number =>
  shareOf(contentOf(text), (state.instructions ?? []).map((each) => each.text).join(' '));

/** How many of these words are named, those of the same matter by half. */
function worthOf(words: readonly string[], { likenessOf }: NamedWords): number {
  const worths = words.map((word) =>
    likenessOf(word) === 'same' ? 1 : likenessOf(word) ? OF_THE_MATTER : 0,
  );
  return worths.reduce((sum: number, each) => sum + each, 0);
}
