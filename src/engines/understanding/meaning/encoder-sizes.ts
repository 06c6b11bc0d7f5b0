/** Numbers that stand for the meaning of a sentence. Their squares add up to 1. */
export const MEANING_SIZE = 512;
/** Numbers that stand for a piece of a text by itself. */
export const PIECE_SIZE = 256;
/** Numbers that a row has inside a layer. */
export const INNER_SIZE = 1536;
/** What comes later in a sentence is not read. */
export const MOST_PIECES = 128;
