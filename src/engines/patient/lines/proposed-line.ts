import type { Act } from '#domain/practice/complex/acts.ts';
import type { Draft } from '../draft.ts';
import type { Clause, Interpretation } from '../interpret.ts';
import { isAsked } from '../marks.ts';
import { PROPOSES } from '../proposing.ts';
import { contentOf } from '../words/content-words.ts';
import { asLine, lineChances } from './asked-line.ts';

/** From this probability on a question wants a yes, and what stands before it proposes something. */
const WANTS_YES = 0.8;
const MAY_PROPOSE = 0.4;
/** From this one on a line was written for what is proposed. */
const WRITTEN_FOR = 0.4;

const FOR_YES: ReadonlySet<Act> = new Set<Act>(['ask_permission', 'agree_plan']);

/**
 * 'I'd like to measure the gum and take an X-ray. Is that all right with you?': the detail that somebody wrote as the
 * answer to just that proposal. Null where there is none, or it was told. English alone.
 */
export function lineOfProposal(draft: Draft, clause: Clause, before: Clause | null): Interpretation | null {
  const [best] = clause.readings;
  const isForYes = best !== undefined && FOR_YES.has(best.act) && best.probability >= WANTS_YES;
  if (draft.scene.language !== 'en' || !isForYes || !before || isAsked(before)) return null;
  if (contentOf(clause.text).length > 0 || !proposes(before)) return null;
  const [line] = lineChances(draft, before, null) ?? [];
  const isNew = line?.kind === 'detail' && !(line.id in (draft.state.detailsTold ?? {}));
  return isNew && line.probability >= WRITTEN_FOR ? asLine(draft, line, clause) : null;
}

const proposes = ({ readings }: Clause): boolean =>
  readings.some(
    ({ act, probability }) => (PROPOSES.has(act) || act === 'examine') && probability >= MAY_PROPOSE,
  );
