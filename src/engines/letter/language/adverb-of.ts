/** The adverb of a quality, as English makes it: 'heavily' of 'heavy', 'gently' of 'gentle', 'basically' of 'basic'. */
export const adverbOf = (word: string) =>
  /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ily`
    : /[^l]le$/.test(word)
      ? `${word.slice(0, -1)}y`
      : /ic$/.test(word)
        ? `${word}ally`
        : `${word}ly`;
