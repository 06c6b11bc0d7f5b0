import type { Line } from './draft.ts';
import type { Clause, Interpretation } from './interpret.ts';

/** Fewer words take up what was said. */
const FEWEST_ASKING = 3;

/** A question beside one that was answered. */
export const isMissedQuestion = (read: Interpretation) =>
  (read.kind === 'between' || (read.kind === 'lost' && !read.isFaint)) &&
  isWhole(read.clause) &&
  !LEADS.test(read.clause.text.trim()) &&
  !OF_THAT.test(read.clause.text.trim());

export const isNod = ({ unit }: Line) => /^talk\.(?:acknowledge|nod_heard|thanks|touched)\./.test(unit);

/** Nobody nods to a question. */
export const isUnread = (read: Interpretation) =>
  (read.kind === 'between' || read.kind === 'lost') && isWhole(read.clause);

/** Of two things that it may have asked for one was asked for besides: 'sore on the toilet? When were you there last?' */
export const isSpokenOf = (read: Interpretation, asked: readonly { readonly clause: Clause }[]) =>
  read.kind === 'between' &&
  asked.some(({ clause: { readings } }) => read.topics.some((topic) => topic === readings[0]?.act));

/** '..., and is it sore around it?' goes on about what was answered. */
const OF_THAT = /^(?:and|or) (?:is|was|are|were|does|did|do|has|have) (?:it|that|this|they|those)\b/i;
/** 'Any of those, what would you do?': what only leads in to a question. */
const LEADS = /^(?:or|any of (?:those|these|that))\b|\bin your (?:own )?words\?$|\banything else\b/i;
/** 'They are, aren't they?' agrees, and asks for nothing. */
const AGREES =
  /^\W*(?:(?:yes|oh),? )?(?:it|they|that|he|she|we|you)(?:'s|'re)?(?: \w+)?,? \w+n't (?:it|they|that|he|she|we|you)\?$/i;

const isWhole = ({ text }: Clause) =>
  text.trim().endsWith('?') && text.trim().split(/\s+/).length >= FEWEST_ASKING && !AGREES.test(text.trim());
