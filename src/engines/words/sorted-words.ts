export interface SortedWords {
  has(word: string): boolean;
}

/**
 * Words of small Latin letters, kept as one string in order and searched by halving: a set of them takes ten times the
 * memory. Others, such as names with a capital, are left out.
 */
export function sortedWords(words: readonly string[]): SortedWords {
  const kept = [...new Set(words)].filter((word) => /^[a-z]+$/.test(word)).sort();
  const text = `\n${kept.map((word) => `${word}\n`).join('')}`;
  return {
    has(word) {
      let [low, high] = [0, text.length - 1];
      while (low < high) {
        const start = text.lastIndexOf('\n', (low + high - 1) >> 1);
        const end = text.indexOf('\n', start + 1);
        const found = text.slice(start + 1, end);
        if (found === word) return true;
        if (found < word) low = end;
        else high = start;
      }
      return false;
    },
  };
}
