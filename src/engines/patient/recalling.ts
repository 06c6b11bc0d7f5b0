import type { Draft } from './draft.ts';
import type { Instruction } from './keeping.ts';
import { isOfItself, partAskedFor, tellsOfPlan } from './words/asked-of-plan.ts';
import { contentOf, namedBy } from './words/content-words.ts';
import { bare } from './words/following-words.ts';
import {
  answersACase,
  asksForDeeds,
  asksWhatIf,
  asksWhatThen,
  isOfACase,
  isOfWhatComes,
  saysWhenToGetHelp,
} from './words/instruction-words.ts';

/** Whether somebody has told what is to be done. */
export const hasBeenTold = ({ state }: Draft): boolean =>
  (state.instructions ?? []).some((each) => each.directs);

/** Whether somebody has told what is to be done in some case. */
export const hasBeenToldOfACase = (draft: Draft): boolean =>
  kept(draft).some(({ text, directs }) => directs && isOfACase(text));

/** So much of a question has to be in what was told for it to be asked for. */
const MUCH_SHARED = 0.5;
/** What is to be done in a case that may come, or the part of a plan that is asked for, in whatever words. */
const OF_THE_PART = 0.5;
/** What is said of something that was named just before names it less. */
const NEARBY = 0.8;
/** 'How do they end, Mr Haworth?' asks for nothing of his. */
const ADDRESS = /\b(?:Mrs?|Ms|Miss|Dr|Doctor)\.? [A-Z][\w'’-]+/g;
const ON_THE_WAY =
  /\bwhen you (?:leave|get (?:back|home)|go (?:back|home)|are (?:back|home)|walk out)\b[^,?]*/gi;
const GOES_THROUGH = /\b(?:run|walk|talk|go)(?: me)? (?:through|over)\b/gi;
/** What only asks for it to be said. */
const SAYING =
  /^(?:repeat|recap|summari[sz]e|demonstrate|plan|explained|remind|agreed|agree|decided|decide|discussed|discuss|summary|avoid|ring|call|phone|contact|mustn't|meet|words?|covered|talked|understood|recall|teach|sum)$/;
/** So many are said that answer a question equally well, the latest. */
const MOST_EQUAL = 2;

/** A condition, up to the next mark. */
const CONDITION = /\b(?:if|when|unless|in case)\b[^,.;:]*/gi;
/** 'How will you take the tablets?' asks how many, and how often. */
const HOW_TAKEN = /\bhow\b.*\b(?:take|use|give|apply)\b/i;
/** So much more is what says it worth. */
const OF_A_DOSE = 0.6;
/** 'Once the strip is off' is when, and not what. */
const ONCE = /\b(?:once|after|when|until|till) (?:the|your|his|her|its?|you|he|she|they|we)\b[^,.;:?]*/gi;

const ASKS_HOW = /\bhow (?:you(?:'ll| will| would)|will you|would you|do you)\b/i;

/** What a question names of what was told, and not that it is to be said. */
const namedIn = (asked: string): string[] =>
  contentOf(
    (ASKS_HOW.test(asked) ? asked.replace(ONCE, '') : asked)
      .replace(ADDRESS, '')
      .replace(GOES_THROUGH, '')
      .replace(ON_THE_WAY, ''),
  ).filter((word) => !SAYING.test(word));

/** What was told by its number, and what of it may be said again: nothing that was refused. */
type Numbered = Instruction & { readonly number: number };
const kept = ({ state }: Draft): Numbered[] =>
  (state.instructions ?? []).flatMap((each, number) => (each.refused ? [] : [{ ...each, number }]));

/** The instructions that a question asks for: 'what do you do if it comes out?'. None where nothing of it was told. */
export function instructionsAskedFor(draft: Draft, asked: string): number[] {
  const all = kept(draft);
  const best = bestOf(all, worthFor(asked), MUCH_SHARED);
  if (best.length === 0 || !JOINS.test(asked)) return best;
  // 'What will you do about driving and your warfarin?' asks for both.
  const said = best.map((number) => all.find((each) => each.number === number)?.text ?? '').join(' ');
  const named = namedBy(contentOf(said));
  const rest = namedIn(asked).filter((word) => named.likenessOf(word) === null);
  const others = rest.length === 0 ? [] : bestOf(all, worthFor(`What about ${rest.join(' ')}?`), MUCH_SHARED);
  return [...new Set([...best, ...others])].toSorted((a, b) => a - b);
}

const JOINS = /\w and (?:the|your|his|her) \w/i;

/** What a question names that was refused. */
export const refusedAskedFor = ({ state }: Draft, asked: string): Instruction | undefined => {
  const refused = (state.instructions ?? []).flatMap((each, number) =>
    each.refused ? [{ ...each, number }] : [],
  );
  const [number] = namedIn(asked).length > 0 ? bestOf(refused, worthFor(asked), MUCH_SHARED) : [];
  return number === undefined ? undefined : state.instructions?.[number];
};

/** How much of a question a sentence answers. */
function worthFor(asked: string): (told: Instruction) => number {
  const content = namedIn(asked);
  const part = partAskedFor(bare(asked));
  const isOfCase = asksWhatThen(asked);
  const isOfCaseToo = asksWhatIf(asked) ? answersACase : isOfACase;
  const isOfHelp = part === 'help' || part === 'return';
  const isToCome = isOfWhatComes(asked) || isOfHelp;
  if (content.length === 0 && !isToCome && !part) return () => 0;
  const isOfWhatItIs = ASKS_WHAT_IT_IS.test(asked);
  const isOfAfter = content.length > 0 && AFTER.test(asked);
  const isOfDeeds = isOfCase || isOfHelp || asksForDeeds(asked);
  return ({ text: whole, near, directs: isDirecting }) => {
    if (isOfDeeds && !isDirecting) return 0;
    if ((isOfCase && !isOfCaseToo(whole)) || (part && !tellsOfPlan(part, whole))) return 0;
    // What is named only in 'if she won't eat' is not what she is to eat.
    const text = isOfCase || isOfHelp ? whole : whole.replace(CONDITION, '');
    const isOfPart = part !== null || (isToCome && isOfCase);
    const named = namedOf(content, text, near) + (isOfAfter && TELLS_AFTER.test(whole) ? OF_AFTER : 0);
    const isEnough = named > 0 || content.length === 0 || (part !== null && isOfItself(part));
    const isDefined = isOfWhatItIs && DEFINES.test(whole) && shareOf(content, near ?? '') > 0;
    const isDose = named > 0 && HOW_TAKEN.test(asked) && tellsOfPlan('often', whole);
    return named + ((isOfPart && isEnough) || isDefined ? OF_THE_PART : 0) + (isDose ? OF_A_DOSE : 0);
  };
}

/** 'What do you do after giving the first pen?' */
const AFTER = /\bafter (?!all\b|that\b|this\b)/i;
const TELLS_AFTER = /\b(?:after|afterwards|then|once)\b/i;
const OF_AFTER = 0.25;

/** 'What does the pump do?', 'tell me what it is for': what was said of it as 'it' tells. */
const ASKS_WHAT_IT_IS =
  /\bwhat (?:(?:the|this|that|these|your|his|her|an?) [\w -]+? (?:does|do|is|are|will do)\b|(?:do|does|is|are) (?:the|this|that|these|your|his|her|an?)\b)/i;
const DEFINES = /^(?:it|they|this|that|these)(?:'s|'re| \w+)/i;

const namedOf = (content: readonly string[], text: string, near = ''): number =>
  Math.max(shareOf(content, text), NEARBY * shareOf(content, `${near} ${text}`));

/** So many turns ago something was taught just now. */
const JUST_NOW = 3;
/** So much of what a question names stands in it. */
const NEARLY_ALL = 0.99;

/** Whether what a question names was told just now, in nearly its words. */
export const wasToldOf = (draft: Draft, asked: string, least = NEARLY_ALL, ofDeeds = false): boolean => {
  const content = namedIn(asked);
  return kept(draft).some(
    ({ text, turn, directs }) =>
      (directs || !ofDeeds) && draft.state.turn - turn <= JUST_NOW && shareOf(content, text) >= least,
  );
};

/** Whether it was told as something to be done. */
export const wasTaughtOf = (draft: Draft, asked: string, least = NEARLY_ALL): boolean =>
  wasToldOf(draft, asked, least, true);

/** A text that shares so much with a question is what it asks for. */
const MOSTLY_SHARED = 0.7;

/** What comes nearest to a question whose part nobody told. */
export interface Nearest {
  /** The numbers of what was told. */
  readonly told: readonly number[];
  /** Which of some texts, if one shares more with the question. */
  readonly text: number | undefined;
}

/**
 * The directing sentences, or the one of some texts, that share most with a question; asked what to do in a case, the
 * last that is of one. Null where none shares a word.
 */
export function nearestTo(draft: Draft, asked: string, texts: readonly string[]): Nearest | null {
  const content = namedIn(asked);
  const isOfCase = asksWhatThen(asked);
  const isWhatIf = asksWhatIf(asked);
  const directing = kept(draft).filter(
    ({ directs, text }) => (directs || (isOfCase && isOfACase(text))) && (!isWhatIf || answersACase(text)),
  );
  const shares = texts.map((text) => shareOf(content, text));
  const most = Math.max(0, ...shares);
  const worths = directing.map(({ text, near }) => namedOf(content, text, near));
  const best = Math.max(0, ...worths);
  if (best === 0 && (most === 0 || (isOfCase && most < MOSTLY_SHARED))) {
    // 'What if it grabs you in your armchair?' is of what was told for rest.
    const ofCase = isOfCase
      ? directing.findLast(({ text, directs }) => directs && isOfACase(text))
      : undefined;
    if (ofCase) return { told: [ofCase.number], text: undefined };
    if (most === 0) return null;
  }
  if (most > best) return { told: [], text: shares.indexOf(most) };
  const told = directing.filter((_, at) => worths[at] === best).map(({ number }) => number);
  return { told: told.slice(-MOST_EQUAL), text: undefined };
}

/** The numbers of those that are worth most, the latest few, if that is enough. */
function bestOf(all: readonly Numbered[], worthOf: (each: Instruction) => number, enough: number): number[] {
  const worths = all.map(worthOf);
  const best = Math.max(0, ...worths);
  if (best < enough) return [];
  const equal = all.filter((_, at) => worths[at] === best);
  // Of what answers a question equally well, that of the last turn.
  const latest = equal.filter(({ turn }) => turn === equal.at(-1)!.turn);
  return latest.map(({ number }) => number).slice(-MOST_EQUAL);
}

/** Of some words, the part that a text names. */
function shareOf(content: readonly string[], text: string): number {
  const named = namedBy(contentOf(text));
  return content.reduce((sum, word) => sum + named.worthOf(word), 0) / Math.max(1, content.length);
}

/** The turn in which something to be done was told last; 0 for none. */
export const latestTurn = ({ state }: Draft): number =>
  (state.instructions ?? []).findLast((each) => each.directs && !each.refused)?.turn ?? 0;

/**
 * What was told last of what is to be done, in this turn if there is any, or of how things are. Where that is only when to
 * get help, what was to be done before it too, unless just that is to be repeated.
 */
export function latestInstructions(draft: Draft, most: number, isRepeated = false): number[] {
  const { turn } = draft.state;
  const all = kept(draft);
  const directing = all.filter((each) => each.directs);
  const justNow = directing.filter((each) => each.turn === turn);
  const isWarning = justNow.length > 0 && justNow.every(({ text }) => saysWhenToGetHelp(text));
  const chosen =
    [isWarning && !isRepeated ? [] : justNow, directing, all].find((each) => each.length > 0) ?? [];
  return chosen.slice(-most).map(({ number }) => number);
}

/** The numbers of all that was told of what is to be done, but for when to get help. */
export const directingInstructions = (draft: Draft): number[] =>
  kept(draft).flatMap(({ number, directs, text }) => (directs && !saysWhenToGetHelp(text) ? [number] : []));

/** What was told of what is to be done and that some texts do not say, the latest so many. */
export function furtherInstructions(
  draft: Draft,
  texts: readonly string[],
  most: number,
  isAsked: (number: number) => boolean,
): number[] {
  return kept(draft)
    .filter(({ text, directs, number }) => {
      if (!isAsked(number)) return false;
      const content = directs ? contentOf(text) : [];
      // Whoever has said when to get help says it once.
      const isSaid = saysWhenToGetHelp(text) && texts.some(saysWhenToGetHelp);
      return !isSaid && content.length > 0 && texts.every((said) => shareOf(content, said) < COVERED);
    })
    .slice(-most)
    .map(({ number }) => number);
}

/** What shares so much with another sentence says the same. */
const COVERED = 0.7;

/** Whether a text says what was told under a number. */
export const isCovered = ({ state }: Pick<Draft, 'state'>, number: number, text: string): boolean =>
  shareOf(contentOf(state.instructions?.[number]?.text ?? ''), text) >= COVERED;

/** Whether this turn has told when to get help. */
export const hasJustWarned = (draft: Draft): boolean =>
  kept(draft).some(({ turn, text }) => turn === draft.state.turn && tellsOfPlan('help', text));

/** Whether somebody was told lately when to get help. */
export const hasBeenWarned = (draft: Draft): boolean =>
  kept(draft).some(({ turn, text }) => draft.state.turn - turn <= JUST_NOW && tellsOfPlan('help', text));

/** Of what a text says, the part that one warning of just now tells: 0 to 1. */
export const shareOfWarnings = (draft: Draft, text: string): number =>
  Math.max(
    0,
    ...kept(draft)
      .filter((each) => draft.state.turn - each.turn <= JUST_NOW && tellsOfPlan('help', each.text))
      .map((each) =>
        shareOf(
          contentOf(text).filter((word) => !SAYING.test(word)),
          each.text,
        ),
      ),
  );

/** A sentence that has so much in common with a point, of both their words, is the one that made it. */
const MADE_BY = 0.3;

/**
 * The number of the directing sentence that made a point of what is to be done, by the point's own words and model; of a
 * point that says when to get help, the latest that tells so. Undefined where none has enough in common with it.
 */
export function sentenceThatMade(draft: Draft, back: string, model: string): number | undefined {
  const directing = kept(draft).filter(({ directs }) => directs);
  if (saysWhenToGetHelp(back)) return directing.findLast(({ text }) => saysWhenToGetHelp(text))?.number;
  const words = `${back} ${model}`;
  const common = (text: string) => {
    const [ofText, ofModel] = [shareOf(contentOf(text), words), shareOf(contentOf(model), text)];
    return ofText * ofModel > 0 ? (2 * ofText * ofModel) / (ofText + ofModel) : 0;
  };
  return bestOf(directing, ({ text }) => common(text), MADE_BY).at(-1);
}

/** Of what a text says, the part that was told: 0 to 1. */
export const shareTold = ({ state }: Draft, text: string): number =>
  shareOf(contentOf(text), (state.instructions ?? []).map((each) => each.text).join(' '));
