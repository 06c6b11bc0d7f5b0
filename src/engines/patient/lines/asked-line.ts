import { LRUCache } from 'lru-cache';
import type { LearningLanguage } from '#domain/languages.ts';
import type { Topic } from '#domain/practice/complex/acts.ts';
import type { Draft } from '../draft.ts';
import { type Clause, type Interpretation, isTopic } from '../interpret.ts';
import { type Part, textIn } from '../part.ts';
import { isTranslated } from '../scene.ts';
import type { PatientState } from '../state.ts';
import { utteranceOf } from '../units.ts';
import { onlyCallsByName } from '../words/called-by-name.ts';
import { contentOf } from '../words/content-words.ts';
import { areOthers, isOfOthers, type Kin, kinIn } from './kin.ts';
import { askedClause, type Compared, type ComparedLine, comparedLines } from './likeness.ts';
import { evidenceFor } from './line-evidence.ts';
import { type Chance, chancesOf, type ScoredLine } from './line-scorer.ts';
import { LINE_WEIGHTS, TRANSLATED_WEIGHTS } from './line-weights.generated.ts';
import { personOf } from './question-form.ts';
import { rivalsOf } from './rival-readings.ts';

/** From this probability on a line is the answer to a clause. */
export const SURELY_ASKED = 0.55;
/** From this one on where the clause has no other good reading. */
export const MAYBE_ASKED = 0.15;
/** And where what it means is only translated. */
export const MAYBE_TRANSLATED = 0.2;

/** What a clause was read for, where that is a line. */
type LineRead = Extract<Interpretation, { kind: 'fact' | 'detail' }>;

/** A line as what a clause was read for. */
export function asLine({ brief }: Draft, { kind, id }: Chance, clause: Clause): LineRead {
  const fact = kind === 'fact' ? brief.facts.find((each) => each.id === id) : undefined;
  return fact
    ? { kind: 'fact', fact: id, topic: fact.topic, clause }
    : { kind: 'detail', detail: id, clause };
}

/** The line that answers a clause with at least this probability. */
export function lineFor(
  draft: Draft,
  clause: Clause,
  before: Clause | null,
  least: number,
): Interpretation | null {
  const best = lineChances(draft, clause, before)?.[0];
  return best && best.probability >= least ? asLine(draft, best, clause) : null;
}

/** What speaks for each line of a case as the answer to a clause, and for none of them. */
export interface LineEvidence {
  readonly lines: readonly ScoredLine[];
  readonly none: readonly number[];
}

/**
 * The lines of the case with the probability of each that it is what somebody says to a clause, the likeliest first;
 * null where nobody has written how its lines are asked for. What is missing to 1 is the probability that none of them
 * is.
 */
export function lineChances(draft: Draft, clause: Clause, before: Clause | null): Chance[] | null {
  const isLess = isTranslated(draft.scene);
  const earlier = saidAhead(draft, before);
  const known = chancesOfState(draft.state, clause);
  const found = known.get(earlier);
  if (found !== undefined) return found;
  const evidence = lineEvidence(draft, clause, earlier);
  const weights = isLess ? TRANSLATED_WEIGHTS : LINE_WEIGHTS;
  const chances =
    evidence &&
    chancesOf(evidence.lines, evidence.none, weights).map(
      ({ line: { kind, id }, probability }): Chance => ({ kind, id, probability }),
    );
  known.set(earlier, chances);
  return chances;
}

/** Several rules weigh the same clause; a state is never changed, but replaced. */
const ofStates = new WeakMap<PatientState, WeakMap<Clause, Map<string | null, Chance[] | null>>>();

function chancesOfState(state: PatientState, clause: Clause): Map<string | null, Chance[] | null> {
  const ofState = ofStates.get(state) ?? new WeakMap<Clause, Map<string | null, Chance[] | null>>();
  ofStates.set(state, ofState);
  const ofClause = ofState.get(clause) ?? new Map<string | null, Chance[] | null>();
  ofState.set(clause, ofClause);
  return ofClause;
}

/** What of a clause before another one counts for it. */
export const saidAhead = ({ scene }: Draft, before: Clause | null): string | null =>
  isTranslated(scene) && !speaksOfHistory(before) ? null : (before?.text ?? null);

/** What takes up something of the history may name what the next question is about; kind words and explanations don't. */
const speaksOfHistory = (clause: Clause | null) =>
  clause !== null &&
  (clause.text.includes('?') ||
    clause.readings.some(({ act, probability }) => isTopic(act) && probability >= OF_HISTORY));

/** From this probability on a statement may name something of the history: 'you take a medicine, I read'. */
const OF_HISTORY = 0.1;

/** `before` is what was said before a clause in the same turn. */
export function lineEvidence(draft: Draft, clause: Clause, before: string | null): LineEvidence | null {
  const { brief, scene } = draft;
  const { language, lines: reader } = scene;
  if (!reader || (reader.isTranslated && !hasAsks(brief))) return null;
  const compared = comparedOf(brief, { language, reader });
  const asked = askedClause(compared, clause.text, before ?? (reader.isTranslated ? null : lastSaid(draft)));
  const named = kinIn(language, clause.text);
  const meant = named.size === 0 ? kinMeant(language, clause.text, before) : NOBODY;
  const kin = named.size === 0 ? meant : named;
  // Asked for her mother, nobody speaks of her brother.
  const isOther = scene.person.speaksFor === 'self' && isOfOthers(language, clause.text);
  const isCalled = onlyCallsByName(clause.text);
  const others = compared.lines.filter(
    (line) =>
      !areOthers(kin, line.kin) &&
      !(isOther && line.kin.size === 0 && isOfOneself(line)) &&
      !(isCalled && line.fact?.topic === 'name'),
  );
  const ofHer = meant.size > 0 ? others.filter((line) => line.kin.size > 0) : [];
  const own = ofHer.length > 0 ? ofHer : others;
  const lines = asksHowYouFeel(draft, clause) ? own.filter(isOfSpeaker) : own;
  return {
    lines: evidenceFor(draft, { ...compared, lines }, clause, { asked, before }),
    none: rivalsOf(draft, clause, asked),
  };
}

/** From this probability on a question is surely one of feelings. */
const SURELY_FELT = 0.9;

/** 'And how did you feel afterwards?', put to somebody who speaks for another one. */
const asksHowYouFeel = ({ scene }: Draft, { text, readings: [best] }: Clause): boolean =>
  scene.language === 'en' &&
  scene.person.speaksFor !== 'self' &&
  best?.act === 'feelings' &&
  best.probability >= SURELY_FELT &&
  personOf(text, 'en') === 'you';

/** Whether a line is asked for as one of whoever speaks, at least now and then. */
const isOfSpeaker = ({ kind, asks }: ComparedLine): boolean =>
  kind === 'fact' || 2 * asks.filter(({ person }) => person === 'third').length <= asks.length;

const NOBODY: ReadonlySet<Kin> = new Set();
const OF_HER = /\b(?:he|him|his|she|her)\b/i;

/** Whom 'he' and 'her' mean, or what names nothing, in English: 'Your mother, I see. How did it go for her?', 'When was that?' */
const kinMeant = (language: LearningLanguage, text: string, before: string | null): ReadonlySet<Kin> =>
  language === 'en' && before !== null && (OF_HER.test(text) || contentOf(text).length === 0)
    ? kinIn(language, before)
    : NOBODY;

/** Nobody is asked for his own name by 'how old are they?', nor for his age. */
const OF_ONESELF: ReadonlySet<Topic> = new Set<Topic>(['name', 'age']);

const isOfOneself = ({ fact }: ComparedLine) => fact !== null && OF_ONESELF.has(fact.topic);

const hasAsks = ({ facts, details = [] }: Part) =>
  details.length > 0 || facts.some(({ asks }) => asks !== undefined);

/** What the patient said last, or how she began. */
function lastSaid(draft: Draft): string | null {
  const { language } = draft.scene;
  const last = draft.state.last
    .map((unit) => textIn(utteranceOf(draft, unit) ?? {}, language))
    .filter((text) => text !== '')
    .at(-1);
  return last ?? textIn(draft.brief.opening, language);
}

/** By all that is known of the lines, as a part is made anew for each turn. Those of many cases would be many megabytes. */
const known = new LRUCache<string, Compared>({ max: 16 });
/** Of the parts of this turn: each of its clauses is compared. */
const ofParts = new WeakMap<Part, Compared>();

function comparedOf(part: Part, readers: Pick<Compared, 'language' | 'reader'>): Compared {
  const ofPart = ofParts.get(part);
  if (ofPart?.reader === readers.reader) return ofPart;
  const key = JSON.stringify([readers.language, part.facts, part.details]);
  const found = known.get(key);
  const compared = found?.reader === readers.reader ? found : comparedLines(part, readers);
  ofParts.set(part, compared);
  known.set(key, compared);
  return compared;
}
