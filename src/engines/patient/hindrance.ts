import { resists } from './concerns.ts';
import type { Draft } from './draft.ts';
import type { Clause } from './interpret.ts';
import { hasBeenTold } from './recalling.ts';
import { isOfObstacles } from './words/uptake-questions.ts';

/** Whether a question asks what might get in the way of what was told. English. */
export function asksOfHindrance(draft: Draft, { text }: Clause): boolean {
  const isTold = hasBeenTold(draft) || (draft.state.takenUp ?? []).length > 0;
  return isTold && !resists(draft) && isOfObstacles(text, 'en') && OF_WHAT_MAY_COME.test(text);
}

const OF_WHAT_MAY_COME =
  /\b(?:what|anything|any|something)\b.*\b(?:might|could|may|would|will|going to|with (?:that|this|it|the plan))\b/i;
