import type { Act } from '#domain/practice/complex/acts.ts';
import type { Understood } from './answering.ts';
import { type Draft, takesUp } from './draft.ts';
import { isTopic } from './interpret.ts';
import { PROPOSES } from './proposing.ts';
import { feel, react } from './reactions.ts';
import { takeUp } from './taken-up-points.ts';

/** What changes the patient's mind counts even when the doctor goes on to ask in the same breath. */
const CHANGES: ReadonlySet<Act> = new Set<Act>([
  'empathy',
  'confidentiality',
  'reassure',
  'explain_diagnosis',
]);

/** What wants an answer before all else that is said. */
const FOREMOST: ReadonlySet<Act> = new Set<Act>([
  'agree_plan',
  'summarise',
  'check_understanding',
  'invite_questions',
]);

/** What needs no answer: a nod before a goodbye, a kind word about the weather. */
const isAside = ({ scene }: Draft, { act, clause }: Understood, isLeaving: boolean) =>
  (isLeaving && (act === 'acknowledge' || act === 'examine')) ||
  // 'I'll tell the surgeon and be right back. Courage!'
  (isLeaving && act === 'refer' && scene.language !== 'en') ||
  (act === 'small_talk' && !clause.text.includes('?'));

/** 'May I explain the pump? It is a small box ...' waits for no yes. */
const isLeftBehind = ({ lines }: Draft, said: readonly Understood[], at: number) =>
  said[at]!.act === 'ask_permission' && at < said.length - 1 && lines.length > 0;

/** Reactions of the patient of a case: first to what calms, then to what was explained, then to the rest. */
export function reactTo(
  draft: Draft,
  statements: readonly Understood[],
  isAsked: boolean,
  { isAnswered, wantsBack }: { readonly isAnswered: boolean; readonly wantsBack: boolean },
) {
  const first = statements[0]?.act === 'greet' && isAsked ? statements.slice(1) : statements;
  const isLeaving = first.some(({ act }) => act === 'goodbye');
  const most = isAsked || isLeaving ? 1 : 2;
  const changing = first.filter(({ act }) => CHANGES.has(act));
  for (const { act, clause } of changing) {
    if (isTopic(act)) break;
    // With a question to answer nobody thanks for each kind word; what changes her mind counts whatever was said to it.
    const isFull = draft.lines.length >= most;
    if (isFull || isAsked || isLeaving || draft.fresh.length > 0 || first.some(invites))
      feel(draft, act, clause, !isFull);
    else if (!isAnswered) react(draft, act, clause);
  }
  // Whoever is asked what was told says that, and not what she makes of it.
  if (draft.lines.length === 0 && !wantsBack) takeUp(draft, most);
  const isSaid = isAsked || draft.lines.some(takesUp);
  const foremost = first.filter(({ act }) => FOREMOST.has(act));
  const others = isSaid
    ? []
    : foremost.length > 0
      ? foremost
      : first.filter((each, at) => !isAside(draft, each, isLeaving) && !isLeftBehind(draft, first, at));
  for (const { act, clause } of others) {
    if (draft.lines.length >= most || isTopic(act)) break;
    if (CHANGES.has(act) || act === 'goodbye' || isAnswered) continue;
    react(draft, act, clause);
  }
  if (isSaid && !isAsked && foremost.some(asksConsent) && first.some(proposes)) sayYes(draft, 'agree_plan');
  else if (isSaid && !isAsked && asksLeave(first.at(-1))) sayYes(draft, 'ask_permission');
  else if (isAnswered && !isAsked && foremost.some(asksConsent)) draft.react('agree_plan', 'plan_agreed');
  const inviting = foremost.find(({ act }) => act === 'invite_questions');
  if (isSaid && !isAsked && !isAnswered && inviting && !isTopic(inviting.act))
    react(draft, inviting.act, inviting.clause);
  if (isLeaving) draft.sayFor('goodbye');
}

/** 'What questions do you have?' wants an answer before any comfort. */
const invites = ({ act, clause }: Understood) => act === 'invite_questions' && clause.text.includes('?');

/** What a yes can be said to; what only explains is taken up, and no more. */
const WANTS_A_YES: ReadonlySet<Act> = new Set<Act>([...PROPOSES, 'examine', 'signpost']);

const proposes = ({ act }: Understood) => WANTS_A_YES.has(act);

const asksConsent = ({ act, clause }: Understood) => act === 'agree_plan' && clause.text.includes('?');

/** 'May I ring your daughter?' at the end of a turn. */
const asksLeave = (last: Understood | undefined) =>
  last?.act === 'ask_permission' && last.clause.text.includes('?');

/** Whoever has taken up what was told, and was asked for a yes or a no, says one too. */
function sayYes(draft: Draft, to: 'agree_plan' | 'ask_permission'): void {
  // Of two things taken up the second is a yes already.
  if (draft.lines.length !== 1 || !draft.lines.every(takesUp)) return;
  draft.react(to, to === 'agree_plan' ? 'plan_agreed' : 'permission_granted');
}
