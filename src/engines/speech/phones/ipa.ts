const STRESS_AND_TIES = /\u0361|[ˈˌ‿.\-/[\]()_|]/gu;

export interface MappedIpa {
  readonly phones: readonly string[];
  /** Symbols that the map does not know. They are left out of `phones`. */
  readonly unknown: readonly string[];
}

/**
 * Broad IPA (stress marks are ignored) in the phones of a model: the longest entry of `map` that fits is taken at
 * each place. An R that only repeats what the vowel before it holds is dropped.
 */
export function phonesFromIpa(ipa: string, map: Readonly<Record<string, string>>): MappedIpa {
  const symbols = [...ipa.normalize('NFD').replace(STRESS_AND_TIES, '')];
  const entries = entriesOf(map);
  const phones: string[] = [];
  const unknown: string[] = [];
  for (let at = 0; at < symbols.length; ) {
    const found = longest(entries, symbols, at);
    if (found === null) {
      if (!/[\s\p{M}ːˑʰʲ]/u.test(symbols[at]!)) unknown.push(symbols[at]!);
      at++;
      continue;
    }
    for (const phone of found.phones) if (!repeatsR(phone, phones.at(-1))) phones.push(phone);
    at += found.length;
  }
  return { phones, unknown };
}

interface Entries {
  readonly table: ReadonlyMap<string, readonly string[]>;
  readonly longest: number;
}

const cache = new WeakMap<object, Entries>();

function entriesOf(map: Readonly<Record<string, string>>): Entries {
  const known = cache.get(map);
  if (known) return known;
  const table = new Map(
    Object.entries(map).map(([symbol, phones]) => [symbol.normalize('NFD'), phones.split(' ')] as const),
  );
  const entries = { table, longest: Math.max(...[...table.keys()].map((key) => [...key].length)) };
  cache.set(map, entries);
  return entries;
}

function longest(entries: Entries, symbols: readonly string[], at: number) {
  for (let length = Math.min(entries.longest, symbols.length - at); length > 0; length--) {
    const phones = entries.table.get(symbols.slice(at, at + length).join(''));
    if (phones) return { phones, length };
  }
  return null;
}

function repeatsR(phone: string, before: string | undefined): boolean {
  return (phone === 'R' && (before === 'ER' || before === 'R')) || (phone === 'rr' && before === 'rr');
}
