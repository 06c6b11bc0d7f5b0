import { contentOf } from './content-words.ts';

/** What of a clause stands for something that was named before it. English alone. */

const POINTS_BACK = /\b(?:it|them|this|these|those|that one|they)\b/i;

/** Whether it speaks of something by 'it' or 'them'. */
export const usesPronoun = (text: string): boolean => POINTS_BACK.test(text);

const IS_DOSE =
  /\b(?:once|twice|(?:\w+) times|every (?:day|night|morning|evening|hour|\w+ hours)|daily|(?:a|one|two|three|half a) (?:tablets?|capsules?|pills?|spoonfuls?|doses?))\b/i;

/** Whether it tells how something is taken: 'three times a day, with food'. */
export const isDose = (text: string): boolean => IS_DOSE.test(text);

/** What is said to be kind, or of oneself, names nothing. */
const KIND =
  /^(?:sorry|apologi\w*|forgot|forgive|mistake|reassure|trust|safe|worry|worried|fine|listen|please|promise|doctor)$/;

/** Whether it names something that a later 'it' may stand for. */
export const namesMatter = (text: string): boolean => contentOf(text).some((word) => !KIND.test(word));
