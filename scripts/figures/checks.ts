import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { conversationHandlers } from '#engines/conversation.ts';
import { detailedParts } from '../fit/labelled-clauses.ts';
import { readScenes, replyTo, type Scene, stateBefore } from '../fit/scenes.ts';

const HALVES = ['first', 'second'] as const;

interface Tally {
  /** Questions that a line of the case fits, and those that get one of these. */
  wanted: number;
  met: number;
  /** Lines of the case that are said, and those that fit a question. */
  said: number;
  fitting: number;
}

/** The lines of a case in a unit of a reply, named as scenes name them. */
function linesOf(unit: string): string[] {
  const [kind, ...ids] = unit.split('.');
  if (kind === 'slot') return linesOf(ids.slice(1).join('.'));
  if (kind === 'back') return ids.map((id) => `back.${id}`);
  return kind === 'fact' || kind === 'detail' ? [`${kind}.${ids[0]}`] : [];
}

function count(tally: Tally, { questions }: Scene, said: readonly string[]): void {
  const wanted = questions.filter(({ lines }) => lines.length > 0);
  tally.wanted += wanted.length;
  tally.met += wanted.filter(({ lines }) => lines.some((line) => said.includes(line))).length;
  tally.said += said.length;
  tally.fitting += said.filter((line) => questions.some(({ lines }) => lines.includes(line))).length;
}

/**
 * Plays the scenes that end in a check (`fit/checks`), and counts the questions that are answered by a line that fits.
 * What is learned from both halves is told by neither (0038).
 */
export async function printChecks(): Promise<void> {
  for (const language of LEARNING_LANGUAGES) {
    await conversationHandlers.prepare(language);
    const parts = await detailedParts('content', language);
    for (const half of HALVES) {
      const tally: Tally = { wanted: 0, met: 0, said: 0, fitting: 0 };
      for (const scene of readScenes(`checks/${language}-${half}`)) {
        const part = parts.find(({ id }) => id === scene.id)!;
        const { lines } = await replyTo(part, scene.ask, await stateBefore(part, scene));
        count(
          tally,
          scene,
          lines.flatMap(({ unit }) => linesOf(unit)),
        );
      }
      const { wanted, met, said, fitting } = tally;
      const percent = (some: number, all: number) =>
        `${some} of ${all}, ${((100 * some) / all).toFixed(0)} %`;
      console.log(
        `Checks, ${language}, ${half} half: questions answered by a line that fits ${percent(met, wanted)}; lines of the case that fit ${percent(fitting, said)}`,
      );
    }
  }
}
