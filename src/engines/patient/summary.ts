import type { Draft } from './draft.ts';
import { textIn } from './part.ts';
import { bare } from './words/following-words.ts';
import { amountsIn, isToCome } from './words/role-play-words.ts';

/**
 * Puts right what a summary got wrong: a number of days or tablets that was told otherwise. False where nothing told
 * contradicts it.
 */
export function correct(draft: Draft, summary: string): boolean {
  const { brief, state, scene } = draft;
  const told = brief.facts
    .filter(({ id }) => id in state.told)
    .map((fact) => {
      const lines = `${textIn(fact.short, scene.language)} ${textIn(fact.full, scene.language)}`;
      return { fact, amounts: amountsIn(bare(lines)) };
    });
  if (isToCome(summary)) return false;
  const unitOf = (amount: string) => amount.split(' ')[1];
  for (const amount of amountsIn(summary)) {
    const alike = told.filter(({ amounts }) => amounts.some((each) => unitOf(each) === unitOf(amount)));
    // Of two matters that are counted alike it can't be told which is meant.
    const [only] = alike;
    if (!only || alike.length > 1 || only.amounts.includes(amount)) continue;
    draft.sayFor('summary_wrong');
    draft.tell(only.fact, 'short');
    return true;
  }
  return false;
}
