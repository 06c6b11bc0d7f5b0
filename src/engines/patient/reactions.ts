import type { Statement } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import { mayTell, openFacts } from './facts.ts';

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
    case 'affirm':
    case 'deny':
      goOn(draft);
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
  | 'invite_questions'
  | 'repeat_please'
  | 'acknowledge'
  | 'affirm'
  | 'deny'
>;

const OCCASIONS = {
  ask_permission: 'permission_granted',
  explain_test: 'test_heard',
  explain_treatment: 'treatment_heard',
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
  draft.sayFor('touched');
  const held = draft.brief.facts.find(
    (fact) => fact.id in draft.state.withheld && !(fact.id in draft.state.told) && mayTell(fact, draft.state),
  );
  if (held) draft.tell(held, 'full');
}

/** The patient is calmed only by a clause that names the worry. */
function weighWorry(draft: Draft, act: 'reassure' | 'explain_diagnosis', clause: string): void {
  const { worry } = draft.brief;
  const names = worry.words.some((word) => ` ${clause} `.includes(` ${word.toLowerCase()} `));
  if (names && !draft.state.calmed) {
    draft.set({ calmed: true });
    draft.trustBy(1);
    draft.say('worry.calmed', worry.calmed);
    return;
  }
  draft.react(act, act === 'reassure' ? 'reassured_vaguely' : 'diagnosis_heard');
  const said = draft.state.last.includes('worry.still');
  if (!draft.state.calmed && !said && draft.state.turn > 2) draft.say('worry.still', worry.stillWorried);
}

function inviteQuestions(draft: Draft): void {
  const next = nextQuestion(draft);
  if (next) draft.ask(next);
  else draft.sayFor('no_questions');
}

/** A nod: the patient goes on with what an open question would bring out, if there is more of the complaint. */
function goOn(draft: Draft): void {
  const next = openFacts(draft)[0];
  if (draft.state.opened && next && draft.state.turn > 1) draft.tell(next, 'full');
  else draft.sayFor('acknowledge');
}

export function nextQuestion({ brief, state }: Draft) {
  return brief.questions.find(({ id }) => !state.asked.includes(id));
}
