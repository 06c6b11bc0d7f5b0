import type { Draft } from '../draft.ts';
import type { Clause, Interpretation } from '../interpret.ts';
import { SURE } from '../meant.ts';
import { hasBeenTold } from '../recalling.ts';
import { listIn } from '../symptom-lists.ts';
import { contentOf } from '../words/content-words.ts';
import { bare } from '../words/following-words.ts';
import { asksConsent } from '../words/turn-act-words.ts';
import { asLine } from './asked-line.ts';
import { likelyLines } from './likely-lines.ts';

/** A line that answers a question as surely as this is what it asks for, whatever else it may be taken for. */
const SURELY_OWN = 0.75;

const INSTEAD = /\binstead\b/i;

/**
 * The line that a question surely asks for, in English. One that names nothing is near to much, and one that joins
 * subjects asks for several lines.
 */
export function lineSurelyAsked(draft: Draft, clause: Clause, before: Clause | null): Interpretation | null {
  const isOne = (clause.subjects ?? []).length === 0 && !listIn(draft, clause);
  if (draft.scene.language !== 'en' || !clause.text.includes('?') || !isOne) return null;
  if (contentOf(clause.text).length === 0 || asksConsent(bare(clause.text))) return null;
  const [reading] = clause.readings;
  if (reading?.act === 'invite_questions' && reading.probability >= SURE) return null;
  // 'What could you do instead?' asks for nothing that was done before.
  if (INSTEAD.test(clause.text) && hasBeenTold(draft)) return null;
  const [best] = likelyLines(draft, clause, before) ?? [];
  return best && best.probability >= SURELY_OWN ? asLine(draft, best, clause) : null;
}
