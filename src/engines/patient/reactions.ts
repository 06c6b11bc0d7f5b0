import type { Act, Statement } from '#domain/practice/complex/acts.ts';
import { resists } from './concerns.ts';
import type { Draft } from './draft.ts';
import { isNamed, mayTell } from './facts.ts';
import type { PartFact } from './part.ts';
import { plain } from './plain.ts';
import { gives } from './words/role-play-words.ts';

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
    case 'check_understanding':
      // In a role-play the own words are for giving back.
      if (draft.brief.resisting) draft.sayFor('understood');
      else draft.react(act, 'understood');
      break;
    case 'agree_plan':
      hearPlan(draft, clause);
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
  | 'agree_plan'
  | 'check_understanding'
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
  summarise: 'summary_right',
  signpost: 'go_on',
  examine: 'examine_agreed',
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
  confide(draft);
}

/** Tells what was asked for in vain, where it may be told now. */
export function confide(draft: Draft): boolean {
  const held = Object.keys(draft.state.withheld)
    .toReversed()
    .map((id) => draft.brief.facts.find((fact) => fact.id === id))
    .find((fact) => fact && !(fact.id in draft.state.told) && mayTell(fact, draft.state));
  if (held) draft.tell(held, 'full');
  return held !== undefined;
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

function hearTreatment(draft: Draft, clause: string): void {
  if (!defend(draft, clause)) draft.react('explain_treatment', 'treatment_heard');
}

/** Whoever is offered what she is allergic to says so. `clause` in lower case. */
export function defend(draft: Draft, clause: string): boolean {
  const allergy = draft.brief.facts.find(
    (fact) =>
      fact.topic === 'allergies' &&
      fact.polarity !== 'no' &&
      (draft.brief.resisting ? gives(clause) && namesWhatHarms(fact, clause) : isNamed(fact, clause)),
  );
  // Told to one who knows it, it need not be said again.
  if (!allergy || /\ballerg/.test(clause)) return false;
  draft.tell(allergy, 'full');
  return true;
}

/** Words of so many letters name a substance, if they are none of these. */
const SUBSTANCE =
  /^(?!allerg|reaction|brought|trouble|swell|swoll|hospital|tablets?$|medicine|nothing|anything|breath|children|months?|through|without|another|because|straight|terrible|afternoon)[a-z]{7,}$/;

/** Whether a clause speaks of a substance that the fact names. */
function namesWhatHarms({ short, full }: PartFact, clause: string): boolean {
  const named = plain(`${short.en ?? ''} ${full.en ?? ''}`)
    .split(' ')
    .filter((word) => SUBSTANCE.test(word));
  return clause.split(' ').some((word) => named.includes(word));
}

/** Nobody agrees to what she is allergic to, nor to what she has just refused. */
function hearPlan(draft: Draft, clause: string): void {
  if (defend(draft, clause)) return;
  if (resists(draft)) draft.sayFor('not_yet');
  else draft.react('agree_plan', 'plan_agreed');
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
