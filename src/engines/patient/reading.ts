import type { Act } from '#domain/practice/complex/acts.ts';
import { mayWantBack, wantsBack } from './asking-back.ts';
import { askedDetail, MAYBE_ASKED, SURELY_ASKED } from './details/asked-detail.ts';
import type { Draft } from './draft.ts';
import { mayTell, ownFacts } from './facts.ts';
import { type Clause, type Interpretation, isTopic } from './interpret.ts';
import { WIDE } from './looking-up.ts';
import { SURE } from './meant.ts';
import { listIn } from './symptom-lists.ts';
import { readByTopic } from './topic-reading.ts';
import { turnActIn } from './turn-acts.ts';
import { bare } from './words/following-words.ts';
import { asksOfDeath, asksOpenly } from './words/grave-questions.ts';
import { asksForName, leavesRole } from './words/role-play-words.ts';
import { asksBack } from './words/teach-back-words.ts';
import { asksToRepeat, saysGoodbye } from './words/turn-act-words.ts';

/** What the patient makes of a clause in this conversation: the thread and the case's own words count besides. */
export function readInContext(draft: Draft, said: Clause, before: Clause | null = null): Interpretation[] {
  const clause = soberly(draft, said);
  return readClause(draft, clause, before);
}

function readClause(draft: Draft, clause: Clause, before: Clause | null): Interpretation[] {
  if (draft.scene.language === 'en' && clause.text.includes('?')) {
    if (asksOfDeath(bare(clause.text), bare(before?.text ?? '')))
      return [{ kind: 'act', act: 'self_harm', clause }];
    if (isAtTheDoor(draft) && asksOpenly(bare(clause.text)))
      return [{ kind: 'act', act: 'open_complaint', clause }];
  }
  const acting = turnActIn(draft, clause, before);
  if (acting) return [acting];
  const isPlain = wantsBack(draft, clause) || asksPlainly(draft, clause);
  const detail = isPlain ? null : askedDetail(draft, clause, before);
  if (detail && detail.probability >= SURELY_ASKED) return [{ kind: 'detail', detail: detail.id, clause }];
  const list = listIn(draft, clause);
  if (list) return [list];
  const read = readByTopic(draft, clause, before);
  const isDoubtful = read.every((each) => isDoubtfulReading(draft, each));
  if (detail && isDoubtful && detail.probability >= MAYBE_ASKED)
    return [{ kind: 'detail', detail: detail.id, clause }];
  return isDoubtful && mayWantBack(draft, clause) ? [{ kind: 'back', clause }] : read;
}

/** The patient of a case has not said yet what brings her. */
const isAtTheDoor = ({ brief, state }: Draft) => !brief.resisting && !state.opened && state.turn <= ARRIVING;

/** A reading that is as sure as this asks for its topic by name: 'Are you taking any medicines?' */
const BY_NAME = 0.98;

/** Whether a clause surely asks for what the case has not told yet: no detail is nearer than that. */
function asksPlainly({ brief, state }: Draft, { readings: [best] }: Clause): boolean {
  if (!best || best.probability < BY_NAME || !isTopic(best.act) || WIDE.has(best.act)) return false;
  return ownFacts(brief, best.act).some((fact) => !(fact.id in state.told) && mayTell(fact, state));
}

/** Questions that are meant as they are read, whatever they speak of. */
const CHECKS: ReadonlySet<Act> = new Set<Act>([
  'ask_permission',
  'check_understanding',
  'invite_questions',
  'summarise',
  'repeat_please',
  'examine',
]);

/** What is not read, or taken for what the case has nothing of its own on. */
function isDoubtfulReading({ brief, state }: Draft, read: Interpretation): boolean {
  if (read.kind === 'lost' || read.kind === 'between') return true;
  if (read.kind === 'back') return !asksBack(bare(read.clause.text));
  // A word of the case's own that was answered just now is said for something else: 'wet through the plaster?'
  if (read.kind === 'fact') return state.last.some((unit) => unit.startsWith(`fact.${read.fact}.`));
  if (read.kind !== 'act') return false;
  if (!isTopic(read.act)) return read.clause.text.includes('?') && !CHECKS.has(read.act);
  return WIDE.has(read.act) || (!read.act.startsWith('symptom.') && ownFacts(brief, read.act).length === 0);
}

/** Nobody leaves in the first turns. */
const ARRIVING = 2;

/** Names and the leaving of a role are read in much that only sounds alike. */
function soberly({ scene, brief, state }: Draft, clause: Clause): Clause {
  if (scene.language !== 'en') return clause;
  const text = bare(clause.text);
  const readings = clause.readings.filter(
    ({ act, probability }) =>
      !(brief.resisting && act === 'name' && !asksForName(text)) &&
      !(act === 'repeat_please' && !asksToRepeat(text)) &&
      // 'Good day' at the door is no leave, nor is 'he goes home with you today'.
      !(act === 'goodbye' && (state.turn <= ARRIVING || !saysGoodbye(text))) &&
      !(act === 'leave_role' && !leavesRole(text) && (brief.resisting || probability < SURE)),
  );
  return readings.length === clause.readings.length ? clause : { ...clause, readings };
}
