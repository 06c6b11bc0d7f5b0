/** The words of English. */
export interface Lexicon {
  /** Whether letters, in lower case, are a word that people know: then they are no misspelling of another. */
  isWord(letters: string): boolean;
}
