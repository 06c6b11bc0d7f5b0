import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { conversationHandlers } from '#engines/conversation.ts';
import { type DetailedPart, detailedParts } from '../fit/labelled-clauses.ts';
import { readScenes, replyTo, type Scene, stateBefore } from '../fit/scenes.ts';

const HALVES = ['first', 'second'] as const;

interface Tally {
  scenes: number;
  /** Scenes in which something that was told is said back. */
  saidBack: number;
  /** Scenes in which she says a line on what was explained: no scene names one, as none was written when they were. */
  takenIn: number;
  /** Questions that a line of the case fits, and those that get one of these. */
  wanted: number;
  met: number;
  /** Lines of the case that are said, and those that fit a question. */
  said: number;
  fitting: number;
}

const NAMED: ReadonlySet<string> = new Set(['fact', 'detail', 'concern', 'question']);
/** Units in which a patient says back what was told. */
const SAYS_BACK = /^(?:back|told)\./;
const TAKES_IN = /^(?:uptake|summary)\./;

/** The lines of a case in a unit of a reply, named as scenes name them. */
function linesOf(unit: string): string[] {
  const [kind, ...ids] = unit.split('.');
  if (kind === 'slot') return linesOf(ids.slice(1).join('.'));
  if (kind === 'back') return ids.map((id) => `back.${id}`);
  return NAMED.has(kind ?? '') ? [`${kind}.${ids[0]}`] : [];
}

function count(tally: Tally, { questions }: Scene, units: readonly string[]): void {
  const said = units.flatMap(linesOf);
  const wanted = questions.filter(({ lines }) => lines.length > 0);
  tally.scenes++;
  tally.saidBack += Number(units.some((unit) => SAYS_BACK.test(unit)));
  tally.takenIn += Number(units.some((unit) => TAKES_IN.test(unit)));
  tally.wanted += wanted.length;
  tally.met += wanted.filter(({ lines }) => lines.some((line) => said.includes(line))).length;
  tally.said += said.length;
  tally.fitting += said.filter((line) => questions.some(({ lines }) => lines.includes(line))).length;
}

async function play(parts: readonly DetailedPart[], name: string): Promise<Tally> {
  const tally: Tally = {
    scenes: 0,
    saidBack: 0,
    takenIn: 0,
    wanted: 0,
    met: 0,
    said: 0,
    fitting: 0,
  };
  for (const scene of readScenes(name)) {
    const part = parts.find(({ id }) => id === scene.id)!;
    const { lines } = await replyTo(part, scene.ask, await stateBefore(part, scene));
    const units = lines.map(({ unit }) => unit);
    count(tally, scene, units);
  }
  return tally;
}

const percent = (some: number, all: number) => `${some} of ${all}, ${((100 * some) / all).toFixed(0)} %`;

/** What was played, in words. */
const told = ({ scenes, saidBack, takenIn, wanted, met, said, fitting }: Tally): string =>
  `questions answered by a line that fits ${percent(met, wanted)}; lines of the case that fit ${percent(fitting, said)}; something said back in ${percent(saidBack, scenes)}, a line on what was explained said in ${percent(takenIn, scenes)}`;

/**
 * Plays the scenes that end in a check (`fit/checks`), and in English those that end in something else once something
 * was explained (`fit/late`), and counts the questions that are answered by a line that fits. What is learned from both
 * halves is told by neither (0038).
 */
export async function printChecks(): Promise<void> {
  for (const language of LEARNING_LANGUAGES) {
    await conversationHandlers.prepare(language);
    const parts = await detailedParts('content', language);
    for (const half of HALVES)
      console.log(
        `Checks, ${language}, ${half} half: ${told(await play(parts, `checks/${language}-${half}`))}`,
      );
    if (language !== 'en') continue;
    for (const half of HALVES)
      console.log(`No checks, en, ${half} half: ${told(await play(parts, `late/en-${half}`))}`);
  }
}
