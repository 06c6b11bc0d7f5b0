import type { Draft } from './draft.ts';
import type { PartFact } from './part.ts';
import { namesMatter } from './words/pointing-back.ts';

/** What gives what was spoken of: 'take it', 'use them'. English alone. */
const GIVES_IT =
  /\b(?:take|taking|use|using|swallow|start|try|give you|put you on|prescribe(?: you)?) (?:it|them|this|these|that|one|two)\b/i;
/** What takes something else, or nothing, or only speaks of it. */
const OTHERWISE =
  /\b(?:else|instead|other|another|different|alternatives?|not|never|no|stop|without|avoid|when|if|what|before)\b|n't\b|n’t\b|\?\s*$/i;

/**
 * The allergy that was told in the turn before, where this one gives what it forbids all the same: 'Take it three times a
 * day, please.' Not where something else was named first.
 */
export function insistedOn({ state, scene, brief }: Draft, texts: readonly string[]): PartFact | undefined {
  const { defended, turn } = state;
  if (scene.language !== 'en' || !defended || defended.turn !== turn - 1) return undefined;
  const at = texts.findIndex((text) => GIVES_IT.test(text));
  if (at < 0 || texts.some((text) => OTHERWISE.test(text)) || texts.slice(0, at).some(namesMatter))
    return undefined;
  return brief.facts.find(({ id }) => id === defended.fact);
}
