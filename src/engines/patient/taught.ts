import { type Draft, saysBack } from './draft.ts';
import type { Clause } from './interpret.ts';
import { isAsked } from './marks.ts';
import { wasTaughtOf } from './recalling.ts';
import { contentOf } from './words/content-words.ts';
import { bare } from './words/following-words.ts';

/** Whoever goes on from what was said back names but half of it. */
const HALF = 0.5;
/** So few words may stand in anything that was told. */
const FEWEST_NAMED = 2;
const ASKS_WHAT =
  /^(?:(?:and|so|then|now|okay|ok|right|after that|after this|before that|besides) )*(?:(?:the|that|your) \w+(?: \w+)? )?(?:what|which|who|how|where|when|why (?:the|that))\b/;
/** 'How about ten bends twice a day?' puts it to her. */
const PUTS = /\b(?:how|what) about (?:\w+ing\b|an?\b|one\b|\d)|\bhow (?:would|does|do) (?:that|this|it)\b/;
/** 'And the ball, what was that for?' */
const WHAT_FOR = /\bwhat was (?:that|it|this) for\b/;
/** What asks for what was, or for what somebody thinks. */
const OF_HER =
  /\b(?:did|was|were|have|has|had|been|usually|normally|think|feel|worr\w+|prefer|like|before)\b|\bwho (?:can|could|else|helps?|is (?:there|with)|lives|looks)\b/;

/**
 * Whether a question asks for what has just been taught, in nearly its words, in English: 'So which arm goes into the
 * sleeve first?' is answered by that, and by no habit of before.
 */
export function asksForTaught(draft: Draft, clause: Clause): boolean {
  const asked = clause.text.slice(clause.text.search(/[^:]*$/));
  const text = bare(asked).replace(WHAT_FOR, 'what is it for');
  if (
    draft.scene.language !== 'en' ||
    !isAsked(clause) ||
    !ASKS_WHAT.test(text) ||
    OF_HER.test(text) ||
    PUTS.test(text)
  )
    return false;
  // Right after something was said back, what is asked is of that.
  if (hasJustSaidBack(draft)) return wasTaughtOf(draft, clause.text, HALF);
  return contentOf(clause.text).length >= FEWEST_NAMED && wasTaughtOf(draft, clause.text);
}

const WHAT_ABOUT =
  /^(?:(?:and|so|but|okay|ok) )*(?:one part was missing )?(?:what about|(?:what )?if (?:you|he|she|it)\b(?!.*\b(?:do|does|feel)$))\b/;

/** Whether the last reply said back what was told. */
export const hasJustSaidBack = ({ state }: Draft): boolean => state.last.some(saysBack);

/** 'And what about the razor?' asks for more of what is said back, if it was told. */
export function asksForMoreBack(draft: Draft, clause: Clause): boolean {
  const text = bare(clause.text.slice(clause.text.search(/[^:]*$/)));
  return (
    draft.scene.language === 'en' &&
    isAsked(clause) &&
    WHAT_ABOUT.test(text) &&
    wasTaughtOf(draft, text, HALF)
  );
}
