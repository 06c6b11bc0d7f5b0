import { bare } from './following-words.ts';

/** The halves of 'if it bleeds, I'll ring you': a case, and what is done in it. English alone. */
export type Half = 'when' | 'then';

const CASE = 'if|when|whenever|in case|as soon as|(?<!at )once (?=I|you|it|the|he|she|they|we|that|my|your)';
/** What somebody does in it, as she says it of herself. */
const DEED = "(?:I|we)(?:'ll|'d| will| would| won't| should| must| can| need to| have to)? (?!')";

const CASE_FIRST = new RegExp(`^((?:${CASE})\\b.*), (?:then )?(${DEED}.*)$`, 'i');
const DEED_FIRST = new RegExp(`^(${DEED}[^,]*?),? ((?:${CASE})\\b.*)$`, 'i');
/** Another deed in the same sentence: its halves would not be told apart. */
const GOES_ON = new RegExp(`, and (?:\\w+ )?(?:\\w+ )?(?:${CASE})\\b|, (?:and |but )?${DEED}`, 'i');

/** A case and what is done in it; null where a sentence has no two halves, or more. */
function halvesOf(said: string): readonly [string, string] | null {
  const sentence = said.trim().replace(/\.$/, '');
  const [, first, deed] = CASE_FIRST.exec(sentence) ?? [];
  if (first && deed) return GOES_ON.test(deed) ? null : [first, deed];
  const [, does, after] = DEED_FIRST.exec(sentence) ?? [];
  return does && after && !GOES_ON.test(after) ? [after, does] : null;
}

/** One half of what is said, as a sentence; all of it where it has no halves. */
export function halfOf(half: Half, said: string): string {
  const found = halvesOf(said)?.[half === 'when' ? 0 : 1];
  return found ? `${found[0]!.toUpperCase()}${found.slice(1)}.` : said;
}

/** 'I'd come straight back if it bleeds': when somebody gets help, in a sentence of her own. As it was where it has no halves. */
export function deedFirst(said: string): string {
  const halves = halvesOf(said);
  if (!halves) return said;
  const [when, then] = halves;
  // 'Ring us the same day, even on Friday' ends in something of its own.
  if (then.includes(',')) return said;
  return `${then.replace(/^(I|we)(?:'ll| will) /i, "$1'd ")} ${lowered(when)}.`.replace(/^./, (first) =>
    first.toUpperCase(),
  );
}

/** A sentence with its halves the other way round: 'I'll ring you if it bleeds.' As it was where it has none. */
export function turnedRound(said: string): string {
  const halves = halvesOf(said);
  if (!halves) return said;
  const [when, then] = halves;
  const isCaseFirst = said.trimStart().toLowerCase().startsWith(when.toLowerCase());
  const [first, second] = isCaseFirst ? [then, ` ${lowered(when)}`] : [when, `, ${then}`];
  return `${first[0]!.toUpperCase()}${first.slice(1)}${second}.`;
}

const lowered = (text: string) => `${text[0]!.toLowerCase()}${text.slice(1)}`;

const ASKS_WHEN =
  /\b(?:which|what) (?:signs|symptoms|changes)\b|\b(?:what|which)(?: \w+){0,2} (?:would|will|should|might) (?:make|have|bring|get|send) you\b|\bwhen (?:exactly )?(?:will|would|should|do|must|are) you (?:going to )?(?:\w+ )?(?:ring|call|phone|come|go|contact|get (?:help|in touch|him|her|it)|see (?:me|us|a|your|the)|bring|take (?:him|her|it|them))\b|\bwhen (?:to|you(?:'d|'ll| would| should| will| need to)) (?:ring|call|phone|come|go|contact|get|see|bring)\b/;
const ASKS_TO_WATCH = /\bkeep an eye (?:on|out)\b|\b(?:look|watch) (?:out )?for\b(?! (?:in|on)\b)/;

/** 'What would you watch for?' asks for the case and for what is done in it. */
const asksToWatch = (asked: string): boolean => ASKS_TO_WATCH.test(bare(asked));

const ASKS_THEN =
  /\bwhat\b.*\b(?:do|does)\b.*\b(?:if|when|in case)\b|\b(?:if|when|in case)\b.*\bwhat\b.*\bdo\b|\bwho (?:will|would|do|should) you\b/;

/** Whether a question asks when to get help, whatever it asks besides. */
export const asksWhen = (asked: string): boolean => halfAskedFor(asked) === 'when' || asksToWatch(asked);

/** The half that a question asks for: in which case, or what then; null where it asks for neither alone. */
export function halfAskedFor(asked: string): Half | null {
  const text = bare(asked);
  if (ASKS_WHEN.test(text)) return 'when';
  return ASKS_THEN.test(text) ? 'then' : null;
}
