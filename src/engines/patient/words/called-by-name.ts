/** Calling somebody by name, in English: 'Does that suit you, Ms Solberg?' */

const TITLED = "(?:Mrs?|Ms|Miss|Dr|Doctor)\\.? \\p{Lu}[\\p{L}'’-]+";
const CALL = new RegExp(`(?:^|, ?)${TITLED}(?=[,.?!;:]|$)`, 'gu');

/** What calls the other one by name names nothing: a text without it. */
export const withoutCall = (text: string): string => text.replace(CALL, '');

const CALLED_AT_ITS_END = new RegExp(
  `^(?!.*\\b(?:name|called?|address|right person|(?:is|are) (?:it|you|that))\\b)(?:[\\p{L}'’]+,? ){2,}[\\p{L}'’]+, ${TITLED}[?.!]?$`,
  'u',
);

/** Whether a sentence ends with a name and does not ask for it. */
export const onlyCallsByName = (text: string): boolean => CALLED_AT_ITS_END.test(text);
