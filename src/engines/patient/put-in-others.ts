import { names } from '../review/said.ts';
import { areFormsOfOne } from '../words/inflections.ts';
import type { Draft } from './draft.ts';
import { pointsWithWords } from './fresh-points.ts';
import { isHintedJustNow } from './hooks.ts';
import type { Clause, Interpretation } from './interpret.ts';
import { asLine, lineChances, SURELY_ASKED } from './lines/asked-line.ts';
import { isAsked } from './marks.ts';
import { saysWhenToGetHelp } from './own-words.ts';
import { type PartFact, textIn } from './part.ts';
import { PROPOSES } from './proposing.ts';
import { hasJustSaidBack } from './taught.ts';
import { isOnlyTag, praisesWhatWasSaidBack, tellsOfOthers } from './words/aside-words.ts';
import { ASPECTS, type Aspect, bare } from './words/following-words.ts';
import { isOfHelp } from './words/kind-of-back-words.ts';
import {
  asksIfHersToo,
  asksIfSheCanCome,
  asksOfThem,
  asksWhatOfIt,
  asksWhenToComeBack,
} from './words/put-questions.ts';
import { sharesWord } from './words/shared-words.ts';
import { WORDS } from './words/words.ts';

/** From this probability on something was proposed, whatever else it may be. */
const MAY_PROPOSE = 0.4;
/** So likely what was said of other people names a line. */
const NAMED = 0.4;

/** What a clause in another language than English does in the turn, where it asks for what was just said. Null for all others. */
export function putInOthers(draft: Draft, clause: Clause, before: Clause | null): Interpretation | null {
  const { language } = draft.scene;
  const text = bare(clause.text);
  if (!isAsked(clause))
    return praisesWhatWasSaidBack(language, text) ? { kind: 'act', act: 'acknowledge', clause } : null;
  if (isOnlyTag(language, text)) return { kind: 'echo', clause };
  if (asksWhatOfIt(language, text) && isProposed(draft, before))
    return { kind: 'act', act: 'agree_plan', clause };
  if (before && asksIfHersToo(language, text)) return ofOthersAndHer(draft, before, clause);
  if (before && asksIfSheCanCome(language, text) && !isAsked(before) && !isOfVisit(clause))
    return lineNamed(draft, before, clause, NAMED);
  if (before && asksOfThem(language, text) && isAsked(before))
    return lineNamed(draft, before, clause, SURELY_ASKED);
  const part = before && isAsked(before) ? partIn(draft, text) : null;
  if (part) return { kind: 'follow', aspect: part, clause };
  if (asksWhenToComeBack(language, text)) {
    const points = pointsWithWords(draft);
    const isMade = points.some(({ back }) => isOfHelp(textIn(back ?? {}, 'en')));
    const own = ownLineOfHelp(draft, clause, isMade ? (before?.text ?? '') : null);
    if (own) return own;
    if (points.length > 0) return { kind: 'back', clause };
  }
  const hinted = namedInHint(draft, text);
  if (hinted && !hasSureLine(draft, clause))
    return { kind: 'fact', fact: hinted.id, topic: hinted.topic, clause };
  return goesOnFromBack(draft, clause) ? { kind: 'back', clause } : null;
}

/** What joins two short questions: 'Where, and for how long?' */
const JOINS = / (?:y|et|und|e) (?=\S)/;

/** The part of the question before it that a short question asks for, the last one of several. */
function partIn({ scene }: Draft, text: string): Aspect | null {
  const { follow, lead } = WORDS[scene.language];
  const parts = text
    .replace(lead, '')
    .split(JOINS)
    .map((piece) => ASPECTS.find((each) => follow[each].test(piece)));
  return parts.every((part) => part !== undefined) ? (parts.at(-1) ?? null) : null;
}

/** Something was explained or proposed just before. */
const isProposed = ({ fresh }: Draft, before: Clause | null): boolean =>
  before !== null &&
  !isAsked(before) &&
  (fresh.length > 0 ||
    before.readings.some(({ act, probability }) => PROPOSES.has(act) && probability >= MAY_PROPOSE));

/** 'Many people drink more when they are under stress. Do you know that too?' is of what was hinted at, or of what is told. */
function ofOthersAndHer(draft: Draft, before: Clause, clause: Clause): Interpretation | null {
  const hinted = draft.brief.facts.find((fact) => isHintedJustNow(draft, fact));
  if (hinted) return { kind: 'fact', fact: hinted.id, topic: hinted.topic, clause };
  const isOfOthers = tellsOfOthers(draft.scene.language, bare(before.text));
  return lineNamed(draft, before, clause, isOfOthers ? NAMED_OF_OTHERS : NAMED);
}

/** Whoever tells of other people for comfort means something that the patient knows too. */
const NAMED_OF_OTHERS = 0.25;

/** Whether a question is read as one of when to come again, and asks for that by itself. */
const isOfVisit = ({ readings: [best] }: Clause): boolean =>
  best?.act === 'follow_up' && best.probability >= SURELY_ASKED;

/** The line that something said before a question names, as what the question asks for. */
function lineNamed(draft: Draft, before: Clause, clause: Clause, least: number): Interpretation | null {
  const [best] = lineChances(draft, before, null) ?? [];
  return best && best.probability >= least ? asLine(draft, best, clause) : null;
}

/** The line that somebody has written for when she would get help: beside a point of that, one that has a word of the warning. */
function ownLineOfHelp(draft: Draft, clause: Clause, warned: string | null): Interpretation | null {
  const { brief, scene } = draft;
  const { language } = scene;
  const line = (lineChances(draft, clause, null) ?? []).find(({ kind, id, probability }) => {
    const detail = kind === 'detail' ? brief.details?.find((each) => each.id === id) : undefined;
    if (!detail || probability < MAY_BE_HELP || !saysWhenToGetHelp(textIn(detail.says, 'en'))) return false;
    return (
      probability >= SURELY_ASKED || warned === null || sharesWord(textIn(detail.says, language), warned)
    );
  });
  return line ? asLine(draft, line, clause) : null;
}

/** A line that tells of help may be meant from this probability on, whatever is likelier. */
const MAY_BE_HELP = 0.02;

/** 'Can she catch it from you, then?' right after something was said back asks for the point that it names. */
function goesOnFromBack(draft: Draft, clause: Clause): boolean {
  if (!hasJustSaidBack(draft)) return false;
  const isNamed = pointsWithWords(draft).some(({ about }) => names(draft.scene.language, clause.text, about));
  return isNamed && !hasSureLine(draft, clause);
}

const hasSureLine = (draft: Draft, clause: Clause): boolean =>
  (lineChances(draft, clause, null)?.[0]?.probability ?? 0) >= SURE_BESIDE;

/** A line has to be as sure as this where something else may well be meant. */
const SURE_BESIDE = 0.75;

/** A shorter word names nothing. */
const TELLING = 6;
/** More words than this ask for something of their own. */
const MOST_TAKING_UP = 8;

/** The fact that was hinted at just now, where a short question takes up a word of the hint: 'Remedies from the kitchen?' */
function namedInHint(draft: Draft, text: string): PartFact | undefined {
  const named = text.split(' ').filter((word) => word.length >= TELLING);
  if (text.split(' ').length > MOST_TAKING_UP) return undefined;
  return draft.brief.facts.find((fact) => {
    if (!isHintedJustNow(draft, fact)) return false;
    const words = bare(textIn(fact.cue ?? {}, draft.scene.language)).split(' ');
    return named.some((name) => words.some((word) => word.length >= TELLING && areFormsOfOne(name, word)));
  });
}
