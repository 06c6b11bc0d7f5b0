import { LRUCache } from 'lru-cache';
import type { LearningLanguage } from '#domain/languages.ts';
import { UPTAKE_PARTS } from '#domain/practice/complex/brief.ts';
import { dot } from '../../understanding/meaning/dot.ts';
import type { Draft } from '../draft.ts';
import { type Clause, isTopic } from '../interpret.ts';
import { lineChances } from '../lines/asked-line.ts';
import { checkChance } from '../lines/check-reading.ts';
import { isSmall, stemsOf } from '../lines/stems.ts';
import { type PartUptake, textIn } from '../part.ts';
import { contentOf, namedBy } from '../words/content-words.ts';
import { PART_SIGNS, withoutCheckLead } from '../words/uptake-questions.ts';

/** A line on what was explained, with what speaks for it as the answer to a question. */
export interface WeighedUptake {
  readonly uptake: PartUptake;
  readonly evidence: readonly number[];
}

/** From this probability on a line of the history is surely asked for. */
const SURELY_ASKED = 0.75;

/** The words of a text that say something, and what a word of a question is worth where they have it. */
interface Words {
  readonly all: readonly string[];
  worthOf(word: string): number;
}

function wordsOf(language: LearningLanguage, text: string): Words {
  if (language === 'en') {
    const all = contentOf(text);
    const named = namedBy(all);
    return { all, worthOf: (word) => named.worthOf(word) };
  }
  const stems = stemsOf(text.replaceAll('*', ''), language);
  const all = [...stems].filter((stem) => !isSmall(stem, language));
  return { all, worthOf: (word) => Number(stems.has(word)) };
}

/** Of the lines of some cases: a part is made anew for each turn. */
const known = new LRUCache<string, Words>({ max: 70 });

function wordsOfUptake(language: LearningLanguage, { id, told, says }: PartUptake): Words {
  const text = textIn(says, language);
  const key = `${id} ${text}`;
  const words = known.get(key) ?? wordsOf(language, [text, ...told.flat()].join(' '));
  known.set(key, words);
  return words;
}

/** The lines on what was explained that may be said to a question, with what speaks for each. Empty without meanings. */
export function weighedUptakes(draft: Draft, clause: Clause): WeighedUptake[] {
  const { brief, scene, state } = draft;
  const reader = scene.lines;
  const open = (brief.uptakes ?? []).filter(({ id }) => id in (state.uptakes ?? {}));
  if (!reader || open.length === 0) return [];
  const { language } = scene;
  const text = withoutCheckLead(language, clause.text);
  const { asks, lines } = reader.clause(text, null);
  const near = open.map((uptake) => Math.max(0, ...uptake.asks.map((way) => dot(asks, reader.ask(way)))));
  const nearest = Math.max(...near);
  const check = checkChance(draft, clause);
  const line = lineChances(draft, clause, null)?.[0]?.probability ?? 0;
  const isSurelyAsked = Number(line > SURELY_ASKED);
  const topic = clause.readings.find(({ act }) => isTopic(act))?.probability ?? 0;
  const signs = PART_SIGNS.map(([, isSign]) => Number(isSign(text, language)));
  const meant = new Set(PART_SIGNS.flatMap(([part], sign) => (signs[sign] ? [part] : [])));
  const content = wordsOf(language, text).all;
  return open.map((uptake, at) => {
    const says = textIn(uptake.says, language);
    const words = wordsOfUptake(language, uptake);
    const shared = content.reduce((sum, word) => sum + words.worthOf(word), 0);
    const ago = state.turn - (state.uptakes?.[uptake.id] ?? 0);
    const parts = UPTAKE_PARTS.map((part) => Number(part === uptake.part));
    const isMeant = Number(meant.has(uptake.part));
    const ofPart = open.filter(({ part }) => part === uptake.part).length;
    const evidence = [
      1,
      near[at]!,
      near[at]! ** 2,
      Number(near[at] === nearest),
      near[at]! - nearest,
      dot(lines, reader.line(says)),
      shared,
      shared / Math.max(1, content.length),
      check,
      line,
      isSurelyAsked,
      isSurelyAsked * (1 - check),
      topic,
      topic * (1 - check),
      Number(ago === 0),
      Number(ago === 1),
      Number(uptake.told.length === 0),
      isMeant,
      isMeant / ofPart,
      isMeant * Number(ago <= 1),
      isMeant * near[at]!,
      Number(meant.size > 0) * (1 - isMeant),
      ...parts,
      ...parts.map((isOfPart) => isOfPart * check),
      ...parts.map((isOfPart) => isOfPart * Number(ago === 0)),
      ...parts.flatMap((isOfPart) => signs.map((sign) => isOfPart * sign)),
    ];
    return { uptake, evidence };
  });
}
