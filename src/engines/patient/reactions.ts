import type { Act, Statement } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import { isNamed, mayTell } from './facts.ts';

/** Answers a clause that asks for nothing. `clause` in lower case. */
export function react(draft: Draft, act: Statement, clause: string): void {
  switch (act) {
    case 'greet':
      greet(draft);
      break;
    case 'empathy':
      soften(draft, { empathy: true });
      break;
    case 'confidentiality':
      soften(draft, { confidential: true });
      break;
    case 'reassure':
    case 'explain_diagnosis':
      weighWorry(draft, act, clause);
      break;
    case 'invite_questions':
      inviteQuestions(draft);
      break;
    case 'repeat_please':
      break; // The whole reply is made of the last one: see reply.ts.
    case 'acknowledge':
      draft.sayFor('nod_heard');
      break;
    case 'affirm':
    case 'deny':
      draft.sayFor('acknowledge');
      break;
    case 'explain_treatment':
      hearTreatment(draft, clause);
      break;
    default:
      draft.react(act, OCCASIONS[act]);
  }
}

type Plain = Exclude<
  Statement,
  | 'greet'
  | 'empathy'
  | 'confidentiality'
  | 'reassure'
  | 'explain_diagnosis'
  | 'explain_treatment'
  | 'invite_questions'
  | 'repeat_please'
  | 'acknowledge'
  | 'affirm'
  | 'deny'
>;

const OCCASIONS = {
  ask_permission: 'permission_granted',
  explain_test: 'test_heard',
  advise_lifestyle: 'advice_heard',
  safety_net: 'safety_net_heard',
  follow_up: 'follow_up_heard',
  refer: 'referral_heard',
  check_understanding: 'understood',
  summarise: 'summary_right',
  signpost: 'go_on',
  examine: 'examine_agreed',
  agree_plan: 'plan_agreed',
  thank: 'thanks',
  goodbye: 'goodbye',
  small_talk: 'small_talk',
  leave_role: 'stay_in_role',
} as const satisfies Record<Plain, string>;

/** The first greeting is answered; a second one in the same turn or later only with a nod. */
function greet(draft: Draft): void {
  draft.sayFor(draft.state.turn === 1 ? 'greeting' : 'acknowledge');
}

/** A kind or discreet word opens what was held back, at once where it was asked for in vain. */
function soften(draft: Draft, change: { empathy?: true; confidential?: true }): void {
  draft.set(change);
  draft.trustBy(1);
  draft.react(change.empathy ? 'empathy' : 'confidentiality', 'touched');
  const held = Object.keys(draft.state.withheld)
    .toReversed()
    .map((id) => draft.brief.facts.find((fact) => fact.id === id))
    .find((fact) => fact && !(fact.id in draft.state.told) && mayTell(fact, draft.state));
  if (held) draft.tell(held, 'full');
}

/** Whoever is not heard says so, but not for ever. */
const MOST_WORRIED = 2;

/** The patient is calmed only by a clause that names the worry. */
function weighWorry(draft: Draft, act: 'reassure' | 'explain_diagnosis', clause: string): void {
  const { worry } = draft.brief;
  const names = worry?.words.some((word) => ` ${clause} `.includes(` ${word.toLowerCase()} `));
  if (worry && names && !draft.state.calmed) {
    draft.set({ calmed: true });
    draft.trustBy(1);
    draft.say('worry.calmed', worry.calmed);
    return;
  }
  const vaguely = draft.state.calmed ? 'acknowledge' : 'reassured_vaguely';
  draft.react(act, act === 'reassure' ? vaguely : 'diagnosis_heard');
  const { calmed, stillWorried, turn, last } = draft.state;
  if (!worry || calmed || turn <= 2 || stillWorried >= MOST_WORRIED || last.includes('worry.still')) return;
  draft.set({ stillWorried: stillWorried + 1 });
  draft.say('worry.still', worry.stillWorried);
}

/** Whoever is offered what she is allergic to says so. */
function hearTreatment(draft: Draft, clause: string): void {
  const allergy = draft.brief.facts.find(
    (fact) => fact.topic === 'allergies' && fact.polarity !== 'no' && isNamed(fact, clause),
  );
  if (allergy) draft.tell(allergy, 'full');
  else draft.react('explain_treatment', 'treatment_heard');
}

function inviteQuestions(draft: Draft): void {
  const { pending } = draft.state;
  const open = draft.brief.questions.find(({ id }) => id === pending?.id);
  const next = open ?? nextQuestion(draft);
  if (next) draft.ask(next);
  else draft.sayFor('no_questions');
}

/** The next of the patient's own questions, but none that the doctor has just answered. */
export function nextQuestion({ brief, state }: Draft, heard: readonly Act[] = []) {
  return brief.questions.find(
    ({ id, answeredBy }) => !state.asked.includes(id) && !answeredBy.some((act) => heard.includes(act)),
  );
}
