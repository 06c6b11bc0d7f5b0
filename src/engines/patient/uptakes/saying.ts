import { type Draft, takesUp } from '../draft.ts';
import { type PartUptake, textIn } from '../part.ts';
import { saysTheSame } from './alike.ts';
import { saysBackPart } from './parts.ts';

/** Says lines on what was explained, by their ids, and remembers that they were. */
export function sayUptakes(draft: Draft, ids: readonly string[]): void {
  const uptakes = ids.flatMap((id) => draft.brief.uptakes?.find((each) => each.id === id) ?? []);
  const open = uptakes.filter(
    (uptake) => !isRefused(draft, uptake) && !isSummedUp(draft, uptake) && !isSaid(draft, uptake),
  );
  draft.makeRoomFor(draft.lines.length + open.length);
  const said = open.filter(({ id, says }) => draft.say(`uptake.${id}`, says)).map(({ id }) => id);
  draft.set({ uptakesSaid: [...new Set([...(draft.state.uptakesSaid ?? []), ...said])] });
}

/** Says a summary, by its id, and remembers that it was; but for whoever has to name an allergy. */
export function saySummary(draft: Draft, id: string): void {
  const { state } = draft;
  const summary = draft.brief.summaries?.find((each) => each.id === id);
  if (!summary || isDefended(draft) || isSaid(draft, summary)) return;
  draft.makeRoomFor(draft.lines.length + 1);
  if (!draft.say(`summary.${id}`, summary.says)) return;
  draft.set({ uptakesSaid: [...(state.uptakesSaid ?? []), id] });
}

/** Whether an allergy had to be named in this turn. */
const isDefended = ({ state }: Draft): boolean => state.defended?.turn === state.turn;

/**
 * Nobody agrees in the breath in which she refuses or fears, nor names anything else that stands in the way; and whoever
 * has to name an allergy takes up nothing of what was told beside it.
 */
function isRefused(draft: Draft, { part }: PartUptake): boolean {
  if (isDefended(draft) && part !== 'hard') return true;
  return !saysBackPart(part) && draft.lines.some(({ unit }) => REFUSES.test(unit));
}

const REFUSES = /^(?:concern\.[^.]+\.(?:says|still)\.|worry\.still)/;

/** Whether a summary in the reply says it too. */
const isSummedUp = ({ brief, lines }: Draft, { id }: PartUptake): boolean =>
  (brief.summaries ?? []).some(
    (summary) => lines.some(({ unit }) => unit === `summary.${summary.id}`) && summary.of.flat().includes(id),
  );

/** Whether another line of the reply says much the same: 'I could try just the evening one.' */
function isSaid(draft: Draft, { says }: Pick<PartUptake, 'says'>): boolean {
  const { language } = draft.scene;
  return draft.lines
    .filter(({ unit }) => OWN.test(unit))
    .some((line) =>
      saysTheSame(draft, textIn(says, language), textIn(line.utterance, language), takesUp(line)),
    );
}

/** Lines that are not common to all patients. */
const OWN = /^(?!talk\.)/;
