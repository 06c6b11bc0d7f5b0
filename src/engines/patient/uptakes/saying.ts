import { type Draft, takesUp } from '../draft.ts';
import { type PartUptake, textIn } from '../part.ts';
import { saysTheSame } from './alike.ts';
import { saysBackPart } from './parts.ts';

/** Says lines on what was explained, by their ids, and remembers that they were. */
export function sayUptakes(draft: Draft, ids: readonly string[]): void {
  const uptakes = ids.flatMap((id) => draft.brief.uptakes?.find((each) => each.id === id) ?? []);
  const open = uptakes.filter((uptake) => !isRefused(draft, uptake) && !isSaid(draft, uptake));
  draft.makeRoomFor(draft.lines.length + open.length);
  const said = open.filter(({ id, says }) => draft.say(`uptake.${id}`, says)).map(({ id }) => id);
  draft.set({ uptakesSaid: [...new Set([...(draft.state.uptakesSaid ?? []), ...said])] });
}

/**
 * Nobody agrees in the breath in which she refuses or fears, nor names anything else that stands in the way; and whoever
 * has to name an allergy takes up nothing of what was told beside it.
 */
function isRefused({ lines, state }: Draft, { part }: PartUptake): boolean {
  if (state.defended?.turn === state.turn && part !== 'hard') return true;
  return !saysBackPart(part) && lines.some(({ unit }) => REFUSES.test(unit));
}

const REFUSES = /^(?:concern\.[^.]+\.(?:says|still)\.|worry\.still)/;

/** Whether another line of the reply says much the same: 'I could try just the evening one.' */
function isSaid(draft: Draft, { says }: PartUptake): boolean {
  const { language } = draft.scene;
  return draft.lines
    .filter(({ unit }) => OWN.test(unit))
    .some((line) =>
      saysTheSame(draft, textIn(says, language), textIn(line.utterance, language), takesUp(line)),
    );
}

/** Lines that are not common to all patients. */
const OWN = /^(?!talk\.)/;
