import { anyOf } from '../../../words/any-of.ts';
import type { Signs } from './signs.ts';

/** Saying what comes, in what order, and what was said so far. */
export const STRUCTURE = {
  signpost: {
    acts: ['signpost'],
    words: anyOf(
      /\bthe (?:next|second|third|last|other|final) (?:thing|point|topic|part|step) (?:is|now|i)\b/,
      /\bbefore we (?:continue|carry on)\b|\bcan we (?:speak|talk|look|go|come)\b/,
      /\bthen we (?:come|go|talk|speak|look)\b/,
      /\b(?:let|allow) me (?:to )?(?:now )?(?:summari[sz]e|sum up|recap)\b/,
      /\bi have to ask (?:you )?(?:some|a)\b|\bone (?:more|other|last) (?:thing|question|point)\b/,
      /\b(?:i would (?:now )?like (?:now )?to|i (?:am going to|will(?: now)?|want to|need to)|let me|let us|may i|can i|could i|shall we|shall i|we can now|if i may|perhaps we (?:can|could)|i wonder if we (?:can|could))(?: just| now| first| quickly| also)? (?:ask(?: you)? (?:a|some|about|more|you)|talk|move|turn|go (?:through|over|on|back to)|start|begin|explain|discuss|tell you|come (?:back|on) to|look at|walk you|describe|say (?:a (?:bit|little)|something)|run through|check a)/,
      /\bmoving on\b|\b(?:coming|going|getting) back to\b/,
      /\bif i (?:explained|explain|asked|ask|told|tell|go|went|talk|talked)\b/,
      /\bturn(?:ing)? (?:now )?to\b/,
      /^(?:ok |okay |right |good |so |thank you |very well |well )*now (?:the|i|we|for|about|your|let)\b/,
      /^(?:so |and |now |as )*(?:for|about|regarding) (?:the|your|that)\b/,
      /\bi will (?:be honest|tell you|show you|give you)\b/,
      /\bwhat i (?:suggest|would suggest|propose)\b|\bbut first(?:ly)?\b/,
      /\bi go (?:one|through|step)\b|\bnext (?:i|we)\b/,
      /\bbefore (?:i|we) (?:go|start|talk|explain|move|begin|discuss|get|come|finish)\b/,
      /\bnow (?:that|i|we|about|let)\b|\b(?:few|some|couple of) (?:more )?questions\b/,
      /\bthere (?:are|is) (?:a )?(?:two|three|four|few|couple of|some|several) (?:main )?(?:things?|points?|parts?|steps?|reasons?|options?)\b/,
      /\bfirst (?:of all )?(?:i|we|let)\b/,
      /\bwhat (?:i|we) (?:would like|suggest|propose|will) (?:to do |do )?(?:is|next|now|today)\b/,
    ),
    never: /\bi would like to help\b|\blet me know\b|^let me see$|\blet us know\b/,
  },
  order: {
    words: anyOf(
      /\b(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly)\b/,
      /\b(?:the (?:first|second|third|last|next|other|main) (?:thing|one|part|step|point|reason|is))\b/,
      /\b(?:to (?:start|begin) with|step (?:one|two|three|1|2|3))\b/,
      /\b(?:(?:two|three|four|a few|couple of) (?:main |simple |important )?(?:things|points|parts|steps|reasons|options|ways))\b/,
      /\b(?:after that|next (?:you|we|i|step|thing)|^(?:one|two|three|four|five)\b(?! of| or))\b/,
      /\b(?:on the one hand|most important(?:ly)?)\b/,
    ),
  },
  summarise: {
    acts: ['summarise'],
    words: anyOf(
      /\bwhat i (?:have )?(?:understood|understand|heard|hear) (?:is|from)\b/,
      /\bgo over what you (?:have )?(?:said|told)\b|\bas far as i (?:have )?underst(?:and|ood)\b/,
      /\blet me (?:put|bring) (?:it|that|this|everything|things) together\b/,
      /\bto make sure (?:that )?i (?:have )?underst(?:and|ood)\b/,
      /\b(?:to (?:just )?(?:summari[sz]e|sum up|recap)|in summary|summari[sz]e|sum up|recap)\b/,
      /\b(?:(?:let me|can i|may i|could i|i would like to|i will) (?:just |quickly |please )*(?:check|make sure|repeat|see if) (?:i|that i|what|my|we))\b/,
      /\b(?:(?:so |just )+to (?:check|confirm|make sure|be clear))\b/,
      /\b(?:if i (?:have )?(?:understood|understand|got|heard))\b/,
      /\b(?:from what you (?:have )?(?:said|told|describe))\b/,
      /\b(?:what (?:i am hearing|you are (?:saying|telling))|so what (?:you|i have))\b/,
      /\b(?:what i have (?:heard|understood)|so far you|you have told me)\b/,
      /\b(?:have i (?:got|understood))\b/,
      /\b(?:(?:what )?we have (?:said|agreed|talked|covered|discussed)|so we have agreed)\b/,
      /\b(?:so we (?:will|have)|so the plan)\b/,
      /^(?:ok |okay |right |all right |and )*so (?:you|he|she|it) (?:have|has|had|are|is|were|was|feel|felt|fell|took|noticed|started|began|hurt|hurts|said|think|did|do not)\b.{20,}/,
    ),
    never:
      /\bin your own words\b|\bcan you (?:summari|recap|sum)|\bcould you (?:please )?(?:summari|recap|sum|repeat|tell)/,
  },
  invite_correction: {
    words: anyOf(
      /\b(?:is (?:that|this) (?:right|correct|about right|fair|how|it))\b/,
      /\b(?:have i (?:got|understood|missed|left|heard)|did i (?:get|miss|understand|hear))\b/,
      /\b(?:correct me|that correct|am i (?:right|correct|missing))\b/,
      /\b(?:does that (?:sound right|cover|sum))\b/,
      /\b(?:(?:have|did) (?:i|we) (?:missed|miss|forgot|forgotten))\b/,
      /\b(?:(?:anything|something) (?:that )?i (?:have )?(?:missed|got wrong|left out))\b/,
      /\b(?:(?:anything|something) (?:you would like )?to (?:add|correct|change)|tell me if i)\b/,
      /\b(?:sound about right|sounds? right|stop me if|would you (?:add|change))\b/,
    ),
  },
  close: {
    acts: ['goodbye', 'thank', 'follow_up', 'safety_net', 'agree_plan'],
    words: anyOf(
      /\b(?:goodbye|bye|see you|take care|thank you for|thanks for)\b/,
      /\b(?:before (?:you|we) (?:go|finish|leave)|come back|call (?:us|me|the)|get in touch)\b/,
      /\b(?:(?:what )?we have (?:said|agreed|talked|covered|discussed)|so we have agreed)\b/,
      /\b(?:the plan|next (?:appointment|visit|week|time)|tomorrow)\b/,
      /\b(?:on (?:mon|tues|wednes|thurs|fri)day)\b/,
      /\b(?:in (?:two|three|four|six|a|\d+) (?:days?|weeks?|months?))\b/,
      /\b(?:i (?:will )?(?:write|ring|come|bring|call)|think about it|look after yourself)\b/,
      /\b(?:nice (?:talking|meeting|to have))\b/,
    ),
  },
} as const satisfies Record<string, Signs>;
