export interface NamedText {
  readonly name: string;
  readonly text: string;
}

const RUN = 8;

/** Pairs of texts that share a run of eight words: one was copied from the other. A line for every pair. */
export function findSharedRuns(texts: readonly NamedText[]): string[] {
  const owners = new Map<string, string>();
  const pairs = new Set<string>();
  for (const { name, text } of texts) {
    for (const run of runsOf(text, RUN)) {
      const owner = owners.get(run);
      if (owner === undefined) owners.set(run, name);
      else if (owner !== name) pairs.add(`${name} shares eight words with ${owner}: "${run}"`);
    }
  }
  return [...pairs];
}

/** So many words in a row that stand in both of two texts; null where there are none. */
export function sharedRun(one: string, other: string, words: number): string | null {
  const runs = new Set(runsOf(one, words));
  return runsOf(other, words).find((run) => runs.has(run)) ?? null;
}

function runsOf(text: string, length: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const count = Math.max(0, words.length - length + 1);
  return Array.from({ length: count }, (_, start) => words.slice(start, start + length).join(' '));
}
