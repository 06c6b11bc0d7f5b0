import type { Act, Statement } from '#domain/practice/complex/acts.ts';
import { normalise } from '../understanding/normalise.ts';
import { resists } from './concerns.ts';
import type { Draft } from './draft.ts';
import { mayTell } from './facts.ts';
import { comfort } from './grave.ts';
import type { Clause } from './interpret.ts';
import { nextQuestion } from './own-questions.ts';
import { holdsBack } from './withholding.ts';
import { eases, promisesPrivacy } from './words/comfort-words.ts';
import { bare } from './words/following-words.ts';
import { STANCE } from './words/stance-words.ts';
import { SUMS_UP } from './words/summing-up-words.ts';
import { asksToTell } from './words/turn-act-words.ts';
import { asksForTheWay, guesses } from './words/turn-words.ts';
import { calmIfEased, easesWorry, weighWorry } from './worry.ts';

/** Answers a clause that asks for nothing. */
export function react(draft: Draft, act: Statement, clause: Clause): void {
  switch (act) {
    case 'greet':
      greet(draft);
      break;
    case 'empathy':
    case 'confidentiality':
      soften(draft, act, clause);
      break;
    case 'reassure':
    case 'explain_diagnosis':
      weighWorry(draft, act, clause.text);
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
    case 'check_understanding':
      // In a role-play the own words are for giving back.
      if (draft.brief.resisting) draft.sayFor('understood');
      else draft.react(act, 'understood');
      break;
    case 'agree_plan':
      hearPlan(draft);
      break;
    case 'summarise':
      if (sumsUp(draft, clause)) draft.react(act, 'summary_right');
      else draft.sayFor('acknowledge');
      break;
    case 'ask_permission':
      draft.react(act, tellsOf(clause) ? 'go_on' : 'permission_granted');
      break;
    case 'thank':
      // 'Thanks for coming in' belongs to the greeting.
      if (draft.state.turn === 1) greet(draft);
      else draft.react(act, 'thanks');
      break;
    case 'small_talk':
      draft.react(act, asksForTheWay(bare(clause.text)) ? 'way_found' : 'small_talk');
      break;
    default:
      draft.react(act, OCCASIONS[act]);
  }
}

/** What a clause changes in the patient's mind, where there is something else to say than thanks, or no room for it. */
export function feel(draft: Draft, act: Statement, clause: Clause, hasRoom: boolean): void {
  if (act === 'empathy' || act === 'confidentiality')
    soften(draft, act, clause, hasRoom ? 'quietly' : 'silently');
  else if (act === 'reassure' || act === 'explain_diagnosis') calmIfEased(draft, clause.text);
}

/** 'May I be honest with you?' is no leave to ask. */
const tellsOf = ({ text }: Clause): boolean => asksToTell(bare(text));

const ASKS_IF_RIGHT =
  /\b(?:right|correct|true|verdad|correcto|cierto|es asi|n'est ce pas|c'est (?:bien )?ca|c'est exact|exact|richtig|stimmt(?: das| 's)?|korrekt|oder|certo|correto|e isso|nao e|ne)$/;

/** What says that it sums up, or asks whether it is right: advice and comfort are easily taken for it. */
const sumsUp = ({ scene }: Draft, { text }: Clause): boolean =>
  SUMS_UP[scene.language].test(bare(text)) ||
  (scene.language === 'en' && guesses(bare(text))) ||
  (text.includes('?') && ASKS_IF_RIGHT.test(bare(text)));

type Plain = Exclude<
  Statement,
  | 'greet'
  | 'empathy'
  | 'ask_permission'
  | 'confidentiality'
  | 'reassure'
  | 'explain_diagnosis'
  | 'agree_plan'
  | 'check_understanding'
  | 'summarise'
  | 'invite_questions'
  | 'repeat_please'
  | 'acknowledge'
  | 'affirm'
  | 'deny'
  | 'thank'
  | 'small_talk'
>;

const OCCASIONS = {
  explain_test: 'test_heard',
  explain_treatment: 'treatment_heard',
  advise_lifestyle: 'advice_heard',
  safety_net: 'safety_net_heard',
  follow_up: 'follow_up_heard',
  refer: 'referral_heard',
  signpost: 'go_on',
  examine: 'examine_agreed',
  goodbye: 'goodbye',
  leave_role: 'stay_in_role',
} as const satisfies Record<Plain, string>;

/** The first greeting is answered; a second one in the same turn or later only with a nod. */
function greet(draft: Draft): void {
  draft.sayFor(draft.state.turn === 1 ? 'greeting' : 'acknowledge');
}

/** So likely a reading has to be before it opens what was held back. */
const SURE = 0.7;
/** From this probability on a promise of silence needs none of its words; sooner right after she has asked for one. */
const SURELY_PROMISED = 0.9;
const PROMISED_WHEN_ASKED = 0.5;

/** 'Your teacher only gets what you and I agree on.': whether it promises that nobody else will hear. */
function promises({ scene, state, brief }: Draft, { text }: Clause, probability: number): boolean {
  if (text.includes('?')) return false;
  const isAskedFor = brief.facts.some(
    ({ id, condition }) =>
      condition === 'confidentiality' &&
      (state.last.includes(`fact.${id}.cue`) || (id in state.withheld && state.last.some(holdsBack))),
  );
  if (probability >= (isAskedFor ? PROMISED_WHEN_ASKED : SURELY_PROMISED)) return true;
  return probability >= SURE && STANCE[scene.language].discreet.test(normalise(text));
}

/** A kind or discreet word opens what was held back, at once where it was asked for in vain; a likeness of one is nodded to. */
function soften(
  draft: Draft,
  act: 'empathy' | 'confidentiality',
  clause: Clause,
  manner: 'silently' | 'quietly' | 'aloud' = 'aloud',
): void {
  const isKind = act === 'empathy';
  const probability = clause.readings.find((reading) => reading.act === act)?.probability ?? 0;
  const isMeant = isKind
    ? probability >= SURE && STANCE[draft.scene.language].kind.test(normalise(clause.text))
    : promises(draft, clause, probability);
  if (!isMeant) {
    if (manner === 'aloud') draft.sayFor('acknowledge');
    return;
  }
  draft.set(isKind ? { empathy: true } : { confidential: true });
  draft.trustBy(1);
  if (manner === 'silently') return;
  if (isKind && comfort(draft)) return;
  const isNew = draft.brief.reactions[act] !== undefined && !draft.state.reacted.includes(act);
  // What was held back is told where it was asked for just now, or where nothing else is spoken of.
  const isNear =
    draft.state.last.some(holdsBack) ||
    (manner === 'aloud' && !draft.lines.some(({ unit }) => unit.startsWith('fact.')));
  if (manner === 'aloud' || isNew) draft.react(act, 'touched');
  if (isNear) confide(draft);
}

/**
 * Right after the patient hesitated, what is said gently is meant for that: 'take your time', 'I can see that it's
 * hard'. It opens what was held back, and that is told. English alone.
 */
export function hearGently(draft: Draft, clauses: readonly Clause[]): void {
  const { scene, state } = draft;
  if (scene.language !== 'en' || !state.last.some(holdsBack)) return;
  const said = clauses.map(({ text }) => bare(text));
  const isPrivate = said.some(promisesPrivacy);
  if (!isPrivate && !said.some(eases)) return;
  draft.set({ empathy: true, ...(isPrivate ? { confidential: true } : {}) });
  // Nobody names a fear in the breath in which it is answered.
  if (!clauses.some((clause) => answersWorry(draft, clause))) confide(draft);
}

const ANSWERS: ReadonlySet<Act> = new Set<Act>(['reassure', 'explain_diagnosis']);

const answersWorry = (draft: Draft, { text, readings: [best] }: Clause): boolean =>
  best !== undefined && ANSWERS.has(best.act) && best.probability >= SURE && easesWorry(draft, text);

/** Tells what was asked for in vain, where it may be told now. */
export function confide(draft: Draft): boolean {
  const held = Object.keys(draft.state.withheld)
    .toReversed()
    .map((id) => draft.brief.facts.find((fact) => fact.id === id))
    .find((fact) => fact && !(fact.id in draft.state.told) && mayTell(fact, draft.state));
  if (held) draft.tell(held, 'full');
  return held !== undefined;
}

/** Nobody agrees to what she has just refused. */
function hearPlan(draft: Draft): void {
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
