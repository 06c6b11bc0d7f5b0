import type { LearningLanguage } from '#domain/languages.ts';
import type { SummaryPart } from '#domain/practice/complex/brief.ts';
import type { Draft } from '../draft.ts';
import type { Clause } from '../interpret.ts';
import { lineChances } from '../lines/asked-line.ts';
import { checkChance } from '../lines/check-reading.ts';
import { isSmall, stemsOf } from '../lines/stems.ts';
import { type PartSummary, textIn } from '../part.ts';
import { summaryWanted } from '../words/summary-questions.ts';
import { CHECKS } from './likely.ts';

/** From this probability on a question whose words alone don't say so surely checks what was told. */
const SURELY_CHECKS = 0.7;
/** From this probability on a line of the history is asked for. */
const LIKELY_HISTORY = 0.5;
/** From this probability on a single line is what is asked for, unless all of it or any help is. */
const SURELY_ONE = 0.6;

/** A word of the question in it is worth so many things that it sums up. */
const ASKED_FOR = 2;

/** What else will do where nothing of a part may be said. */
const INSTEAD: Readonly<Record<SummaryPart, readonly SummaryPart[]>> = {
  is: ['next', 'do'],
  do: [],
  next: [],
  help: [],
};

/**
 * What sums up what was told where a question checks it and asks for no single thing, by how likely the likeliest single
 * line is; null for any other question, and where not enough of it was told.
 */
export function summaryAsked(draft: Draft, clause: Clause, likeliest: number): PartSummary | null {
  const { text } = clause;
  const { language } = draft.scene;
  const wanted = summaryWanted(language, text);
  if (wanted === null) return null;
  // Words alone are sure enough in English, of help and of what somebody else will be told.
  const isTold = language === 'en' && (wanted.part === 'is' || wanted.part === 'help');
  if (!isTold && checkChance(draft, clause) < CHECKS) return null;
  if (!wanted.isSure && (likeliest >= SURELY_ONE || !surelyChecks(draft, clause))) return null;
  for (const part of [wanted.part, ...INSTEAD[wanted.part]]) {
    const [best] = sayable(draft, part, text);
    if (best) return best;
  }
  return null;
}

const surelyChecks = (draft: Draft, clause: Clause): boolean =>
  checkChance(draft, clause) >= SURELY_CHECKS &&
  (lineChances(draft, clause, null)?.[0]?.probability ?? 0) < LIKELY_HISTORY;

/** The summaries of a part that may be said: what sums up most of it, and most of what is asked for, first. */
function sayable({ brief, scene, state }: Draft, part: SummaryPart, text: string): PartSummary[] {
  const { uptakes = {}, uptakesSaid = [] } = state;
  const asked = stemsIn(scene.language, text);
  const sharedWith = ({ says }: PartSummary) =>
    [...stemsIn(scene.language, textIn(says, scene.language))].filter((stem) => asked.has(stem)).length;
  return (brief.summaries ?? [])
    .filter((each) => each.part === part && !uptakesSaid.includes(each.id))
    .filter(({ of }) => of.every((group) => group.some((id) => id in uptakes)))
    .map((summary) => ({ summary, worth: summary.of.length + ASKED_FOR * sharedWith(summary) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ summary }) => summary);
}

/** Of words that say something. */
const stemsIn = (language: LearningLanguage, text: string): ReadonlySet<string> =>
  new Set([...stemsOf(text, language)].filter((stem) => !isSmall(stem, language)));
