import type { Draft } from './draft.ts';
import { isShocked } from './state.ts';
import { isOfItself, partAskedFor, tellsPart } from './words/asked-of-plan.ts';
import { contentOf, namedBy } from './words/content-words.ts';
import { bare } from './words/following-words.ts';
import { asksForDeeds, asksWhatThen, isOfACase, isOfWhatComes } from './words/instruction-words.ts';
import { retold } from './words/retelling.ts';

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
  /^(?!(?:If|When|Whenever|In case|After|Before|Once|Until|While|As|For|During|Over|At|In|On|From|To)\b)(?:(?!\b(?:I|my|me)\b)[^,.])+, (I\b)/;

/** Says them. False where there is none, or nobody has the mind to. */
export function sayInstructions(draft: Draft, numbers: readonly number[]): boolean {
  const said = draft.lines.flatMap(({ unit }) =>
    TOLD.test(unit) ? unit.split('.').slice(1).map(Number) : [],
  );
  if (numbers.some((number) => said.includes(number))) return true;
  if (numbers.length === 0 || isShocked(draft.state)) return false;
  return draft.say(`told.${numbers.join('.')}`, { en: retoldInstructions(draft, numbers) });
}

const TOLD = /^told\./;

/** So much of a question has to be in what was told for it to be asked for. */
const MUCH_SHARED = 0.5;
/** What is to be done in a case that may come, or the part of a plan that is asked for, in whatever words. */
const OF_THE_PART = 0.5;
/** What is said of something that was named just before names it less. */
const NEARBY = 0.8;
/** 'How do they end, Mr Haworth?' asks for nothing of his. */
const ADDRESS = /\b(?:Mrs?|Ms|Miss|Dr|Doctor)\.? [A-Z][\w'’-]+/g;
const GOES_THROUGH = /\b(?:run|walk|talk|go)(?: me)? (?:through|over)\b/gi;
/** What only asks for it to be said. */
const SAYING =
  /^(?:repeat|recap|summari[sz]e|demonstrate|plan|explained|remind|agreed|agree|decided|decide|discussed|discuss|summary|avoid|ring|call|phone|contact|mustn't|meet|words?|covered|talked|understood|recall|teach|sum)$/;
/** So many are said that answer a question equally well, the latest. */
const MOST_EQUAL = 2;

/** A condition, up to the next mark. */
const CONDITION = /\b(?:if|when|unless|in case)\b[^,.;:]*/gi;

/** What a question names of what was told, and not that it is to be said. */
const namedIn = (asked: string): string[] =>
  contentOf(asked.replace(ADDRESS, '').replace(GOES_THROUGH, '')).filter((word) => !SAYING.test(word));

/** The instructions that a question asks for: 'what do you do if it comes out?'. None where nothing of it was told. */
export function instructionsAskedFor({ state }: Draft, asked: string): number[] {
  const content = namedIn(asked);
  const part = partAskedFor(bare(asked));
  const isOfCase = asksWhatThen(asked);
  const isToCome = isOfWhatComes(asked) || part === 'help';
  if (content.length === 0 && !isToCome && !part) return [];
  const isOfDeeds = isOfCase || part === 'help' || asksForDeeds(asked);
  const worths = (state.instructions ?? []).map(({ text: whole, near, directs: isDirecting }) => {
    if (isOfDeeds && !isDirecting) return 0;
    if ((isOfCase && !isOfACase(whole)) || (part && !tellsPart(part, whole))) return 0;
    // What is named only in 'if she won't eat' is not what she is to eat.
    const text = isOfCase || part === 'help' ? whole : whole.replace(CONDITION, '');
    const isOfPart = part !== null || (isToCome && isOfCase);
    const named = Math.max(shareOf(content, text), NEARBY * shareOf(content, `${near ?? ''} ${text}`));
    const isEnough = named > 0 || content.length === 0 || (part !== null && isOfItself(part));
    return named + (isOfPart && isEnough ? OF_THE_PART : 0);
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

/** What was told of what is to be done and that some texts do not say, the latest so many. */
export function furtherInstructions({ state }: Draft, texts: readonly string[], most: number): number[] {
  return (state.instructions ?? [])
    .flatMap((each, number) => (each.directs ? [{ ...each, number }] : []))
    .filter(({ text }) => {
      const content = contentOf(text);
      return content.length > 0 && texts.every((said) => shareOf(content, said) < COVERED);
    })
    .slice(-most)
    .map(({ number }) => number);
}

/** What shares so much with another sentence says the same. */
const COVERED = 0.7;

/** Of what a text says, the part that was told: 0 to 1. */
export const shareTold = ({ state }: Draft, text: string): number =>
  shareOf(contentOf(text), (state.instructions ?? []).map((each) => each.text).join(' '));
