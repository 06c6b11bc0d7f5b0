import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Part, type Spoken, textIn } from '#engines/patient/part.ts';
import { exampleFiles } from '#engines/understanding/knowledge.ts';
import { readEncoder } from '#engines/understanding/meaning/encoder-files.ts';
import { Pieces } from '#engines/understanding/meaning/pieces.ts';
import {
  detailedParts,
  keptFreeTurns,
  learnedFreeTurns,
  seenTurns,
  unseenTurns,
} from './fit/labelled-clauses.ts';
import { writeShipped } from './fit/lines/line-file.ts';
import { LOWER_NUMBERS, UPPER_NUMBERS } from './fit/lines/numbers.ts';

/** What is said, with ways of asking for it. */
interface Item {
  readonly asks: readonly string[];
  readonly says: readonly string[];
  readonly topic?: string;
  readonly of?: string | undefined;
}

const MOST_EXAMPLES = 120;

/**
 * Writes what `learn.py` learns from into a folder: the encoder's numbers, a file for each, those that were learned and
 * ship, and `lines.json` with the
 * lines and ways of asking of all cases, the labelled and free talks, examples by topic, and the pieces of every text.
 */
const [folder = 'dist/lines'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const files = readEncoder();
for (const [name, ending] of Object.entries({ ...LOWER_NUMBERS, ...UPPER_NUMBERS })) {
  const { buffer, byteOffset, byteLength } = files.numbers(ending).slice();
  writeFileSync(join(folder, `encoder-${name}.f32`), new Uint8Array(buffer, byteOffset, byteLength));
}

writeShipped(join(folder, 'shipped'));
const parts = (await detailedParts('content')).map(({ id, part }) => ({
  id,
  opening: textIn(part.opening, 'en'),
  items: Object.fromEntries(itemsOf(part)),
  turns: [...seenTurns(id), ...learnedFreeTurns(id)],
  unseen: unseenTurns(id),
  free: keptFreeTurns(id),
}));
const topics = examplesByTopic();
const pieces = new Pieces(files.vocabulary);
const texts = new Set([
  ...parts.flatMap(({ opening, items, turns, unseen, free }) => [
    opening,
    ...Object.values(items).flatMap(({ asks, says }) => [...asks, ...says]),
    ...[...turns, ...unseen, ...free].flatMap((turn) => turn.parts.map(({ say }) => say)),
  ]),
  ...Object.values(topics).flat(),
]);
writeFileSync(
  join(folder, 'lines.json'),
  JSON.stringify({
    parts,
    topics,
    pieces: Object.fromEntries([...texts].map((text) => [text, pieces.of(text)])),
  }),
);

/** Everything that a patient can say of its own, by the code that labels it. */
function itemsOf(part: Part): [string, Item][] {
  const says = (...texts: readonly (Spoken | undefined)[]) =>
    texts.map((text) => textIn(text ?? {}, 'en')).filter((text) => text !== '');
  const plain = (code: string, ...texts: readonly (Spoken | undefined)[]): [string, Item] => [
    code,
    { asks: [], says: says(...texts) },
  ];
  const { worry, resisting } = part;
  const points = resisting
    ? resisting.explanation.map(({ id, says: model, heard }) => ({ id, model, heard: { en: heard ?? '' } }))
    : (part.keyPoints ?? []);
  return [
    ...part.facts.flatMap(({ id, topic, asks = [], short, full, cue }): [string, Item][] => [
      [`f.${id}`, { asks, says: says(short, full), topic }],
      ...(cue ? [plain(`u.${id}`, cue)] : []),
    ]),
    ...(part.details ?? []).map(({ id, asks, says: line, of }): [string, Item] => [
      `d.${id}`,
      { asks, says: says(line), of },
    ]),
    ...points
      .filter(({ heard }) => says(heard).length > 0)
      .map(({ id, model, heard }): [string, Item] => [`h.${id}`, { asks: [model], says: says(heard) }]),
    ...part.questions.flatMap(({ id, text, reaction }) => [
      plain(`q.${id}`, text),
      plain(`qr.${id}`, reaction),
    ]),
    ...Object.entries(part.reactions).map(([act, text]) => plain(`r.${act}`, text)),
    ...(worry ? [plain('w.calmed', worry.calmed), plain('w.still', worry.stillWorried)] : []),
    ...(resisting?.concerns ?? []).flatMap(({ id, says: lines, still, settled }) => [
      ...lines.map((en, at) => plain(`c.${id}.says.${at}`, { en })),
      ...still.map((en, at) => plain(`c.${id}.still.${at}`, { en })),
      plain(`c.${id}.settled`, { en: settled }),
    ]),
    ...(resisting
      ? [
          plain('close.settled', { en: resisting.closing.settled }),
          plain('close.unsettled', { en: resisting.closing.unsettled }),
        ]
      : []),
  ];
}

/** Questions for each topic, from the examples that the understanding learns from. */
function examplesByTopic(): Record<string, string[]> {
  const topics: Record<string, string[]> = {};
  let topic: string | null = null;
  for (const line of exampleFiles('en').flatMap((file) => readFileSync(file, 'utf8').split('\n'))) {
    const text = line.trim();
    if (text.startsWith('# ')) topic = text.slice(2).trim();
    else if (topic && text !== '' && !text.includes('xsym')) topics[topic] = [...(topics[topic] ?? []), text];
  }
  return Object.fromEntries(
    Object.entries(topics).map(([name, all]) => {
      const every = Math.max(1, Math.ceil(all.length / MOST_EXAMPLES));
      return [name, all.filter((_, at) => at % every === 0)];
    }),
  );
}
