import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import type { Draft } from './draft.ts';
import { type PartDetail, type PartFact, type Spoken, textIn } from './part.ts';
import { type Aspect, bare } from './words/following-words.ts';
import { slotIn, slotsAsked } from './words/slot-words.ts';
import { SLOTS, type Slot } from './words/slots/slots.ts';

const isSlot = (aspect: Aspect): aspect is Slot => (SLOTS as readonly string[]).includes(aspect);

/** The parts of a line that a question asks for. */
export const slotsIn = ({ scene }: Draft, asked: string): Slot[] => slotsAsked(scene.language, bare(asked));

/** The parts of a line that a short question is for. */
export const slotsOfAspect = (aspect: Aspect): Slot[] => (isSlot(aspect) ? [aspect] : []);

/** Says of a line only the part that is asked for: nobody says all of it again to whoever asks how long. */
export function saySlot(
  draft: Draft,
  { unit, text }: { readonly unit: string; readonly text: Spoken },
  slots: readonly Slot[],
): boolean {
  const slot = slots.find((each) => hasSlot(draft, text, each));
  if (!slot) return false;
  // It has just been said with all the rest.
  return draft.has(unit) || draft.say(`slot.${slot}.${unit}`, slotOf(text, slot));
}

const hasSlot = ({ scene: { language } }: Draft, text: Spoken, slot: Slot): boolean =>
  slotIn(language, textIn(text, language), slot) !== null;

/**
 * Says the part that is asked for of the fact that a detail goes on from, where the detail itself lacks it: 'how long
 * have you had those bruises?' is no question of how big they are.
 */
export function saySlotBehind(draft: Draft, detail: PartDetail, fact: PartFact, asked: string): boolean {
  const missing = slotsIn(draft, asked).filter((slot) => !hasSlot(draft, detail.says, slot));
  if (missing.length === 0 || !(fact.id in draft.state.told)) return false;
  return (['full', 'short'] as const).some((wording) =>
    saySlot(draft, { unit: `fact.${fact.id}.${wording}`, text: fact[wording] }, missing),
  );
}

/** A part of a line in each language it is written in; where a language's words for it are not known, all of the line. */
export function slotOf(text: Spoken, slot: Slot): Spoken {
  const said = LEARNING_LANGUAGES.flatMap((language) => {
    const whole = textIn(text, language);
    return whole === '' ? [] : [[language, slotIn(language, whole, slot) ?? whole] as const];
  });
  return Object.fromEntries(said);
}
