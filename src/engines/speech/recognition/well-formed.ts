import type { LearningLanguage } from '#domain/languages.ts';

const SUBJECTS = '(?:i|you|he|she|it|we|they|your \\w+)';
const BASE_HAVE = '(?:have|had|has)';
const DO = '(?:do|does|did)';
const BASE_VERBS =
  '(?:bring|take|go|feel|get|use|drink|eat|see|come|make|think|know|want|need|give|tell|keep|sleep|smoke|live|work)';
const MODAL = '(?:can|could|will|would|shall|should|may|might|must|cannot)';

/** What no question has: forms that don't go together, and no verb before its subject ('Why you came here?'). */
const QUESTION_FAULTS: readonly RegExp[] = [
  new RegExp(`^${BASE_HAVE} ${SUBJECTS} (?:have|has|do|does|did|are|is|was|were)\\b`),
  new RegExp(`^${DO} ${SUBJECTS} (?:has|had|does|did|is|are|was|were|been|got|gone|taken|to)\\b`),
  new RegExp(`^(?:is|are|was|were) ${SUBJECTS} (?:have|has|had|do|does|did|are|is|was|were)\\b`),
  new RegExp(`^(?:is|are|was|were) ${SUBJECTS} ${BASE_VERBS}\\b`),
  /^(?:\w+ ){0,3}(?:does|did) to\b/,
  new RegExp(`^(?:can|could|will|would|shall|should|may|might|must) ${SUBJECTS} to\\b`),
  /^(?:why|where|how|what) (?:i|you|he|she|it|we|they) /,
  new RegExp(`^how (?:long|often|many (?!do|did|are|have)\\w+|much) ${SUBJECTS} `),
];

/** What no sentence has, in its middle or at its end. */
const FAULTS: readonly RegExp[] = [
  /\b(?:am|is|are) (?:do|does|did|have|has|am|is|are|was|were)\b/,
  /\b(?:can|could|will|would|shall|should|may|might|must) (?:has|had|is|are|was|were|been|does|did|to)\b/,
  new RegExp(`\\b${MODAL} ${MODAL}\\b`),
  /^(?:he|she|it) (?:have|do|are|don't|haven't)\b/,
  /\b(?:i|you|we|they) (?:has|does|is|hasn't|doesn't|isn't)\b/,
  /\b(?!had|that|very|no|yes|bye|well|now|there|one|two|three|five|nine)(\w+) \1\b/,
  /\b(?:an?|the|my|your|our|their) (?:an?|the|my|your|his|our|their|is|are|was|were|of|and|or|to|do|does|did|have|has|had)\b/,
  /\b(?:any|of|from|for) (?:was|were|has|had|does|did)\b/,
  /\b(?:an?|the|my|your|our|their) (?:for|from|with|by|at)\b/,
  /\b(?:of|with|from|at|by) (?:like|want|need) to\b/,
  /\ban? (?:any|some|you|he|she|it|we|they)\b/,
  /\b(?:an?|the|my|your|our|their|and|or|but|because|if|than)$/,
];

/**
 * Whether a reading may be offered as what somebody said: false where it has what no correct sentence of the language
 * has. Only English is looked at: in the other languages sentences are offered as they are listed.
 */
export function isWellFormed(text: string, language: LearningLanguage): boolean {
  if (language !== 'en') return true;
  return text.split(/(?<=[.?!])\s+/).every((sentence) => {
    const isQuestion = sentence.trim().endsWith('?');
    const plain = sentence
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const faults = isQuestion ? [...QUESTION_FAULTS, ...FAULTS] : FAULTS;
    return !faults.some((fault) => fault.test(plain));
  });
}
