import type { Draft } from './draft.ts';
import { textIn } from './part.ts';
import { shareOfWarnings } from './recalling.ts';
import { tellsOfPlan } from './words/asked-of-plan.ts';
import { halfOf } from './words/condition-halves.ts';
import { contentOf } from './words/content-words.ts';
import { namesHelp } from './words/instruction-words.ts';

/** So much of the case that she would speak of has to have been told. */
const MOSTLY_TOLD = 0.4;

/**
 * The detail in which somebody says in her own words when to get help, if she was told of just that: 'If I saw blood,
 * I'd go to hospital at once.' English alone.
 */
export function sayOwnWords(draft: Draft): boolean {
  const { brief, state } = draft;
  const [best] = (brief.details ?? [])
    .filter(({ id }) => state.detailsTold?.[id] === undefined)
    .map((detail) => ({ detail, first: firstSentence(textIn(detail.says, 'en')) }))
    .filter(({ first }) => saysWhenToGetHelp(first))
    .map((each) => ({ ...each, worth: shareOfWarnings(draft, caseOf(each.first)) }))
    .filter(({ worth }) => worth >= MOSTLY_TOLD)
    .toSorted((a, b) => b.worth - a.worth);
  return best !== undefined && draft.sayDetail(best.detail);
}

/** 'I'd come back for blood, or if I couldn't drink.' */
const OF_A_CASE = /\b(?:if|when|for|unless)\b/i;
const IS_MINE = /\bI(?:'d|'ll| would| will)\b/;

/** What somebody says first. */
export const firstSentence = (text: string): string => text.split(/(?<=[.!?]) /)[0] ?? text;

/** Whether somebody says of herself in which case she would get help. */
export const saysWhenToGetHelp = (first: string): boolean =>
  IS_MINE.test(first) &&
  OF_A_CASE.test(first) &&
  tellsOfPlan('help', first) &&
  namesHelp(halfOf('then', first)) &&
  contentOf(caseOf(first)).length > 0;

/** The case that a sentence names: 'if you told me straight' names none. */
const caseOf = (first: string): string => halfOf('when', first).replace(/\bstraight\b/gi, '');
