/** PostgreSQL takes neither a NUL character nor, in JSON, half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

export const NOT_STORABLE = 'A text holds a character that cannot be stored.';

/** A conversation of a hundred turns has some four hundred. */
const MAX_VALUES = 5_000;

/** What is wrong with the variables of a call, whatever operation they are for; undefined when nothing is. */
export function faultOfVariables(variables: Readonly<Record<string, unknown>>): string | undefined {
  const open: unknown[] = [variables];
  let values = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && !isStorable(value)) return NOT_STORABLE;
    if (typeof value !== 'object' || value === null) continue;
    // Not Object.entries: it would copy a million before the first is counted.
    for (const name in value) {
      if (++values > MAX_VALUES) return 'The variables hold too many values.';
      if (!isStorable(name)) return NOT_STORABLE;
      open.push((value as Record<string, unknown>)[name]);
    }
  }
  return undefined;
}
