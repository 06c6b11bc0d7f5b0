import { allergyTo, sayAllergy } from './allergy.ts';
import { concernsOf, resists } from './concerns.ts';
import type { Draft } from './draft.ts';
import { insistedOn } from './insisting.ts';
import type { Instruction } from './keeping.ts';
import { refusedAskedFor } from './recalling.ts';
import { contentOf, namedBy } from './words/content-words.ts';
import { harms, isOfACase } from './words/instruction-words.ts';
import { isDose, namesMatter, usesPronoun } from './words/pointing-back.ts';

/** Nobody says back as agreed what she has refused, or what would harm. */

/** Whether a clause of a turn would harm, or goes on about what would: in the next clause it is only 'it'. */
export function isRefusedAtOnce(draft: Draft, texts: readonly string[], at: number): boolean {
  const text = texts[at]!;
  if (isHarmful(draft, text) || insistedOn(draft, texts.slice(0, at + 1)) !== undefined) return true;
  if (!usesPronoun(text) && !isDose(text)) return false;
  // The matter that was named last: 'penicillin is usual. For you I'd rather use clarithromycin. Take one a day.'
  const named = texts.slice(0, at).findLast(namesMatter);
  if (named !== undefined && isHarmful(draft, named)) return true;
  const latest = draft.state.instructions?.at(-1);
  const isJustBefore = latest !== undefined && latest.turn === draft.state.turn - 1;
  // What was refused in the turn before is still spoken of where nothing else is named first.
  if (named === undefined && isJustBefore && latest.refused && isOfHarm(draft, latest)) return true;
  const about = named ?? (isJustBefore ? latest.text : undefined);
  return about !== undefined && usesPronoun(text) && isHarmful(draft, `${about} ${text}`);
}

const isHarmful = (draft: Draft, text: string) => harms(text) || allergyTo(draft, text) !== undefined;

/** Whether what was kept can't be agreed to later either. */
const isOfHarm = (draft: Draft, { text, near }: Instruction): boolean =>
  isHarmful(draft, text) || isHarmful(draft, `${near ?? ''} ${text}`);

/** Asked for what she refused, whoever can't have it says so, and the other one of a role-play is not sure yet. */
export function sayRefusal(draft: Draft, asked: string): boolean {
  const refused = refusedAskedFor(draft, asked);
  if (!refused) return false;
  const { text, near } = refused;
  const allergy = allergyTo(draft, text) ?? allergyTo(draft, `${near ?? ''} ${text}`);
  if (!allergy && (!draft.brief.resisting || harms(text))) return false;
  if (allergy) sayAllergy(draft, allergy);
  else draft.sayFor('not_yet');
  return true;
}

/** What an offer is refused with, or not taken up for fear. */
const REFUSES_OFFER =
  /^(?:talk\.(?:not_yet|put_off|hesitant|doubts|shocked|stunned|not_understood|not_understood_again)\.|concern\.[^.]+\.(?:says|still)\.)/;
const AGREES = /^(?:talk\.plan_agreed\.|concern\.[^.]+\.settled$)/;
/** What shows that it is not settled. */
const HELD_ON = /\.(?:says|still)\.\d+$/;

/** Marks what this reply refuses of what was told in its turn, and takes it back where it agrees after all. */
export function markRefused(draft: Draft): void {
  const { turn, instructions = [] } = draft.state;
  const units = draft.lines.map(({ unit }) => unit);
  const isOfferRefused = units.some((unit) => REFUSES_OFFER.test(unit));
  const isAgreed = units.some((unit) => AGREES.test(unit)) && !resists(draft);
  const refused = new Set(refusedOrders(draft, units));
  if (!isOfferRefused && !isAgreed && refused.size === 0) return;
  draft.set({
    instructions: instructions.map((each) => {
      const isNow = each.turn === turn;
      if (isNow && ((each.isOffered && isOfferRefused) || refused.has(each)))
        return { ...each, refused: true };
      const isRecent = turn - each.turn <= 1;
      if (isAgreed && isRecent && each.refused && !isOfHarm(draft, each)) return { ...each, refused: false };
      return each;
    }),
  });
}

/**
 * The orders of this turn that name what somebody won't have, or go on about one that was refused. What only the kind of
 * a turn brought up is not refused by name.
 */
function refusedOrders(draft: Draft, units: readonly string[]): Instruction[] {
  const { turn, instructions = [] } = draft.state;
  const held = concernsOf(draft).filter(
    ({ id, kind }) =>
      kind === 'resistance' && units.some((unit) => unit.startsWith(`concern.${id}.`) && HELD_ON.test(unit)),
  );
  if (held.length === 0) return [];
  const dreaded = namedBy(held.flatMap(({ provokedBy }) => contentOf(provokedBy.words.join(' '))));
  const isDreaded = (text: string) => contentOf(text).some((word) => dreaded.likenessOf(word) === 'same');
  const latest = instructions.findLast((each) => each.turn < turn);
  return instructions.filter(({ turn: at, text, near = '', directs }) => {
    if (at !== turn || !directs || isOfACase(text)) return false;
    if (isDreaded(text)) return true;
    return usesPronoun(text) && (namesMatter(near) ? isDreaded(near) : latest?.refused === true);
  });
}
