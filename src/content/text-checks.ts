export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Whether a text has as many words as the bounds allow. */
export function within(text: string, { min, max }: Bounds): boolean {
  const count = text.trim().split(/\s+/).length;
  return count >= min && count <= max;
}

/** Whether a text contains another as whole words, in any case. */
export function containsWords(text: string, words: string): boolean {
  const plain = (value: string) =>
    ` ${value
      .toLowerCase()
      .replace(/[^\p{L}\p{N}-]+/gu, ' ')
      .trim()} `;
  return plain(text).includes(plain(words));
}

/** Every value that stands for the second time or more. */
export function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
}
