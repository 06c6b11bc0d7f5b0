import { dot } from '../../understanding/meaning/dot.ts';
import type { Draft } from '../draft.ts';
import { mayTell } from '../facts.ts';
import { pointsWithWords } from '../fresh-points.ts';
import type { Clause } from '../interpret.ts';
import { firstSentence, saysWhenToGetHelp } from '../own-words.ts';
import { type Spoken, textIn } from '../part.ts';
import { shareOfWarnings } from '../recalling.ts';
import type { LineReader } from '../scene.ts';
import { partAskedFor, tellsOfPlan } from '../words/asked-of-plan.ts';
import { mayAskForHelp, mayAskWhatIs } from '../words/check-questions.ts';
import { contentOf } from '../words/content-words.ts';
import { bare } from '../words/following-words.ts';
import { answersACase, asksForDeeds, asksWhatIf, asksWhatThen } from '../words/instruction-words.ts';
import { isOfHelp, isOwnDeed } from '../words/kind-of-back-words.ts';
import { lineChances } from './asked-line.ts';

/**
 * The lines of a case that may be said to a check: its details, its facts, and the points of the explanation in the other
 * one's words, with what speaks for each.
 */

export type CheckedKind = 'detail' | 'fact' | 'back';

/** A line with what speaks for it as the answer to a check. */
export interface CheckedLine {
  readonly kind: CheckedKind;
  readonly id: string;
  readonly evidence: readonly number[];
  /** Whether it says of help what somebody was warned of: a point that was told, or a detail of just that case. */
  readonly isOfWarning: boolean;
}

/** A line before it is compared. */
interface Candidate {
  readonly kind: CheckedKind;
  readonly id: string;
  readonly says: Spoken;
  readonly asks: readonly string[];
  /** Of a point: the part of it that was made by its words, 0 to 1, and how a clinician would say it. */
  readonly made: number;
  readonly model: string | null;
}

/** So much of what a line says of help has to have been warned of. */
const MOSTLY_WARNED = 0.4;
/** So near to a point's model sentence was something that makes the point in other words. */
const TOLD = 0.5;
/** So many turns ago something was told that a check may ask for. */
const LATELY = 8;
/** What keeps the logarithm of a line that nobody asks for from running away. */
const HARDLY = 0.003;
/** So many words are one unit of length, and a line is at most so many long. */
const WORDS = 10;
const LONGEST = 3;

const IS_MINE =
  /\b(?:I(?:'d|'ll| will| would| can| could| won't|'m (?:to|going to))|we(?:'d|'ll| will| would| can| could))\b/;
/** 'Ring me tomorrow.': what the other one is to do. */
const IS_ASKED_OF_YOU = /^(?:please )?(?:ring|call|phone|tell|let|give|send) (?:me|us|my)\b/i;
const NAMES_HELP =
  /\b(?:ring|call|phone|come (?:back|in|straight)|hospital|999|112|ambulance|emergency|a ?& ?e|doctor|nurse|vet|bell)\b/i;
const OF_YOU = /\byour?\b/i;

/** What speaks for each line. Empty without meanings. */
export function checkedLines(draft: Draft, clause: Clause): CheckedLine[] {
  const { lines: reader, language } = draft.scene;
  if (!reader) return [];
  const told = toldLately(draft);
  const toldAsks = told.map((text) => reader.clause(text, null).asks);
  const meaningOf = (text: string) =>
    language === 'en' ? (draft.scene.meaningOf?.(text) ?? null) : reader.line(text);
  const toldMeanings = told.map(meaningOf);
  const { asks, lines } = reader.clause(clause.text, null);
  const chances = new Map(
    (lineChances(draft, clause, null) ?? []).map(({ kind, id, probability }) => [
      `${kind}.${id}`,
      probability,
    ]),
  );
  const asked = bare(clause.text);
  const part = language === 'en' ? partAskedFor(asked) : null;
  const asksForHelp = mayAskForHelp(language, asked);
  const asksWhatIs = mayAskWhatIs(language, asked);
  const isOfCase = language === 'en' && asksWhatIf(asked);
  const isOfDeeds =
    language === 'en' &&
    asksForDeeds(asked) &&
    contentOf(asked).length > 0 &&
    !asksWhatThen(asked) &&
    !asksForHelp;
  return candidatesOf(draft).flatMap((candidate): CheckedLine[] => {
    const { kind, id, made, model } = candidate;
    const nearModel = nearest(toldMeanings, model === null ? [] : [meaningOf(model)]);
    // Nobody says back what was not told. In other languages than English only its words tell that it was.
    if (model !== null && made < 1 && (language !== 'en' || nearModel < TOLD)) return [];
    // What somebody does or says of help is told from the English of a line.
    const says = textIn(candidate.says, 'en');
    const own = textIn(candidate.says, language);
    const ways = candidate.asks.map((way) => reader.ask(way));
    const isBack = Number(kind === 'back');
    const namesHelp = tellsOfHelp(says);
    // 'How will you look after the toe?' asks for nothing that is done once it gets worse.
    if (isOfDeeds && kind === 'back' && namesHelp) return [];
    // 'What will you do if your speech goes again?' asks for no plan of any day.
    if (isOfCase && kind === 'back' && !answersACase(says)) return [];
    const evidence = [
      isBack,
      Number(kind === 'fact'),
      nearest(toldAsks, ways),
      nearest([asks], ways),
      Math.min(LONGEST, own.split(' ').length / WORDS),
      dot(lines, reader.line(own)),
      Number(part !== null && !tellsOfPlan(part, says)),
      Number(asksForHelp && !namesHelp),
      isBack * made,
      Number(IS_MINE.test(firstSentence(says)) || isOwnDeed(says)),
      Math.log((chances.get(`${kind}.${id}`) ?? 0) + HARDLY),
      Number(namesHelp),
      Number(OF_YOU.test(says)),
      nearModel,
      isBack * Number(asksWhatIs),
    ];
    const isOfThatCase =
      language === 'en' ? shareOfWarnings(draft, says) >= MOSTLY_WARNED : saysWhatInACase(says);
    const isOfWarning = namesHelp && (kind === 'back' || (kind === 'detail' && isOfThatCase));
    return [{ kind, id, evidence, isOfWarning }];
  });
}

/** What was told lately and not refused. */
const toldLately = ({ state, scene }: Draft): string[] =>
  (scene.language === 'en'
    ? (state.instructions ?? []).filter(({ refused }) => !refused)
    : (state.heard ?? [])
  )
    .filter(({ turn }) => state.turn - turn <= LATELY)
    .map(({ text }) => text);

/** What may be said at all: nothing that is held back, and no line of the last reply. */
function candidatesOf(draft: Draft): Candidate[] {
  const { brief, state } = draft;
  const { facts, details = [], keyPoints = [], resisting } = brief;
  const open = facts.filter((fact) => mayTell(fact, state));
  const isHeld = (id: string | undefined) =>
    facts.some((fact) => fact.id === id && !(fact.id in state.told) && !mayTell(fact, state));
  const made = pointsWithWords(draft).map(({ id }) => id);
  const ofTalk = { made: 0, model: null };
  const isNew = (id: string) => !state.givenBack.includes(id);
  return [
    ...details
      .filter(({ id, of }) => !isHeld(of) && !state.last.includes(`detail.${id}`))
      .map(({ id, says, asks }): Candidate => ({ kind: 'detail', id, says, asks, ...ofTalk })),
    ...open.map(({ id, full, asks = [] }): Candidate => ({ kind: 'fact', id, says: full, asks, ...ofTalk })),
    ...keyPoints.flatMap(({ id, back, model }): Candidate[] =>
      back && isNew(id)
        ? [{ kind: 'back', id, says: back, asks: [], made: Number(made.includes(id)), model }]
        : [],
    ),
    ...(resisting?.explanation ?? []).flatMap(({ id, back, words, says }): Candidate[] => {
      const share = (state.explained[id] ?? []).length / words.length;
      return back && isNew(id)
        ? [{ kind: 'back', id, says: { en: back }, asks: [], made: share, model: says }]
        : [];
    }),
  ];
}

/** 'If it gets worse, I'll ring.' */
const saysWhatInACase = (says: string): boolean =>
  saysWhenToGetHelp(firstSentence(says)) ||
  isOfHelp(says) ||
  (IN_THAT_CASE.test(says) && NAMES_HELP.test(says));
const IN_THAT_CASE = /\bin that case\b|^then I'll\b/i;

const tellsOfHelp = (says: string): boolean =>
  !IS_ASKED_OF_YOU.test(says) && (saysWhatInACase(says) || NAMES_HELP.test(says));

type Meaning = ReturnType<LineReader['ask']> | null;

/** How near the nearest two of some meanings are, at least 0. */
const nearest = (some: readonly Meaning[], others: readonly Meaning[]): number =>
  some.reduce(
    (best, one) =>
      one ? others.reduce((most, other) => (other ? Math.max(most, dot(one, other)) : most), best) : best,
    0,
  );
