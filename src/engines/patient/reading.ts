import { type Act, type Symptom, symptomTopic, type Topic } from '#domain/practice/complex/acts.ts';
import { DAILY, type DailyTopic } from '#domain/practice/complex/talk.ts';
import type { Draft } from './draft.ts';
import { isNamed, ownFacts } from './facts.ts';
import { madePoints } from './giving-back.ts';
import { hookIn, pointedTo, wordedIn } from './hooks.ts';
import { ACCEPT, type Clause, type Interpretation, interpret, isTopic } from './interpret.ts';
import { arrangement, isQuestionIn, meantIn, SURE } from './meant.ts';
import type { PartFact } from './part.ts';
import { plain } from './plain.ts';
import { followUpIn } from './thread.ts';
import { bare } from './words/following-words.ts';
import {
  asksBack,
  asksForMatter,
  asksForName,
  asksForWeightBearing,
  asksHowItHappened,
  invitesFear,
  leavesRole,
  mayAskBack,
  offers,
  proposes,
  requestsBack,
  takesLeave,
} from './words/role-play-words.ts';
import { WORDS } from './words/words.ts';

/** What the patient makes of a clause in this conversation: the thread and the case's own words count besides. */
export function readInContext(draft: Draft, said: Clause): Interpretation[] {
  const clause = soberly(draft, said);
  if (wantsBack(draft, clause)) return [{ kind: 'back', clause }];
  const direct = directIn(draft, clause);
  if (direct) return [direct];
  const aspect = followUpIn(draft, clause);
  if (aspect) return [{ kind: 'follow', aspect, clause }];
  const arranged = arrangement(draft, clause) ?? meantIn(draft, clause);
  if (arranged) return [arranged];
  if (isPlan(draft, clause)) return [statementIn(draft, clause)];
  const alias = byAlias(draft, clause);
  const daily = alias ? null : dailyIn(draft, clause);
  if (daily) return [{ kind: 'daily', topic: daily, clause }];
  const read = alias ?? hooked(draft, clause) ?? both(draft, clause) ?? interpret(clause);
  return (
    opensTalk(draft, clause, read) ?? bloodIn(draft, clause, read) ?? unread(draft, clause, read) ?? read
  );
}

/** Names and the leaving of a role are read in much that only sounds alike. */
function soberly({ brief }: Draft, clause: Clause): Clause {
  if (!brief.resisting) return clause;
  const text = bare(clause.text);
  const readings = clause.readings.filter(
    ({ act }) => !(act === 'name' && !asksForName(text)) && !(act === 'leave_role' && !leavesRole(text)),
  );
  return readings.length === clause.readings.length ? clause : { ...clause, readings };
}

/** What a role-play's candidate asks straight out: for the matter at the beginning, later by the words of a fact. */
function directIn(draft: Draft, clause: Clause): Interpretation | null {
  const { brief, state } = draft;
  if (!brief.resisting) return null;
  const text = bare(clause.text);
  const asks = isQuestionIn(clause);
  const isFirst = !state.opened && state.turn <= 2;
  if (isFirst && asks && asksForMatter(text)) return { kind: 'act', act: 'open_complaint', clause };
  if (!asks || proposes(text) || offers(text)) return null;
  if (asksHowItHappened(text)) {
    const told = ['mechanism', 'onset'] as const;
    const topic = told.find((each) => ownFacts(brief, each).length > 0);
    if (topic) return { kind: 'act', act: topic, clause };
  }
  const words = asksForWeightBearing(text) ? `${clause.text} standing walking limping` : clause.text;
  const [best] = clause.readings;
  const isSure = best !== undefined && isTopic(best.act) && best.probability >= SURE;
  const fact = pointedTo(draft, words, isSure ? (best.act as Topic) : null);
  if (fact && !invitesFear(text)) return { kind: 'fact', fact: fact.id, topic: fact.topic, clause };
  if (!asksForWeightBearing(text)) return null;
  const limps = brief.facts.find(({ topic }) => topic === 'symptom.limp');
  return limps ? { kind: 'fact', fact: limps.id, topic: limps.topic, clause } : null;
}

/** 'Can you tell me in your own words?', or 'how will you do it?' where that has been explained. */
function wantsBack(draft: Draft, clause: Clause): boolean {
  if (!draft.brief.resisting) return false;
  const text = bare(clause.text);
  const checks = clause.readings[0]?.act === 'check_understanding' && requestsBack(text);
  return asksBack(text) || ((checks || mayAskBack(text)) && madePoints(draft).length > 0);
}

/** A question about something that the patient has named, where it isn't surely about what the case has facts for. */
function hooked(draft: Draft, clause: Clause): Interpretation[] | null {
  const [best] = clause.readings;
  if (!isQuestion(draft, clause)) return null;
  const isKnown = best && isTopic(best.act) && best.probability >= SURE && hasUntold(draft, best.act);
  const hook = isKnown ? null : hookIn(draft, clause.text);
  if (!hook) return null;
  if ('concern' in hook) return [{ kind: 'hook', concern: hook.concern, clause }];
  return [{ kind: 'act', act: hook.topic, clause }];
}

/** In a role-play a question that is not read, or that the brief has nothing on, is looked up in the words of its facts. */
function unread(draft: Draft, clause: Clause, read: readonly Interpretation[]): Interpretation[] | null {
  const [first] = read;
  if (!draft.brief.resisting || !first || !isQuestion(draft, clause)) return null;
  const isRead = first.kind === 'act' && isTopic(first.act) && !WIDE.has(first.act);
  const isVain = isRead && ownFacts(draft.brief, first.act as Topic).length === 0;
  if (isRead && OF_MIND.has(first.act as Topic)) {
    const topic = wordedIn(draft, clause.text, SURELY);
    return topic ? [{ kind: 'act', act: topic, clause }] : null;
  }
  if (first.kind !== 'lost' && first.kind !== 'between' && !isVain) return null;
  const topic = wordedIn(draft, clause.text);
  if (topic) return [{ kind: 'act', act: topic, clause }];
  // What everybody answers is no answer to what was hardly understood.
  const isHardly = isVain && (clause.readings[0]?.probability ?? 0) < SURE;
  return isHardly && !draft.brief.denies.some((each) => symptomTopic(each) === first.act)
    ? [{ kind: 'lost', clause }]
    : null;
}

/** So many words of a fact stand against what a question was taken for. */
const SURELY = 2;
/** What any question about how somebody does something is easily taken for. */
const OF_MIND: ReadonlySet<Topic> = new Set<Topic>(['feelings', 'mood', 'impact', 'ideas']);

function hasUntold({ brief, state }: Draft, topic: Topic): boolean {
  return ownFacts(brief, topic).some(({ id }) => !(id in state.told));
}

function isQuestion({ brief }: Draft, clause: Clause): boolean {
  return brief.resisting ? isQuestionIn(clause) : clause.text.includes('?');
}

/** 'Do you have any pets?' An animal's owner is asked about little else. */
function dailyIn({ scene }: Draft, clause: Clause): DailyTopic | null {
  if (!clause.text.includes('?') || scene.person.speaksFor === 'animal') return null;
  return DAILY.find((topic) => WORDS[scene.language].mentions[topic]?.test(bare(clause.text))) ?? null;
}

/** A reading is worth as much as this when the talk has not begun: almost any question asks why somebody came. */
const OPENING = 0.1;
const OPENERS: ReadonlySet<Act> = new Set<Act>(['open_complaint', 'tell_more', 'mechanism']);

const GREETINGS: ReadonlySet<Act> = new Set<Act>(['greet', 'small_talk']);
/** 'How are you?' asks why somebody came when it is the first thing that is said. */
const HOW_ONE_IS: ReadonlySet<Act> = new Set<Act>(['feelings', 'mood', 'concerns']);

/** 'Hello, tell me.' */
function opensTalk({ scene, state }: Draft, clause: Clause, read: readonly Interpretation[]) {
  const [first] = read;
  if (state.opened || !first) return null;
  const isGreeting =
    first.kind === 'act' && (GREETINGS.has(first.act) || (state.turn === 1 && HOW_ONE_IS.has(first.act)));
  const greets = isGreeting && WORDS[scene.language].invites.test(bare(clause.text));
  const asks = first.kind === 'lost' && clause.text.includes('?') && state.turn <= 2;
  const near = clause.readings.some(({ act, probability }) => OPENERS.has(act) && probability >= OPENING);
  return greets || (asks && near) ? [{ kind: 'act', act: 'open_complaint', clause } as const] : null;
}

const BLEEDINGS: readonly Symptom[] = [
  'vaginal_bleeding',
  'blood_in_stool',
  'blood_in_sputum',
  'blood_in_vomit',
  'blood_in_urine',
  'nosebleed',
  'bleeding_gums',
];

/** 'Any blood?' is about the bleeding that the case knows of. */
function bloodIn({ scene, brief }: Draft, clause: Clause, read: readonly Interpretation[]) {
  const unread = read[0]?.kind === 'lost' || read[0]?.kind === 'between';
  if (!unread || !WORDS[scene.language].blood.test(bare(clause.text))) return null;
  const isOfWomb = brief.facts.some(({ topic }) => topic === 'pregnancy' || topic === 'periods');
  const [womb, ...others] = BLEEDINGS;
  const known = (isOfWomb ? BLEEDINGS : [...others, womb!]).find(
    (symptom) => brief.denies.includes(symptom) || ownFacts(brief, symptomTopic(symptom)).length > 0,
  );
  return known ? [{ kind: 'act', act: symptomTopic(known), clause } as const] : null;
}

/** 'I'd like to do a blood test.' asks for nothing, whatever it speaks of. */
function isPlan({ scene, brief }: Draft, clause: Clause): boolean {
  // In a role-play most of what is said explains: what does not ask is a statement, read or not.
  if (brief.resisting && !isQuestionIn(clause)) return true;
  const { plan, asking } = WORDS[scene.language];
  const text = bare(clause.text);
  const [best] = clause.readings;
  return (
    best !== undefined &&
    isTopic(best.act) &&
    !clause.text.includes('?') &&
    plan.test(text) &&
    !asking.test(text)
  );
}

/** What breaks the thread has to be surely meant: no single word does it. */
const BREAKS: ReadonlySet<Act> = new Set<Act>(['leave_role', 'repeat_please']);
const FEWEST_WORDS = 3;

/** A statement has to be this likely to be what was meant. */
const LIKELY = 0.04;

function statementIn({ brief }: Draft, clause: Clause): Interpretation {
  const isFragment = clause.text.trim().split(/\s+/).length < FEWEST_WORDS;
  // The talk ends with a goodbye: nothing else may be taken for one.
  const stays = brief.resisting && !takesLeave(bare(clause.text));
  const likely = clause.readings.find(
    ({ act, probability }) =>
      !isTopic(act) &&
      probability >= (BREAKS.has(act) ? (isFragment ? 1 : ACCEPT) : LIKELY) &&
      !(stays && act === 'goodbye'),
  );
  return { kind: 'act', act: likely?.act ?? 'acknowledge', clause };
}

/** Where the case has nothing to say to it, a reading has to be this sure. */
const SURER = 0.9;

/** A word that the case declares for a fact leads to it, unless another subject was clearly meant. */
function byAlias({ brief }: Draft, clause: Clause): Interpretation[] | null {
  const words = plain(clause.text);
  const named = brief.facts.filter((fact) => isNamed(fact, words));
  const [best] = clause.readings;
  if (named.length === 0) return null;
  const topic = named[0]!.topic;
  const act = { kind: 'act', act: topic, clause } as const;
  if (!best) return clause.text.includes('?') ? [act] : null;
  if (named.some((fact) => fact.topic === best.act)) return null;
  if (!isTopic(best.act)) return clause.text.includes('?') && best.probability < SURE ? [act] : null;
  if (brief.resisting && OF_MIND.has(best.act) && !/\b(?:feel|think|worr|afraid|mood)/.test(words))
    return [act];
  // A symptom may have facts under several headings, one of them for just this word.
  if (brief.resisting && best.act.startsWith('symptom.') && namesOne(named, words)) return [act];
  const sure = ownFacts(brief, best.act).length > 0 ? SURE : SURER;
  return best.probability < sure && !WIDE.has(best.act) ? [act] : null;
}

/** A shorter word stands in too many questions. */
const TELLING = 5;

function namesOne(named: readonly PartFact[], words: string): boolean {
  const long = named.filter((fact) =>
    isNamed({ ...fact, words: fact.words?.filter((word) => word.length >= TELLING) }, words),
  );
  return long.length === 1;
}

const WIDE: ReadonlySet<Topic> = new Set<Topic>([
  'open_complaint',
  'tell_more',
  'anything_else',
  'associated',
]);

/** Each of two subjects that are joined is at least this likely. */
const EACH = 0.25;

/** 'Do you smoke or drink?' asks for both. */
function both({ scene }: Draft, clause: Clause): Interpretation[] | null {
  const [first, second] = clause.readings;
  if (!first || !second || second.probability < EACH || !isTopic(first.act) || !isTopic(second.act))
    return null;
  if (first.probability === second.probability || !WORDS[scene.language].joins.test(bare(clause.text)))
    return null;
  if (WIDE.has(first.act) || WIDE.has(second.act)) return null;
  return [first, second].map(({ act }) => ({ kind: 'act', act, clause }));
}
