/**
 * Other words for what clinicians tell, as people say it at home: each pair goes one way. What is told keeps its
 * numbers, times and names. English alone.
 */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:straight|right) away\b/g, 'at once'],
  [/\bimmediately\b/g, 'straight away'],
  [/\bas soon as possible\b/g, 'as soon as I can'],
  [/(?<=\b(?:[Ii]f|[Ww]hen) I )notice\b/g, 'see'],
  [/\bcontact\b/g, 'get in touch with'],
  [/\b(?:ring|call) (?=you\b)/g, 'phone '],
  [/\bplenty of\b/g, 'lots of'],
  [/\bseveral times a day\b/g, 'a few times a day'],
  [/\bevery day\b/g, 'each day'],
  [/\b(?<!\b(?:to|in|at) )avoid\b/g, 'stay away from'],
  [/\b(gets?) worse\b/g, '$1 any worse'],
  [/\bas needed\b/g, 'when I need it'],
  [/\bbefore bed\b/g, 'before I go to bed'],
  [/\bafter meals\b/g, "after I've eaten"],
  [/\bbefore meals\b/g, 'before I eat'],
  [/\btwo weeks\b/g, 'a fortnight'],
  [/\ba little\b/g, 'a bit'],
  [/\bremove\b/g, 'take off'],
  [/\bapply\b/g, 'put on'],
  [/\breduce\b/g, 'cut down on'],
  [/\buntil\b/g, 'till'],
  [/\bgently\b/g, 'carefully'],
  [/\bmake sure(?: that)?\b/g, 'see to it that'],
];

/** So many words of a sentence are said in other ones: said all anew it would be somebody else's. */
const MOST = 2;

/** A sentence with some of its words as people say them at home. */
export function inOwnTerms(sentence: string): string {
  let left = MOST;
  return TERMS.reduce((said, [told, own]) => {
    if (left === 0 || !said.match(told)) return said;
    left--;
    return said.replace(told, own);
  }, sentence);
}
