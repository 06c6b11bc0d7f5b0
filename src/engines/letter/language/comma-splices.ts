import type { Token } from '../text/tagger.ts';
import { FINITE } from './clause-verbs.ts';
import { COORDINATES, mainVerbAt, PRONOUN, SUBORDINATES } from './main-clauses.ts';
import { subjectAt } from './phrases.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';
import { baseOfPast } from './verbs.ts';

export const RUN_ON_WHY = 'Two sentences need a full stop, a semicolon or a conjunction between them.';
/** Adverbs and phrases that lead on from one sentence to the next, and join nothing. */
const LEADS_ON =
  /^(?:therefore|however|moreover|furthermore|consequently|nevertheless|nonetheless|meanwhile|additionally|subsequently|thus|hence|otherwise|instead|afterwards|likewise|similarly|unfortunately|fortunately|in addition|as a result|for this reason|since then|because of this|on the other hand|after that|despite this|in contrast|at present|currently|now|also|later|(?:\w+ )?(?:days?|weeks?|months?|years?|hours?) later)$/;
const OPENS_NOUN =
  /^(?:the|his|her|their|my|our|its|no|an?|these|this|mr|mrs|ms|dr|both|all|some|neither|each)$/;

interface Part {
  readonly start: number;
  readonly end: number;
}

const wordsOf = (tokens: readonly Token[], { start, end }: Part) =>
  tokens
    .slice(start, end)
    .map(({ word }) => word)
    .join(' ');

/** The parts between commas. */
function partsOf(tokens: readonly Token[]): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && tokens[at]!.word !== ',') continue;
    parts.push({ start, end: at });
    start = at + 1;
  }
  return parts.filter(({ start: from, end }) => from < end);
}

/** 'By the time he came', 'so worried': half a sentence without a conjunction at its head. */
const OPENS_HALF =
  /^(?:by|every|each|the (?:first|last|next|moment|day|more|less)|the (?:longer|older|sooner|later|higher|bigger|earlier|further|greater|smaller|better|worse|faster)|in case|even (?:if|though)|now that|as long as|not only|only)\b(?= .*(?:time|case|moment|day|though|if|that|more|less|longer|older|sooner|later|higher|bigger|earlier|further|greater|smaller|better|worse|faster|only|long))|\b(?:so|such) (?!that)\p{L}+/u;
/** Whether anything in a stretch makes the next clause depend on it: 'he was told that, if it recurs, ...'. */
const leavesOpen = (tokens: readonly Token[], { end }: Part) =>
  SUBORDINATES.test(tokens[end - 1]!.word) || COORDINATES.test(tokens[end - 1]!.word);

/** 'He fell, he was not hurt', 'she improved, in addition, she gained weight': main clauses that only a comma joins. */
export const commaSplices: LanguageRule = ({ tokens }) => {
  const isQuoted = tokens.some(({ word }) => /^["“”?‘']$/.test(word));
  if (isQuoted || /^(?:the more|the less)/.test(wordsOf(tokens, { start: 0, end: 2 }))) return [];
  const parts = partsOf(tokens);
  let hasMain = false;
  let isLicensed = false;
  let isOpen = false;
  const slips: Slip[] = [];
  for (const [i, part] of parts.entries()) {
    if (i > 0 && leavesOpen(tokens, parts[i - 1]!)) isOpen = true;
    if (isOpen) break;
    const first = tokens[part.start]!;
    const broken = tokens.slice(part.start, part.end).findLastIndex(({ word }) => /^[;:–—(]$/.test(word));
    if (broken !== -1) {
      [hasMain, isLicensed] = [mainVerbAt(tokens, part.start + broken + 1, part.end) !== -1, false];
      continue;
    }
    if (COORDINATES.test(first.word)) {
      const isMain = mainVerbAt(tokens, part.start + 1, part.end) !== -1;
      hasMain ||= isMain;
      isLicensed = !isMain;
      continue;
    }
    const words = wordsOf(tokens, part);
    if ((SUBORDINATES.test(first.word) && !LEADS_ON.test(words)) || OPENS_HALF.test(words)) {
      isLicensed = true;
      continue;
    }
    // 'However it is painful': the adverb joins nothing.
    const isLed = LEADS_ON.test(first.word) && part.end - part.start > 2;
    const start = part.start + Number(isLed);
    if (mainVerbAt(tokens, start, part.end) === -1) {
      if (!LEADS_ON.test(words) && !hasMain) isLicensed = false;
      continue;
    }
    const subject = tokens[start]!;
    const begins = PRONOUN.test(subject.word) || OPENS_NOUN.test(subject.word) || subject.tag === 'PROPN';
    const previous = parts[i - 1];
    if (
      hasMain &&
      !isLicensed &&
      begins &&
      previous &&
      !leavesOpen(tokens, previous) &&
      !isSeries(tokens, parts, i) &&
      !isInserted(tokens, parts, i)
    )
      slips.push(slipAt(tokens[part.start - 1]!, first, { rule: 'run_on', why: RUN_ON_WHY, mend: null }));
    [hasMain, isLicensed] = [true, false];
  }
  return slips;
};

/** 'He eats, he drinks, and he sleeps' is a list. */
const isSeries = (tokens: readonly Token[], parts: readonly Part[], i: number) =>
  parts.slice(i + 1).some(({ start }) => /^(?:and|or|but)$/.test(tokens[start]!.word)) ||
  tokens
    .slice(parts[i]!.start, parts[i]!.end)
    .some(
      ({ word }, at, words) =>
        word === 'and' &&
        words
          .slice(at + 2)
          .some((token) => FINITE.test(token.word) || baseOfPast(token.word) !== undefined) &&
        !FINITE.test(words[at + 1]!.word),
    );

const SAYS =
  /^(?:say|add|note|explain|think|believe|find|write|argue|hope|know|suppose|recall|report|mean|guess|see)$/;
/** 'The dose, he said, was low', and a short clause that is asked or said in passing. */
function isInserted(tokens: readonly Token[], parts: readonly Part[], i: number): boolean {
  const { start, end } = parts[i]!;
  if (
    end - start < 2 ||
    tokens.slice(start, end).some(({ lemma }, at) => at < 3 && SAYS.test(lemma) && end - start < 4)
  )
    return true;
  const previous = parts[i - 1]!;
  const said = tokens.slice(previous.start, previous.end);
  if (said.length < 5 && said.some(({ lemma }) => SAYS.test(lemma) || lemma === 'tell')) return true;
  // 'A young woman whose pulse was fast': a phrase beside a phrase.
  const subject = /^an?$/.test(tokens[start]!.word) ? subjectAt(tokens, start) : null;
  if (subject && !FINITE.test(tokens[subject.end]?.word ?? '')) return true;
  if (subject && tokens.slice(start, subject.end).some(({ word }) => SUBORDINATES.test(word))) return true;
  // 'Mr Hill, the patient's son, is': a phrase beside a phrase.
  return mainVerbAt(tokens, previous.start, previous.end) === -1 && !LEADS_ON.test(wordsOf(tokens, previous));
}
