/** Whether most readers know a word, or some do: of those a learner may have hit one by chance. */
export type Standing = 'everyday' | 'rare';

/** What the marking of gaps must be told of English, since the domain holds no dictionary. Letters are lower case. */
export interface WordKnowledge {
  /** How well known letters are as an English or a medical word; null for none, so that they may be a misspelling. */
  standingOf(letters: string): Standing | null;
  /** How a word is said: each way in phones of the CMU dictionary, as 'N AY T'. Empty where nobody knows. */
  saidAs(letters: string): readonly string[];
}
