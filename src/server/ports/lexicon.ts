import type { WordKnowledge } from '#domain/oet/listening/word-knowledge.ts';

/** The words of English and of medicine. */
export type Lexicon = WordKnowledge;
