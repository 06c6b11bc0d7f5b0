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
  if (asksConsent(bare(clause.text))) return null;
  const named = factByTopic(draft, clause, before);
  if (named) return named;
  if (contentOf(clause.text).length === 0) return null;
  const [reading] = clause.readings;
  if (reading?.act === 'invite_questions' && reading.probability >= SURE) return null;
  // 'What could you do instead?' asks for nothing that was done before.
  if (INSTEAD.test(clause.text) && hasBeenTold(draft)) return null;
  const [best] = likelyLines(draft, clause, before) ?? [];
  return best && best.probability >= SURELY_OWN ? asLine(draft, best, clause) : null;
}

/** A reading and a line as sure as this, of one topic, leave no doubt. */
const BY_BOTH = 0.9;

/** 'How long has that been going on?': the fact of the topic that a question was surely read for, where both agree. */
function factByTopic(draft: Draft, clause: Clause, before: Clause | null): Interpretation | null {
  const [reading] = clause.readings;
  if (!reading || reading.probability < BY_BOTH) return null;
  const [best] = likelyLines(draft, clause, before) ?? [];
  const fact = draft.brief.facts.find(({ id }) => id === best?.id);
  return best && best.probability >= BY_BOTH && fact?.topic === reading.act
    ? asLine(draft, best, clause)
    : null;
}
