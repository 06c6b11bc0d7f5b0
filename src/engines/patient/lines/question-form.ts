import { bare } from '../words/following-words.ts';
import { LEAD } from '../words/role-play-words.ts';

/** How a question asks: by its question word, for a yes or no, or for a story. */
export type QuestionForm =
  | 'amount'
  | 'long'
  | 'often'
  | 'how'
  | 'when'
  | 'where'
  | 'which'
  | 'who'
  | 'why'
  | 'what'
  | 'yes-no'
  | 'tell';

const FORMS: readonly (readonly [QuestionForm, RegExp])[] = [
  ['amount', /\bhow (?:many|much|high|big|heavy|far|old|large|tall)\b/],
  ['long', /\b(?:how long|since when)\b/],
  ['often', /\bhow (?:often|frequently|regularly)\b/],
  [
    'why',
    /\b(?:why|how come|what (?:makes|made|stopped|stops|kept|keeps|put|prevents) (?:you|him|her|them))\b/,
  ],
  ['who', /\b(?:who|whose|whom)\b/],
  ['where', /\bwhere(?:abouts)?\b/],
  ['which', /\bwhich\b/],
  ['when', /^(?:at )?(?:when|what time)\b/],
  ['what', /^(?:(?:and|in|at|for|to|on|with|of) )?what(?:'s)?\b/],
  ['how', /^how\b/],
  [
    'yes-no',
    /^(?:do|does|did|have|has|had|are|is|was|were|can|could|will|would|should|shall|may|might|any|anybody|anyone|anything|ever|isn't|aren't|wasn't|don't|doesn't|didn't|haven't|hasn't)\b/,
  ],
  ['tell', /\b(?:tell|describe|explain|talk|walk|show|take|say)\b/],
];

/** The form of a question in English; null where none shows, as in 'and the other one?'. */
export function formOf(question: string): QuestionForm | null {
  const text = bare(question).replace(LEAD, '');
  return FORMS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Whom a question is about: the one who is asked, somebody else, or nobody in particular. */
export type Person = 'you' | 'third' | 'none';

/** 'Your father', 'your arm': not the one who is asked. */
const HERS = /\byour (?!self\b)\w+/;
const YOU = /\b(?:you|you're|you've|you'd|you'll|yourself)\b/;
const OTHERS = /\b(?:he|she|him|her|his|they|them|their|he's|she's|they're)\b/;

export function personOf(question: string): Person {
  const text = bare(question);
  if (YOU.test(text)) return 'you';
  return OTHERS.test(text) || HERS.test(text) ? 'third' : 'none';
}
