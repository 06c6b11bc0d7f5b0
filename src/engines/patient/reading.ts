import { type Act, type Symptom, symptomTopic, type Topic } from '#domain/practice/complex/acts.ts';
import { DAILY, type DailyTopic } from '#domain/practice/complex/talk.ts';
import type { Draft } from './draft.ts';
import { isNamed, ownFacts } from './facts.ts';
import { type Clause, type Interpretation, interpret, isTopic } from './interpret.ts';
import { plain } from './plain.ts';
import { followUpIn } from './thread.ts';
import { bare } from './words/following-words.ts';
import { WORDS } from './words/words.ts';

/** What the patient makes of a clause in this conversation: the thread and the case's own words count besides. */
export function readInContext(draft: Draft, clause: Clause): Interpretation[] {
  const aspect = followUpIn(draft, clause);
  if (aspect) return [{ kind: 'follow', aspect, clause }];
  if (isPlan(draft, clause)) return [statementIn(clause)];
  const alias = byAlias(draft, clause);
  const daily = alias ? null : dailyIn(draft, clause);
  if (daily) return [{ kind: 'daily', topic: daily, clause }];
  const read = alias ?? both(draft, clause) ?? interpret(clause);
  return opensTalk(draft, clause, read) ?? bloodIn(draft, clause, read) ?? read;
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
function isPlan({ scene }: Draft, clause: Clause): boolean {
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

/** A statement has to be this likely to be what was meant. */
const LIKELY = 0.04;

function statementIn(clause: Clause): Interpretation {
  const likely = clause.readings.find(({ act, probability }) => !isTopic(act) && probability >= LIKELY);
  return { kind: 'act', act: likely?.act ?? 'acknowledge', clause };
}

/** A reading that is surer than this stands, where the case has something to say to it. */
const SURE = 0.8;
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
  const sure = ownFacts(brief, best.act).length > 0 ? SURE : SURER;
  return best.probability < sure && !WIDE.has(best.act) ? [act] : null;
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
