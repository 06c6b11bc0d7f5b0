import type { Act, Statement } from '#domain/practice/complex/acts.ts';
import { defend } from './allergy.ts';
import { type Approach, isAtEase, weighConcerns } from './concerns.ts';
import { opensUp } from './cues.ts';
import type { Draft } from './draft.ts';
import { halfTold } from './facts.ts';
import { giveAllBack, hearExplanation } from './giving-back.ts';
import { ACCEPT, type Clause, isTopic } from './interpret.ts';
import { confide, react } from './reactions.ts';
import { correct } from './summary.ts';
import { takeUp } from './taken-up-points.ts';
import { isMostlyHers } from './turn-acts.ts';
import { utteranceOf } from './units.ts';
import { bare } from './words/following-words.ts';
import { mayAsk } from './words/role-play-words.ts';
import { putsOff, warns } from './words/turn-words.ts';

/** A clause that asks for nothing, with what it does. */
interface Statements {
  readonly act: Act;
  readonly clause: Clause;
}

/** What is reacted to of a turn that does several things; of the others the last is. */
const FOREMOST: readonly Act[] = [
  'invite_questions',
  'check_understanding',
  'summarise',
  'examine',
  'agree_plan',
  'ask_permission',
  'goodbye',
];

/** What does not yet begin the matter itself. */
const PRELIMINARIES: ReadonlySet<Act> = new Set<Act>(['greet', 'ask_permission', 'acknowledge', 'thank']);

/** How the other one of a role-play takes what the candidate says, before what she asks is answered. */
export function meet(draft: Draft, approach: Approach, statements: readonly Statements[]): void {
  if (approach.comforts) {
    draft.set({ empathy: true });
    draft.trustBy(1);
  }
  if (approach.promisesPrivacy) draft.set({ confidential: true });
  hearExplanation(draft, approach.told);
  if (begins(draft, approach, statements)) return;
  const texts = statements.map(({ clause }) => clause.text);
  if (defend(draft, texts)) return;
  const isTakenUp = draft.fresh.length > 0 && !approach.wantsBack;
  const brought = approach.said
    .filter((text) => !isMostlyHers(draft, text) && !putsOff(bare(text)))
    .join(' ');
  const isWeighed = weighConcerns(draft, { ...approach, checks: approach.checks || isTakenUp }, brought);
  if (approach.wantsBack) giveAllBack(draft, approach.askedBack);
  if (isWeighed || approach.wantsBack) return;
  if (isTakenUp && takeUp(draft, 1)) {
    if (isAtEase(draft) && statements.some(asksForYes)) draft.sayFor('plan_agreed');
    return;
  }
  if (approach.promisesPrivacy && confide(draft)) return;
  if (approach.comforts && (confide(draft) || (!approach.asks && opensUp(draft, nearby(draft, approach)))))
    return;
  if (approach.asks) return;
  if (approach.leavesRoom && goesOn(draft)) return;
  const isLeaving = statements.some(({ act }) => act === 'goodbye');
  const foremost = FOREMOST.map((act) =>
    statements.find((each) => each.act === act && !isNoCheck(each) && !(isLeaving && isForLater(each))),
  ).find(Boolean);
  const heard = foremost ?? (approach.comforts ? null : statements.at(-1));
  if (heard === null) draft.react('empathy', 'touched');
  else if (heard && !isTopic(heard.act)) reactTo(draft, heard.act, heard.clause);
}

const asksForYes = ({ act, clause }: Statements) => act === 'agree_plan' && clause.text.includes('?');

/** What was said just now, by either. */
function nearby(draft: Draft, { told }: Approach): string {
  const { last } = draft.state;
  return [told, ...last.map((unit) => utteranceOf(draft, unit)?.en ?? '')].join('. ');
}

/** What asks nothing checks nothing: 'It's your decision.' */
const isNoCheck = ({ act, clause }: Statements) =>
  act === 'check_understanding' && !mayAsk(clause.text) && !clause.text.includes('?');

/** 'Ring if you have questions.' */
const isForLater = ({ act, clause }: Statements) => act === 'invite_questions' && !clause.text.includes('?');

const LATEST_OPENING = 3;
/** What is only said once somebody has begun to speak of why she is here. */
const HINTED = /^(?:fact\.[^.]+\.cue|detail\.|concern\.)/;

/** Whoever has said nothing yet says what brings her here, as soon as there is more than a greeting. */
function begins(draft: Draft, { asks, isLost }: Approach, statements: readonly Statements[]): boolean {
  const { opened, turn, told, last } = draft.state;
  if (opened || asks) return false;
  if (turn === 1 && !isLost && statements.every(({ act }) => PRELIMINARIES.has(act))) return false;
  // Whoever has been asked for the matter step by step has begun already.
  if (turn > LATEST_OPENING || Object.keys(told).length > 0 || last.some((unit) => HINTED.test(unit))) {
    draft.set({ opened: true });
    return false;
  }
  if (statements.some(({ act }) => act === 'goodbye')) return false;
  draft.say('opening', draft.brief.opening);
  draft.set({
    opened: true,
    thread: { topic: 'open_complaint', facts: [], negative: false, held: false },
  });
  return true;
}

function reactTo(draft: Draft, act: Statement, clause: Clause): void {
  const probability = clause.readings.find((reading) => reading.act === act)?.probability ?? 0;
  const isLike = act !== 'safety_net' || warns(bare(clause.text));
  const isSure = (probability >= ACCEPT && isLike) || FOREMOST.includes(act) || act === 'greet';
  if (act === 'summarise' && correct(draft, bare(clause.text))) return;
  if (isSure) react(draft, act, clause);
  else draft.sayFor('acknowledge');
}

/** What was hard to say. */
const HARD = /^(?:concern\.[^.]+\.(?:says|still)|fact)\./;
/** So often a silence is filled with no more than a word about it. */
const MOST_WORDS = 2;

/** Left room after something that was hard to say, the other one says a little more of it. */
function goesOn(draft: Draft): boolean {
  const { last, thread, used } = draft.state;
  if (!last.some((unit) => HARD.test(unit))) return false;
  const begun = draft.brief.facts.find(
    ({ id }) => thread?.facts.includes(id) && !draft.state.toldFully.includes(id),
  );
  const more = begun ?? halfTold(draft)[0];
  if (more) {
    draft.tell(more, 'full');
    return true;
  }
  if (!last.some((unit) => unit.startsWith('concern.')) || (used.a_little_more ?? 0) >= MOST_WORDS)
    return false;
  draft.sayFor('a_little_more');
  return true;
}
