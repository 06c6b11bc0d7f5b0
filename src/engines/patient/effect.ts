import type { Draft } from './draft.ts';
import type { Clause, Interpretation } from './interpret.ts';
import { asLine, lineChances } from './lines/asked-line.ts';
import { OF_MIND } from './looking-up.ts';
import type { PartFact } from './part.ts';
import { hasBeenTold } from './recalling.ts';
import { isAfterProposal } from './turn-acts.ts';
import { asksForEffect } from './words/effect-words.ts';
import { bare } from './words/following-words.ts';

/**
 * 'And how do you feel about all that?' once something was explained: what she felt before is no answer, but a line
 * that she has not said may be one.
 */
export function effectIn(draft: Draft, clause: Clause, before: Clause | null): Interpretation | null {
  const { scene, state, fresh, brief } = draft;
  const isTold = fresh.length > 0 || (state.takenUp ?? []).length > 0 || hasBeenTold(draft);
  const text = bare(clause.text);
  const isJustTold = !brief.resisting && before !== null && !before.text.includes('?') && SITS.test(text);
  if (!isTold && !isJustTold && !IS_HELPED.test(text)) return null;
  if (!clause.text.includes('?') || !asksForEffect(scene.language, text)) return null;
  if (scene.language === 'en' && isAfterProposal(text, before) && !BY_NOW.test(text)) return null;
  const feels = ({ id, topic }: PartFact) => topic === 'feelings' && !(id in state.told);
  if (brief.resisting && SITS.test(text) && brief.facts.some(feels)) return null;
  const [line] = lineChances(draft, clause, before) ?? [];
  const said = line?.kind === 'fact' ? state.told : (state.detailsTold ?? {});
  const isMind =
    line?.kind === 'detail' || brief.facts.some(({ id, topic }) => id === line?.id && OF_MIND.has(topic));
  const isNew = line !== undefined && isMind && !(line.id in said);
  // How she felt when she came is no answer to how she feels now.
  const isOfBefore = scene.language === 'en' && line?.kind === 'fact' && NOW.test(text);
  return isNew && !isOfBefore && !IS_HELPED.test(text) && line.probability >= OF_EFFECT
    ? asLine(draft, line, clause)
    : { kind: 'effect', clause };
}

/** What is told of how she feels is most often of before: less likely it is no answer. */
const OF_EFFECT = 0.9;
const NOW = /\bnow\b/;
/** 'Does that help?' is of what was just said, and of nothing that helped before. */
const HELPS = 'help|reassure|ease|take|rest|change|fit';
const IS_HELPED = new RegExp(`\\b(?:${HELPS})\\b`);
/** 'How does that sit with you?' is of what was said just before. */
const SITS = /\bhow (?:does|do|did) (?:that|this|it|all (?:that|this)) (?:sit|land)\b/;
/** 'How do you feel about that?' right after a proposal asks for a yes; 'does that help?' doesn't. */
const BY_NOW = new RegExp(`\\b(?:now|affect|${HELPS})\\b`);
