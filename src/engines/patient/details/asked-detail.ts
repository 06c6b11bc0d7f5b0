import type { Draft } from '../draft.ts';
import { ownFacts, tells } from '../facts.ts';
import { type Clause, isTopic } from '../interpret.ts';
import { isQuestion, WIDE } from '../looking-up.ts';
import { type PartDetail, textIn } from '../part.ts';
import type { MeaningOf } from '../scene.ts';
import { aspectsIn } from '../thread.ts';
import { utteranceOf } from '../units.ts';
import { contentOf } from '../words/content-words.ts';
import { bare } from '../words/following-words.ts';
import { asksForMatter } from '../words/role-play-words.ts';
import { type Chance, chancesOf } from './detail-scorer.ts';
import { type Compared, comparedDetails, likenessTo, questionIn } from './likeness.ts';
import { rivalsOf } from './rival-readings.ts';

/** From this probability on a detail is what was asked for. */
export const SURELY_ASKED = 0.55;
/** From this one on where the question has no other good reading. */
export const MAYBE_ASKED = 0.3;

/** What asks without a question mark. */
const INVITES =
  /^(?:(?:and|so|then|please|now) )*(?:tell me|describe|talk me|explain|show me|take me|walk me|say)\b/;

/** The detail that a question is likeliest to ask for; null where the case has none, or nothing is asked. */
export function askedDetail(draft: Draft, clause: Clause, before: Clause | null): Chance | null {
  const { brief, scene } = draft;
  const details = brief.details ?? [];
  if (scene.language !== 'en' || !scene.meaningOf || details.length === 0) return null;
  if (!isQuestion(draft, clause) && !INVITES.test(bare(clause.text))) return null;
  const compared = comparedOf(details, scene.meaningOf);
  const rivals = rivalsOf(draft, clause);
  const sure = sureTopicOf(draft, clause);
  const weight = (sure ? WEIGHTS[sure] : 0) + openingOf(draft, clause);
  const [best, ...others] = waysToTake(draft, clause, before, sure !== null && sure !== 'statement')
    .map(({ text, bonus }) => {
      const question = questionIn(compared, text);
      const scored = compared.details.map((detail, at) => ({
        id: detail.id,
        likeness: likenessTo(compared, question, detail),
        bonus: bonus + weight + bonusOf(draft, details[at]!),
      }));
      return chancesOf(scored, rivals)[0]!;
    })
    .toSorted((a, b) => b.probability - a.probability);
  return others.find(({ id, probability }) => id === best!.id && probability > best!.probability) ?? best!;
}

/** A question that goes on from the fact that was told last, in the units of the logit. */
const GOES_ON = 0.9;
/** What was said just now, or earlier, is asked for again less often. */
const JUST_SAID = -2;
const SAID = -1.2;

function bonusOf({ state }: Draft, { id, of }: PartDetail): number {
  const isOfLast =
    of !== undefined &&
    (state.thread?.facts.includes(of) || state.last.some((unit) => unit.startsWith(`fact.${of}.`)));
  const told = state.last.includes(`detail.${id}`) ? JUST_SAID : id in (state.detailsTold ?? {}) ? SAID : 0;
  return (isOfLast ? GOES_ON : 0) + told;
}

/** A topic that is as likely as this is asked for by name. */
const SURE = 0.7;
/** What the case has not told yet of a topic comes before what goes on from it. */
const WEIGHTS = { untold: -1.4, told: 0.4, denied: -0.8, statement: -1.5 } as const;

/** What a clause surely is: for a topic of the case's, told or not, for a symptom that it denies, or no question. */
function sureTopicOf(draft: Draft, { readings, text }: Clause): keyof typeof WEIGHTS | null {
  const [best] = readings;
  if (!best || best.probability < SURE) return null;
  if (!isTopic(best.act)) return 'statement';
  if (WIDE.has(best.act)) return null;
  const facts = ownFacts(draft.brief, best.act);
  if (facts.length === 0) return best.act.startsWith('symptom.') ? 'denied' : null;
  const parts = aspectsIn(draft, text);
  const isUntold = facts.some((fact) => !(fact.id in draft.state.told) && fact.disclosure !== 'guarded');
  // Where a fact tells the very part that is asked for, nothing that goes on from it is meant.
  const isPart = facts.some((fact) =>
    parts.some((part) => tells(draft, fact, 'short', part) || tells(draft, fact, 'full', part)),
  );
  return isUntold || isPart ? 'untold' : 'told';
}

/** Asked first of all why somebody came, nobody goes into details. */
const AT_FIRST = -1.5;
const OPENS = -3;
const OPENING = 0.1;

function openingOf({ state }: Draft, { readings, text }: Clause): number {
  if (state.turn > 1 || state.opened) return 0;
  const opens = readings.some(
    ({ act, probability }) => (act === 'open_complaint' || act === 'tell_more') && probability >= OPENING,
  );
  return opens || asksForMatter(bare(text)) ? OPENS : AT_FIRST;
}

const SHORT = 7;
/** What was said before is a guess at what a short question is about. */
const GUESSED = -0.4;

/** The question by itself, and if it is short and names nothing also with what was said before it, by either. */
function waysToTake(
  draft: Draft,
  { text }: Clause,
  before: Clause | null,
  isSure: boolean,
): { readonly text: string; readonly bonus: number }[] {
  const own = { text, bonus: 0 };
  if (isSure || text.split(' ').length > SHORT || contentOf(text).length > 0) return [own];
  const last = draft.state.last
    .filter((unit) => !unit.startsWith('talk.'))
    .map((unit) => textIn(utteranceOf(draft, unit) ?? {}, 'en'))
    .join(' ');
  const context = before && contentOf(before.text).length > 0 ? before.text : last;
  return context === '' ? [own] : [own, { text: `${context} ${text}`, bonus: GUESSED }];
}

/** By all that the details are known by, as a part is made anew for each turn. */
const known = new Map<string, Compared>();
const MOST_KNOWN = 40;

function comparedOf(details: readonly PartDetail[], meaningOf: MeaningOf): Compared {
  const key = details.map(({ id, asks }) => `${id} ${asks.join()}`).join('|');
  const found = known.get(key);
  if (found?.meaningOf === meaningOf) return found;
  const compared = comparedDetails(details, meaningOf);
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!);
  known.set(key, compared);
  return compared;
}
