import type { Draft } from '../draft.ts';
import type { Clause, Interpretation } from '../interpret.ts';
import { SURE } from '../meant.ts';
import { hasBeenTold } from '../recalling.ts';
import { listIn } from '../symptom-lists.ts';
import { contentOf } from '../words/content-words.ts';
import { bare } from '../words/following-words.ts';
import { asksInstead } from '../words/instruction-words.ts';
import { asksConsent } from '../words/turn-act-words.ts';
import { asLine } from './asked-line.ts';
import { likelyLines } from './likely-lines.ts';

/** A line that answers a question as surely as this is what it asks for, whatever else it may be taken for. */
const SURELY_OWN = 0.75;
/** A reading and a line as sure as this, of one topic, leave no doubt: 'How long has that been going on?' */
const BY_BOTH = 0.9;

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
  const isOther = isForHers(clause) || (asksInstead(clause.text) && hasBeenTold(draft));
  const isSure = best.probability >= SURELY_OWN && contentOf(clause.text).length > 0;
  return isSure && !isOther ? asLine(draft, best, clause) : null;
}

/** Whether it surely asks for questions of hers. */
const isForHers = ({ readings: [best] }: Clause): boolean =>
  best?.act === 'invite_questions' && best.probability >= SURE;
