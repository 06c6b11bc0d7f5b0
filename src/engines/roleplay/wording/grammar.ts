import { checkText } from '../../letter/language/check-language.ts';
import { anyOf } from '../../words/any-of.ts';
import type { CandidateTurn, Sentence } from '../reading/transcript.ts';
import type { SpokenDraft } from './sound.ts';

/** What belongs to writing: how a word is spelt, where a sentence ends, and how a letter names people. */
const OF_WRITING = new Set([
  'fragment',
  'run_on',
  'comma_splice',
  'spelling',
  'capital',
  'pronoun_reference',
  'age_form',
  'confused_word',
  'missing_verb',
]);

/** Slips of language in turns whose words are the candidate's own. Fragments are fine: this is talk. */
export function grammarFindings(turns: readonly CandidateTurn[]): SpokenDraft[] {
  return turns.flatMap(({ sentences }) => sentences.flatMap(slipsOf));
}

/** "Where this ends", "nothing's happened": the tagger takes a verb for a noun, and "has" for "is". */
const MISREAD = /^this$|^['’]s\b/i;

const FEWEST_WORDS = 3;

function slipsOf({ text, turn, words }: Sentence): SpokenDraft[] {
  if (words < FEWEST_WORDS) return [];
  const slips = checkText(text).filter(
    ({ rule, from, to }) =>
      !OF_WRITING.has(rule) &&
      !MISREAD.test(text.slice(from, to)) &&
      !/\blet['’]s\s*$/i.test(text.slice(0, from)),
  );
  return [...slips, ...spokenSlips(text)].map(({ rule, severity, from, to, why, mend }) => ({
    criterion: 'grammar_and_expression',
    rule,
    severity,
    shown: { turn, quote: text.slice(from, to) },
    why,
    mend,
  }));
}

interface Spoken {
  readonly rule: string;
  readonly severity: 'minor' | 'moderate';
  readonly from: number;
  readonly to: number;
  readonly why: string;
  readonly mend: string | null;
}

const PATTERNS: readonly (readonly [pattern: RegExp, rule: string, why: string, mend: string | null])[] = [
  [
    /^(?:(?:so|and|but|ok|okay)[, ]+)?(?:what|when|where|why|how) you (?:feel|think|want|have|take|do|eat|need)\b(?=[^.,]*\?)/gi,
    'question_form',
    'A question needs its auxiliary before the subject: "do you".',
    null,
  ],
  [
    /\b(?:do|does|did|can|could|will|would|should) (?:you|he|she|it|they|we) (?:feels|thinks|wants|has|takes|had|took|felt|went|was|were|is)\b/gi,
    'verb_form',
    'After an auxiliary stands the plain verb.',
    null,
  ],
  [
    /\bfrom when (?:do|did|have|are) you\b/gi,
    'question_form',
    '"Since when" or "When did it start" is how this is asked.',
    'how long have you',
  ],
  [
    /\bhow (?:is|are) (?:it|they|he|she|this|that) called\b/gi,
    'question_form',
    'A name is asked for with "what".',
    'what is it called',
  ],
  [
    /\bexplain (?:you|me|him|her|them)\b/gi,
    'verb_pattern',
    'Something is explained "to" somebody.',
    'explain to you',
  ],
  [/\bdiscuss about\b/gi, 'verb_pattern', '"Discuss" takes no "about".', 'discuss'],
  [/\b(?:i|we) am agree\b|\bi'm agree\b|\bare you agree\b/gi, 'verb_form', '"Agree" is the verb.', null],
  [
    /\bsince (?:two|three|four|five|six|seven|eight|nine|ten|\d+|a few|some) (?:days?|weeks?|months?|years?|hours?)\b/gi,
    'since_for',
    'A length of time takes "for".',
    null,
  ],
  [
    /\b(?:an|some|many|several) (?:advices|informations|medications advices)\b|\badvices\b|\binformations\b/gi,
    'countability',
    'This word has no plural.',
    null,
  ],
  [
    /\bmake (?:an )?(?:injection|exercise|exercises|sport|a blood test|an x-ray)\b/gi,
    'collocation',
    'These words do not go together in English.',
    null,
  ],
  [
    /\b(?:has|does|is) (?:the|your) pain (?:started|begin|begins|comes|go)\b/gi,
    'verb_form',
    'This form does not fit its auxiliary.',
    null,
  ],
  [
    /\b(?:more better|more worse|more easier|most worst)\b/gi,
    'comparison',
    'One sign of the comparative is enough.',
    null,
  ],
  [
    /\bdid you (?:noticed|had|took|felt|went|came|tried|saw|ate|drank|told|heard)\b/gi,
    'verb_form',
    'After "did" stands the plain verb.',
    null,
  ],
];

/** Mistakes of talk that letters do not have. */
function spokenSlips(text: string): Spoken[] {
  return PATTERNS.flatMap(([pattern, rule, why, mend]) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: found }): Spoken => ({
        rule,
        severity: 'moderate',
        from: index,
        to: index + found.length,
        why,
        mend,
      }),
    ),
  );
}

/** Words that join clauses: talk without any is talk in simple sentences. */
const JOINS = anyOf(
  /\b(?:because|so that|which|who|that|if|when|while|although|even though|unless|until)\b/g,
  /\b(?:before|after|since|whether|as|how|what|why|where)\b/g,
);
const LEAST_JOINED = 0.015;
const FEWEST_JUDGED = 120;

/** A finding where talk of some length has nearly no sentence of more than one clause. */
export function rangeFinding(turns: readonly CandidateTurn[]): SpokenDraft[] {
  const words = turns.reduce((sum, turn) => sum + turn.words, 0);
  if (words < FEWEST_JUDGED) return [];
  const joined = turns.reduce(
    (sum, { sentences }) => sum + sentences.flatMap(({ plain }) => plain.match(JOINS) ?? []).length,
    0,
  );
  if (joined / words >= LEAST_JOINED) return [];
  return [
    {
      criterion: 'grammar_and_expression',
      rule: 'simple_sentences',
      severity: 'moderate',
      shown: null,
      why: 'Nearly all of your sentences have one clause: nothing joins a reason, a condition or a time to what you say.',
      mend: 'Join a reason to it: "I\'d like to check this today, because ..."',
    },
  ];
}
