import { anyOf } from '../../../words/any-of.ts';
import type { Signs } from './signs.ts';

/** How questions are put, and answers helped along. */
export const ASKING = {
  open_question: {
    acts: ['open_complaint', 'tell_more'],
    words: anyOf(
      /^(?:(?:so|and|now|well|ok|okay|right|but|first|then|to start|firstly|please|thank you|mrs? \w+|ms \w+) )*(?:(?:can|could|would) you (?:please |just )?(?:tell|describe|explain|talk|walk|take)|tell me|describe|talk me|walk me|(?:i would|i will) like to (?:hear|know)|(?:please )?tell me|how (?:have|has|are|is|do|does|did|would|can|was|were)|what (?:brings|brought|has|have|is|are|was|were|do|does|did|happens|happened|worries|makes|made|would|seems|can|else|sort of things)|in what way|why)\b/,
      /\b(?:tell me (?:a (?:bit|little) )?(?:more )?about|tell me (?:please )?(?:what|how|why))\b/,
      /\b(?:happy|glad|kind|nice|good) if you (?:told|tell|could tell|would tell)\b/,
      /\b(?:like to hear|talk me through|take me through|walk me through)\b/,
      /\b(?:in your own (?:words|time)|start by telling|(?:love|like) to hear)\b/,
      /\b(?:begin at the beginning|from the beginning|what (?:has been|is) going on)\b/,
      /\b(?:how (?:have|has) (?:things|you|it|he|she) been)\b/,
      /\b(?:what (?:worries|matters|brings|happened))\b/,
    ),
    never: anyOf(
      /\b(?:why (?:did|have|do) (?:you|he|she))\b/,
      /\b(?:what (?:time|dose|colour|age|size|number|date|day|strength))\b/,
      /\b(?:how (?:long|often|many|much|old|bad|severe|far|soon))\b/,
      /\b(?:what is (?:your|his|her) (?:name|date|age|address)|scale|exactly (?:when|where))\b/,
    ),
  },
  encourage: {
    acts: ['acknowledge', 'affirm'],
    words: anyOf(
      /^(?:i see|go on|mm+|uh huh|right|ok|okay|yes|please (?:go on|continue)|take your time)\b/,
      /^(?:tell me more|i am listening|of course|that is (?:helpful|useful)|thank you for)\b/,
      /\b(?:please go on|tell me more|take your time|carry on)\b/,
    ),
  },
  clarify: {
    acts: ['tell_more'],
    words: anyOf(
      /\b(?:what (?:do|did|would) you mean|do you mean|you mean|when you say|how do they)\b/,
      /\b(?:what did you see|(?:is|was) (?:there|that) something more)\b/,
      /\b(?:(?:what|when|where|how|which) exactly|exactly (?:what|when|where|how|which|do))\b/,
      /\b(?:describe|tell me (?:a (?:bit|little) )?more|can you explain)\b/,
      /\b(?:(?:what|which) (?:kind|sort|type)|in what way|more (?:specific|about|exactly))\b/,
      /\b(?:for example|give me an example|(?:on|from) (?:a scale|one to|1 to|0 to|zero to))\b/,
      /\b(?:how (?:often|much|many|long|bad|severe|far|high|big))\b/,
      /\b(?:what (?:is|was|does) (?:it|that|the \w+) (?:like|feel|look)|could you say more)\b/,
      /\b(?:what makes you|what was it about|what happened)\b/,
    ),
    form: 'question',
  },
} as const satisfies Record<string, Signs>;
