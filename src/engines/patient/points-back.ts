import type { Draft } from './draft.ts';
import { countAsTakenUp } from './fresh-points.ts';
import { textIn } from './part.ts';
import { sentenceThatMade } from './recalling.ts';
import { sayInstructions, tellsOwnDeed } from './told-lines.ts';
import { utteranceOf } from './units.ts';
import { isOwnDeed } from './words/kind-of-back-words.ts';

/** Says a point of the explanation back to what was asked, and remembers that it was: false where it no longer fits. */
export function sayPointBack(draft: Draft, id: string, asked: string): boolean {
  if (!sayAsMade(draft, id, asked) && !sayAsWritten(draft, id)) return false;
  draft.set({ givenBack: [...new Set([...draft.state.givenBack, id])] });
  countAsTakenUp(draft);
  return true;
}

/** In the words that the brief has for it, which are true of all who are told so: unit `back.ID`. */
function sayAsWritten(draft: Draft, id: string): boolean {
  const unit = `back.${id}`;
  const said = utteranceOf(draft, unit);
  return said !== null && draft.say(unit, said);
}

/** In the words in which it was made, where they say what she is to do: in a case in English. */
function sayAsMade(draft: Draft, id: string, asked: string): boolean {
  const { back, model } = draft.brief.keyPoints?.find((point) => point.id === id) ?? {};
  const own = draft.scene.language === 'en' && back ? textIn(back, 'en') : '';
  if (model === undefined || !isOwnDeed(own)) return false;
  const made = sentenceThatMade(draft, own, model);
  return made !== undefined && tellsOwnDeed(draft, made) && sayInstructions(draft, [made], asked);
}
