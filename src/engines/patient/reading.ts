import { asksForAll, asksInCheck, isPointAskedFor, mayWantBack, wantsBack } from './asking-back.ts';
import { asksForMore, begins, firstOfAll, invites } from './at-the-door.ts';
import { surelyDenied } from './denied-symptoms.ts';
import { asksPlainly, checks, isDoubtfulReading, isLessLikely, withDoubt } from './doubtful-readings.ts';
import type { Draft } from './draft.ts';
import { effectIn } from './effect.ts';
import { asksAfter, hintTakenUp } from './hooks.ts';
import { ACCEPT, type Clause, type Interpretation, isTopic } from './interpret.ts';
import { questionsInvited } from './invited-questions.ts';
import { severalOf, withoutName } from './joined-lines.ts';
import { asLine, MAYBE_ASKED, MAYBE_TRANSLATED, SURELY_ASKED } from './lines/asked-line.ts';
import { linesChecked } from './lines/check-reading.ts';
import { likelyLines } from './lines/likely-lines.ts';
import type { Chance } from './lines/line-scorer.ts';
import { lineOfProposal } from './lines/proposed-line.ts';
import { lineSurelyAsked, surestLine } from './lines/surely-asked.ts';
import { isQuestion } from './looking-up.ts';
import { arrangement, SURE } from './meant.ts';
import { hasBeenTold, hasBeenToldOfACase, hasJustWarned, instructionsAskedFor } from './recalling.ts';
import { isTranslated } from './scene.ts';
import { soberly } from './sober-reading.ts';
import { LONG_LIST, listIn } from './symptom-lists.ts';
import { asksForMoreBack, asksForTaught, hasJustSaidBack } from './taught.ts';
import { readByTopic } from './topic-reading.ts';
import { turnActIn } from './turn-acts.ts';
import { uptakesAsked } from './uptakes/asked.ts';
import { asksWhen } from './words/condition-halves.ts';
import { contentOf } from './words/content-words.ts';
import { bare } from './words/following-words.ts';
import { asksWhatThen, directs } from './words/instruction-words.ts';
import { asksForDoing } from './words/teach-back-words.ts';

/** What the patient makes of a clause in this conversation: the thread and the case's own words count besides. */
export function readInContext(draft: Draft, said: Clause, before: Clause | null = null): Interpretation[] {
  const clause = soberly(draft, said);
  return readClause(draft, clause, before);
}

function readClause(draft: Draft, clause: Clause, before: Clause | null): Interpretation[] {
  const first = firstOfAll(draft, clause, before);
  if (first) return first;
  const invited = questionsInvited(draft, clause);
  if (invited) return [invited];
  const taken = uptakesAsked(draft, clause, (other) => readClause(draft, other, before));
  if (taken) return taken;
  const effect = effectIn(draft, clause, before);
  if (effect) return [effect];
  const asks = isQuestion(draft, clause) || invites(draft, clause);
  const mayTakeUp = draft.scene.language !== 'en' || asksAfter(clause.text);
  const hinted = mayTakeUp ? hintIn(draft, clause, before) : null;
  if (hinted) return [hinted];
  const checked = linesChecked(draft, clause);
  if (checked) return checked;
  if (asksInCheck(draft, clause) || asksWhenJustTold(draft, clause)) return [{ kind: 'back', clause }];
  const isMoreBack = hasJustSaidBack(draft) && asksForMoreBack(draft, clause);
  if (isMoreBack || asksForTaught(draft, clause)) return [{ kind: 'back', clause }];
  const denied = surelyDenied(draft, clause);
  if (denied) return [denied];
  const own = lineSurelyAsked(draft, clause, before);
  if (own) return [own];
  const proposed = lineOfProposal(draft, clause, before);
  if (proposed) return [proposed];
  const acting = turnActIn(draft, clause, before);
  if (acting) return [acting];
  // Most of what is said in a role-play explains, and is met by concerns.
  const isMet = draft.brief.resisting !== undefined && !asks;
  const compared = isMet ? null : withoutJustSaid(draft, likelyLines(draft, clause, before));
  const isBack =
    wantsBack(draft, clause) &&
    !hasOwnRecap(draft, compared) &&
    (asksForAll(draft, clause) || !hasOwnLine(draft, clause, compared));
  if (isBack) return readByTopic(draft, clause, before);
  const chances = asksPlainly(draft, clause, compared)
    ? null
    : compared && withoutName(draft, clause, compared);
  const best = chances?.[0];
  const list = listIn(draft, clause);
  if (list && list.symptoms.length >= LONG_LIST) return [list];
  const several = asks && compared ? severalOf(draft, clause, withoutName(draft, clause, compared)) : null;
  if (several) return several;
  const whole = list ? null : surestLine(draft, clause, before);
  if (whole) return [whole];
  const least = leastFor(draft, clause, before, asks);
  if (best && best.probability >= least) return [asLine(draft, best, clause)];
  if (list) return [list];
  const read = readByTopic(draft, clause, before);
  const isDoubtful =
    read.every((each) => isDoubtfulReading(draft, each)) && !isSurelyRead(draft, clause, best);
  // 'How does your daughter feel about it?' takes up her name, and asks for more than what she is named in.
  const isHooked =
    read.some(({ kind }) => kind === 'hook') &&
    clause.readings[0]?.act === 'feelings' &&
    (best?.probability ?? 0) >= HOOKED;
  const isUnlikely = best !== undefined && read.every((each) => isLessLikely(draft, each, chances!));
  const maybe =
    least >= CHECKED || begins(draft)
      ? Math.max(least, UNASKED)
      : asksForMore(draft, clause)
        ? ASKED_OPENLY
        : maybeIn(draft);
  if (best && asks && (isDoubtful || isUnlikely || isHooked) && best.probability >= maybe)
    return [{ ...asLine(draft, best, clause), isGuess: best.probability < GUESSED }];
  if (isDoubtful && mayWantBack(draft, clause)) return [{ kind: 'back', clause }];
  return chances ? read.map((each) => withDoubt(draft, each, chances, asks ? LEAST : LEAST_UNASKED)) : read;
}

/** 'Ring me if it gets hot. When would you ring me?': that, and no more than it. English alone. */
const asksWhenJustTold = (draft: Draft, clause: Clause): boolean =>
  draft.scene.language === 'en' &&
  clause.text.includes('?') &&
  asksWhen(clause.text) &&
  (hasJustWarned(draft) || (hasJustSaidBack(draft) && hasBeenToldOfACase(draft)));

/** A line that was said just now is said again only to what asks for it so surely. */
const AGAIN = 0.6;
const OTHER = 0.25;

function withoutJustSaid({ state }: Draft, chances: Chance[] | null): Chance[] | null {
  // Nobody asks again for what was said where something else is about as likely.
  const isOther = (chances?.[1]?.probability ?? 0) >= OTHER;
  const isSaid = ({ kind, id }: Chance) =>
    kind === 'detail' &&
    (state.last.includes(`detail.${id}`) || (isOther && id in (state.detailsTold ?? {})));
  const left = chances?.filter((each) => each.probability >= AGAIN || !isSaid(each)) ?? null;
  const said = chances?.find((each) => !left?.includes(each))?.probability ?? 0;
  // What it can't be leaves the more for the others.
  return left?.map((each) => ({ ...each, probability: each.probability / (1 - said) })) ?? null;
}

/** Where what is asked for was told, a line that somebody wrote for it has to be as sure as this. */
const SURER_THAN_TOLD = 0.9;

/** Whether somebody has written what is said to this: 'What will you do if it comes off again?' */
const hasOwnLine = (draft: Draft, { text }: Clause, chances: readonly Chance[] | null): boolean =>
  !draft.brief.resisting &&
  (chances?.[0]?.probability ?? 0) >= (wasTold(draft, text) ? SURER_THAN_TOLD : SURELY_ASKED);

/** In other languages than English: the line that somebody wrote for this recap says more than what is common to all. */
const hasOwnRecap = ({ scene }: Draft, chances: readonly Chance[] | null): boolean =>
  scene.language !== 'en' && chances?.[0]?.kind === 'detail' && chances[0].probability >= OWN_RECAP;
const OWN_RECAP = 0.7;

const wasTold = (draft: Draft, asked: string): boolean =>
  instructionsAskedFor(draft, asked).length > 0 ||
  (asksForDoing(bare(asked)) && !asksWhatThen(asked) && hasBeenTold(draft));

/** 'Who was that?' takes up a hint of just now, unless a line is surely asked for. */
function hintIn(draft: Draft, clause: Clause, before: Clause | null): Interpretation | null {
  const hinted = hintTakenUp(draft, clause.text, before?.text);
  if (!hinted) return null;
  const [best] = likelyLines(draft, clause, before) ?? [];
  // What names nothing of its own is near to whatever was said of late.
  const isSurer = contentOf(clause.text).length > 0 && (best?.probability ?? 0) >= SURELY_ASKED;
  return isSurer ? null : { kind: 'fact', fact: hinted.id, topic: hinted.topic, clause };
}

/** From this probability on a line answers before what a question only takes up. */
const HOOKED = 0.5;

/** From this probability on a line answers what surely asks for whatever there is: 'can you tell me more?' */
const ASKED_OPENLY = 0.35;

const maybeIn = ({ scene }: Draft) => (isTranslated(scene) ? MAYBE_TRANSLATED : MAYBE_ASKED);

/** By words alone a line that is not likely is no better answer than what a sure reading gets. */
const isSurelyRead = ({ scene }: Draft, { readings: [reading] }: Clause, best: Chance | undefined) =>
  isTranslated(scene) &&
  reading !== undefined &&
  isTopic(reading.act) &&
  reading.probability >= SURE &&
  (best?.probability ?? 0) < LIKELY;

const LIKELY = 0.45;

/** How likely a line has to be as the answer to a clause. */
function leastFor(draft: Draft, clause: Clause, before: Clause | null, asks: boolean): number {
  const isPut =
    isCheck(draft, clause) || arrangement(draft, clause) !== null || isPointAskedFor(draft, clause);
  const [reading] = clause.readings;
  const invites = reading?.act === 'invite_questions' && reading.probability >= SURE;
  // 'Is there anything else?' after a plan asks for no part of the history.
  const isRest = reading?.act === 'anything_else' && reading.probability >= SURE && hasBeenTold(draft);
  if (isRest && contentOf(clause.text).length === 0 && draft.scene.language === 'en') return NEVER;
  // Once a plan was told it asks for no hopes.
  const isExplained = draft.scene.language === 'en' ? hasBeenTold(draft) : hasMadePoints(draft);
  if (invites && isExplained) return NEVER;
  if (invites || (isCheck(draft, clause) && isTranslated(draft.scene))) return CHECKED;
  // 'Did you come with anyone today?' is chat only where no line is for it.
  const isChat = asks && clause.readings[0]?.act === 'small_talk';
  const isOrder =
    draft.scene.language === 'en' && directs(clause.text) && !/^(?:and |so )?you\b/i.test(clause.text);
  if (!asks && isOrder) return ORDERED;
  // 'Tell me more' names nothing: it is near to many a line that nothing has led to.
  const isNamed = before !== null && !before.text.includes('?') && contentOf(before.text).length > 0;
  const isBare = asks && !isNamed && asksForMore(draft, clause) && contentOf(clause.text).length === 0;
  if (isBare && draft.scene.language === 'en') return CHECKED;
  return !asks || (begins(draft) && !isChat) || isPut ? UNASKED : SURELY_ASKED;
}

/** Something was explained, in whatever language. */
const hasMadePoints = ({ state }: Draft): boolean => Object.keys(state.explainedAt).length > 0;

/** Whether a clause asks for a nod, or for questions: more than a line of her own it wants just that. */
const isCheck = ({ scene }: Draft, { readings: [best] }: Clause) =>
  best !== undefined && checks(scene, best.act) && best.probability >= ACCEPT;

/** What asks for nothing, or only checks, is answered by a line of her own only where that is as likely as this. */
const UNASKED = 0.7;
/** 'And please stop the cream' names what she does, and asks for nothing of it. */
const ORDERED = 0.97;
/** What checks has few words, and by those alone is near to much. */
const CHECKED = 0.97;
/** What is less likely is left unsaid beside a surer answer. */
const GUESSED = 0.2;
/** No line is as likely. */
const NEVER = 2;
/** What is less likely to answer a clause is left unsaid; where nothing is asked sooner. */
const LEAST = 0.05;
const LEAST_UNASKED = 0.3;
