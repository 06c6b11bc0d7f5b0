import type { Act } from '#domain/practice/complex/acts.ts';
import type { Draft } from '../draft.ts';
import type { Clause, Interpretation } from '../interpret.ts';
import { SURE } from '../meant.ts';
import { hasBeenTold } from '../recalling.ts';
import { listIn } from '../symptom-lists.ts';
import { contentOf } from '../words/content-words.ts';
import { bare } from '../words/following-words.ts';
import { asksInstead } from '../words/instruction-words.ts';
import { offers, offersHelp } from '../words/offer-words.ts';
import { asksConsent } from '../words/turn-act-words.ts';
import { asLine, lineChances } from './asked-line.ts';
import { likelyLines } from './likely-lines.ts';
import type { Chance } from './line-scorer.ts';

/** A line that answers a question as surely as this is what it asks for, whatever else it may be taken for. */
const SURELY_OWN = 0.75;
/** A reading and a line as sure as this, of one topic, leave no doubt: 'How long has that been going on?' */
const BY_BOTH = 0.9;

/** What goes on from just what was told last need not be as sure. */
const GOES_ON = 0.55;

/** 'Shall we ring your husband?' wants a yes, and no word of what he is like. */
const PUT: ReadonlySet<Act> = new Set<Act>(['agree_plan', 'ask_permission']);
/** 'Would you like me to tell her?' is answered by a line that speaks of it, and by no hopes of hers. */
const OFFERED = 0.4;

/** The line that a question surely asks for, in English, where it joins no subjects: those ask for several lines. */
export function lineSurelyAsked(draft: Draft, clause: Clause, before: Clause | null): Interpretation | null {
  const isOne = (clause.subjects ?? []).length === 0 && !listIn(draft, clause);
  return isOne ? surestLine(draft, clause, before) : null;
}

/** The line that is surely asked for, whatever joins its subjects. One that names nothing is near to much. */
export function surestLine(draft: Draft, clause: Clause, before: Clause | null): Interpretation | null {
  const { scene, brief } = draft;
  if (scene.language !== 'en' || !clause.text.includes('?') || asksConsent(bare(clause.text))) return null;
  const [best] = likelyLines(draft, clause, before) ?? [];
  if (!best) return null;
  const [reading] = clause.readings;
  const fact = brief.facts.find(({ id }) => id === best.id);
  const isOfTopic = reading !== undefined && fact?.topic === reading.act && reading.probability >= BY_BOTH;
  if (isOfTopic && best.probability >= BY_BOTH) return asLine(draft, best, clause);
  const going = before && goingOn(draft, clause);
  if (going) return asLine(draft, going, clause);
  const isOther = isForHers(clause) || (asksInstead(clause.text) && hasBeenTold(draft));
  const isPut =
    reading !== undefined && PUT.has(reading.act) && reading.probability >= SURE && offers(bare(clause.text));
  const least = isPut ? BY_BOTH : offersHelp(bare(clause.text)) ? OFFERED : SURELY_OWN;
  const isSure = best.probability >= least && contentOf(clause.text).length > 0;
  return isSure && !isOther ? asLine(draft, best, clause) : null;
}

/** 'When did it start?' is of what was told last, if its line goes on from just that. */
function goingOn(draft: Draft, clause: Clause): Chance | null {
  const { brief, state } = draft;
  // What was said between is no more than a kind word: it is compared with what was told last.
  const [best] = contentOf(clause.text).length === 0 ? (lineChances(draft, clause, null) ?? []) : [];
  const of = brief.details?.find(({ id }) => best?.kind === 'detail' && id === best.id)?.of;
  const isOfLast = of !== undefined && (state.thread?.facts.includes(of) ?? false);
  return best && isOfLast && best.probability >= GOES_ON ? best : null;
}

/** Whether it surely asks for questions of hers. */
const isForHers = ({ readings: [best] }: Clause): boolean =>
  best?.act === 'invite_questions' && best.probability >= SURE;
