import { type Act, type Symptom, symptomTopic } from '#domain/practice/complex/acts.ts';
import { DAILY, type DailyTopic } from '#domain/practice/complex/talk.ts';
import { isPointAskedFor, wantsBack } from './asking-back.ts';
import type { Draft } from './draft.ts';
import { isNamed, ownFacts } from './facts.ts';
import { hookIn } from './hooks.ts';
import { ACCEPT, type Clause, type Interpretation, interpret, isTopic } from './interpret.ts';
import { hasUntold, isQuestion, OF_MIND, unread, WIDE } from './looking-up.ts';
import { isOnlySaid } from './marks.ts';
import { arrangement, isQuestionIn, meantIn, SURE } from './meant.ts';
import type { PartFact } from './part.ts';
import { plain } from './plain.ts';
import { candidatesFor, PHRASE, phraseOf, resolve } from './resolve.ts';
import { followUpIn } from './short-questions.ts';
import { ofConcern, pointsBack, saidJustNow, takenUp } from './taking-up.ts';
import { contentOf } from './words/content-words.ts';
import { feelsAbout } from './words/door-questions.ts';
import { bare } from './words/following-words.ts';
import {
  asksForWeightBearing,
  asksHowItHappened,
  offers,
  proposes,
  suggests,
  takesLeave,
} from './words/role-play-words.ts';
import { joinsSubjects, WORDS } from './words/words.ts';

/** What the patient makes of a clause by what it speaks of. */
export function readByTopic(draft: Draft, clause: Clause, before: Clause | null): Interpretation[] {
  if (wantsBack(draft, clause)) return [{ kind: 'back', clause }];
  const direct = directIn(draft, clause);
  if (direct) return [direct];
  const isFirst = before === null || contentOf(before.text).length === 0;
  const concern = isFirst ? ofConcern(draft, clause) : null;
  if (concern) return [concern];
  const aspect = followUpIn(draft, clause, before !== null && clause.text.includes('?'));
  if (aspect) return [{ kind: 'follow', aspect, clause }];
  const proposed = isHistory(draft, clause) ? null : arrangement(draft, clause);
  if (proposed) return [proposed];
  const taken = toldBefore(draft, clause, before) ?? takenUp(draft, clause);
  if (taken) return [taken];
  const arranged = meantIn(draft, clause);
  if (arranged) return [arranged];
  if (isPlan(draft, clause)) return [statementIn(draft, clause)];
  const hook = hooked(draft, clause);
  if (hook?.[0]?.kind === 'hook' && saidJustNow(draft) === hook[0].concern) return hook;
  if (draft.brief.resisting && isQuestion(draft, clause) && isPointAskedFor(draft, clause))
    return [{ kind: 'back', clause }];
  const pointed = isQuestion(draft, clause) && draft.scene.language === 'en' ? resolve(draft, clause) : null;
  if (pointed) return [pointed];
  const alias = surelyStates(draft, clause) ? null : byAlias(draft, clause);
  const daily = alias ? null : dailyIn(draft, clause);
  if (daily) return [{ kind: 'daily', topic: daily, clause }];
  const read = alias ?? hook ?? both(draft, clause) ?? interpret(clause);
  return (
    opensTalk(draft, clause, read) ?? bloodIn(draft, clause, read) ?? unread(draft, clause, read) ?? read
  );
}

/** From this probability on what asks nothing is what it was read as, and takes nothing of the history up. */
const SURELY_STATES = 0.8;

/** 'Most women who have been through this go on to have a baby.' English. */
const surelyStates = ({ scene }: Draft, { text, readings: [best] }: Clause): boolean =>
  scene.language === 'en' &&
  !text.includes('?') &&
  best !== undefined &&
  !isTopic(best.act) &&
  best.probability >= SURELY_STATES;

/** 'Could you carry on playing?' asks what was, where the brief has a fact for just these words. */
function isHistory(draft: Draft, clause: Clause): boolean {
  const text = bare(clause.text);
  const isOfHistory = /^(?:(?:and|or|so) )*(?:what|how) about\b/.test(text) && namesFact(draft, clause);
  if (draft.scene.language === 'en' && isOfHistory) return true;
  const isConditional = proposes(text) || /\bwould\b/.test(text);
  if (draft.scene.language !== 'en' || isConditional || !suggests(text)) return false;
  return draft.brief.facts.some((fact) => phraseOf(fact, plain(clause.text)) >= PHRASE);
}

/** 'What about the cooking and the stairs?' */
function namesFact(draft: Draft, clause: Clause): boolean {
  const [best] = candidatesFor(draft, clause);
  return best !== undefined && best.lexical >= NAMED;
}

const NAMED = 0.75;

/** A question that names nothing is about the statement before it: 'You didn't bring the crutches. Why not?' */
function toldBefore(draft: Draft, clause: Clause, before: Clause | null): Interpretation | null {
  const [best] = clause.readings;
  const isStatement = best !== undefined && !isTopic(best.act) && best.probability >= HALF;
  if (!before || before.text.includes('?') || isStatement || !pointsBack(clause)) return null;
  const text = `${before.text.replace(/[.!…]+$/, '')}, ${clause.text}`;
  const found = resolve(draft, { ...clause, text });
  return found?.kind === 'fact' ? { ...found, clause } : null;
}

const HALF = 0.4;

/** What a role-play's candidate asks straight out, by the words of a fact. */
function directIn(draft: Draft, clause: Clause): Interpretation | null {
  const { brief } = draft;
  if (!brief.resisting) return null;
  const text = bare(clause.text);
  if (!isQuestionIn(clause) || proposes(text) || offers(text)) return null;
  if (asksHowItHappened(text)) {
    const told = ['mechanism', 'onset'] as const;
    const topic = told.find((each) => ownFacts(brief, each).length > 0);
    if (topic) return { kind: 'act', act: topic, clause };
  }
  if (!asksForWeightBearing(text)) return null;
  const limps = brief.facts.find(({ topic }) => topic === 'symptom.limp');
  return limps ? { kind: 'fact', fact: limps.id, topic: limps.topic, clause } : null;
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
function opensTalk({ scene, state, brief }: Draft, clause: Clause, read: readonly Interpretation[]) {
  const [first] = read;
  if (state.opened || !first) return null;
  const isGreeting =
    first.kind === 'act' &&
    (GREETINGS.has(first.act) ||
      (state.turn === 1 && HOW_ONE_IS.has(first.act) && !feelsAbout(bare(clause.text))));
  // 'I wanted to ask how you are feeling', before anything else was said.
  const [best] = clause.readings;
  const isHow = state.turn === 1 && best !== undefined && best.act === 'feelings' && best.probability >= SURE;
  if (
    isHow &&
    !brief.resisting &&
    scene.language === 'en' &&
    !feelsAbout(bare(clause.text)) &&
    ownFacts(brief, 'feelings').length === 0
  )
    return [{ kind: 'act', act: 'open_complaint', clause } as const];
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
  const isTaken = scene.language === 'en' && isOnlySaid('en', clause);
  if (!unread || isTaken || !WORDS[scene.language].blood.test(bare(clause.text))) return null;
  const isOfWomb = brief.facts.some(({ topic }) => topic === 'pregnancy' || topic === 'periods');
  const [womb, ...others] = BLEEDINGS;
  const asked = isOfWomb ? BLEEDINGS : [...others, womb!];
  const known =
    asked.find((symptom) => ownFacts(brief, symptomTopic(symptom)).length > 0) ??
    asked.find((symptom) => brief.denies.includes(symptom));
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

/** Each of two subjects that are joined is at least this likely. */
const EACH = 0.25;

/** 'Do you smoke or drink?' asks for both. */
function both({ scene }: Draft, clause: Clause): Interpretation[] | null {
  const [first, second] = clause.readings;
  if (!first || !second || second.probability < EACH || !isTopic(first.act) || !isTopic(second.act))
    return null;
  if (first.probability === second.probability || !joinsSubjects(scene.language, clause.text)) return null;
  if (WIDE.has(first.act) || WIDE.has(second.act)) return null;
  return [first, second].map(({ act }) => ({ kind: 'act', act, clause }));
}
