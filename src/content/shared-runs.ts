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
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let start = 0; start + RUN <= words.length; start++) {
      const run = words.slice(start, start + RUN).join(' ');
      const owner = owners.get(run);
      if (owner === undefined) owners.set(run, name);
      else if (owner !== name) pairs.add(`${name} shares eight words with ${owner}: "${run}"`);
    }
  }
  return [...pairs];
}
