import type { Draft } from './draft.ts';
import { countAsTakenUp } from './fresh-points.ts';
import { utteranceOf } from './units.ts';

/** Says a point of the explanation back in the words that the brief has for it: unit `back.ID`. */
export function sayPointBack(draft: Draft, id: string): void {
  const unit = `back.${id}`;
  const said = utteranceOf(draft, unit);
  if (!said || !draft.say(unit, said)) return;
  draft.set({ givenBack: [...new Set([...draft.state.givenBack, id])] });
  countAsTakenUp(draft);
}
