import { anyOf } from '../../../words/any-of.ts';
import type { Signs } from './signs.ts';

/** Asking what the other one thinks, fears, hopes for and knows. */
export const VIEWS = {
  ask_ideas: {
    acts: ['ideas'],
    words: anyOf(
      /\bwhat (?:else |then )?(?:do|did|would|have) you (?:\w+ )?(?:think|believe|imagine|suppose|suspect|guess|reckon|assume|thought|imagined)\b|\bwhat (?:are|is|were) your (?:\w+ )?(?:thoughts?|thinking|idea|opinion|explanation|guess|view|theory)\b/,
      /\bis that what you (?:are )?think(?:ing)?\b|\bi wonder what\b/,
      /\bwhere did you (?:read|hear)\b|^(?:so )?you think\b/,
      /\bwhat do you (?:think|believe|feel|reckon|suppose)\b.*\b(?:caus|happen|going on|behind|wrong|brought|lead|led|might be|could be|it is|this is|reason|trigger)/,
      /\b(?:do you have|have you|any) (?:any )?(?:ideas?|thoughts?|theor)/,
      /\byour (?:own )?(?:ideas?|thoughts|view|sense)\b/,
      /\bwhat is (?:it )?(?:behind|stopping|holding|putting|making)/,
      /\bwhat (?:makes|made) you (?:think|feel|say|so|worry|worried)/,
    ),
    form: 'question',
  },
  ask_concerns: {
    acts: ['concerns', 'feelings'],
    words: anyOf(
      /\bwhat (?:is|was|would be) (?:the )?(?:hardest|most difficult|worst|biggest|main) (?:part|thing|problem|challenge)?\b/,
      /\bnervous\b|\bwhat is (?:so )?(?:hard|difficult) (?:about|for)\b|\bkeeps you (?:awake|up)\b/,
      /\bdread\b|\bwhat (?:went|goes|is going|was going|has been going) (?:through|round in) your (?:head|mind)\b/,
      /\bhow are you,? really\b|\bsomething (?:happened|more)\b/,
      /\b(?:worr(?:y|ies|ied|ying)|concern(?:s|ed|ing)?|afraid|scar(?:ed|es|y))\b/,
      /\b(?:frighten(?:ed|s|ing)?|fears?|anxious|bother(?:s|ing)?|on your mind)\b/,
      /\b(?:troubl(?:es|ing)|put(?:s|ting)? you off)\b/,
      // What it means to whoever is asked, and what speaks against it.
      /\bwhat (?:would|does|did|do) (?:\w+ ){1,3}?mean (?:to|for) you\b|\b(?:why|what) (?:\w+ ){1,4}?important (?:to|for) you\b/,
      /\bwhat is it (?:about|that|in) .{0,40}\byou (?:do not|are|would not|dislike|hate|fear)\b|\bwhat (?:do|would) you not (?:like|want)\b/,
    ),
    never: /\byou (?:do not|should not) (?:need|have) to worry\b/,
    form: 'question',
  },
  ask_expectations: {
    acts: ['expectations'],
    words: anyOf(
      /\bwhat (?:\w+ ){0,2}?(?:would|do|did|can|should) (?:you|we|i) (?:\w+ )?(?:want|wish|like|hope|expect|need|do)\b.{0,24}\b(?:from|we|us|me|here|today|for you)\b|\bwhat would help\b/,
      /\bhow can (?:i|we) (?:best )?help you(?: best)?\b|\bwhat (?:do|did|would) you wish\b/,
      /\bwhat would (?:be (?:the )?(?:best|ideal|good)|help)\b|\bwhat (?:do )?you want\b/,
      /\b(?:hop(?:e|ed|es|ing)|expect(?:ed|ing|ations)?)\b/,
      /\b(?:would you (?:like|want) (?:me|us|to (?:see|happen|get|achieve|be able)))\b/,
      /\b(?:(?:want|like|need) (?:me|us|from (?:me|us|today))|matters? (?:most )?to you)\b/,
      /\b(?:(?:most )?important (?:to|for) you|goals?|would help you|what would you like)\b/,
    ),
    form: 'question',
  },
  ask_known: {
    words: anyOf(
      /\b(?:find|found|read|look|looked|search|searched)\b.{0,16}\b(?:internet|online|web|google)\b|\bknown to you\b|\byou have (?:already |maybe |perhaps )?(?:heard|read|been told|seen) (?:something|anything|of|about)\b/,
      // Whoever told it: 'Did GP explain you something?', 'What did the nurse teach you already?'
      /\b(?:did|has|have|had|was|were) (?!you (?:tell|told|explain|explained|show|shown|mention|mentioned)\b)(?:(?!i\b)\w+ ){1,3}?(?:tell|told|explain(?:ed)?|teach|taught|inform(?:ed)?|hear|heard|learn(?:ed|t)?|show|shown)\b(?! (?:him|her|them|your|that)\b)/,
      /\byou (?:already )?(?:know|remember) (?:already )?(?:what (?:is|are|it|a|an|the)|why|how (?!many|much|long|often|old)\w+|something|anything|this)\b/,
      /\b(?:do|did) you have (?:any |some )?experience (?:with|of)\b/,
      /\bhave you (?:had )?(?:any )?experience\b/,
      /\bdo you know (?:anybody|anyone|somebody|someone)\b/,
      /\bwhat (?:do|did) you (?:already )?(?:know|understand|remember)\b/,
      /(?<!where )\b(?:have|had|has|were|did) (?:you|anyone|anybody|someone|the [a-z]+|your [a-z]+|they)\b.{0,20}\b(?:told|heard|tell|explain(?:ed)?|read|come across|spoken|talked|shown|looked)\b/,
      /^(?:\w+ ){0,3}?(?:did|has|have|was) (?:somebody|someone|anybody|anyone|the \w+|your \w+|they|you) (?:ever |already )?(?:tell|told|explain|explained|heard|hear|seen|read|say|said|show|shown)\b/,
      /\bwhat (?:did|have|has) (?:the )?\w+ (?:already )?(?:tell|told|say|said|explain|explained)(?: you)?\b/,
      /\b(?:do|maybe|perhaps) you (?:already |maybe )?know (?:something|anything|this|it|that word|about|what is|why|how(?! (?:many|much|long|often|old)))\b/,
      /\b(?:says?|means?) (?:something|anything|much) to you\b|\bcome across\b|\bhow would you explain\b.{0,20}\b(?:is|means)\b/,
      /\bhow much (?:do|did) you (?:already )?(?:know|understand|remember)\b/,
      /\bwhat (?:have|had) you (?:already )?(?:heard|been told|read|understood|found)\b/,
      /\bfamiliar with\b|\byour (?:own )?understanding\b/,
      /\bdo you (?:already )?know (?:what|anything|much|about)\b/,
      /\bwhat (?:did|has|have) (?:the|they|he|she|your|anyone|anybody|dr|doctor)\b.{0,30}\b(?:say|said|tell|told|explain(?:ed)?)\b/,
      /\balready (?:know|understand|heard|been told)\b/,
      /\bwhat you (?:already )?(?:know|understand|have (?:been told|heard))\b/,
    ),
    // What somebody else was told is not known by who is spoken to.
    never: /\b(?:have|had|did) you (?:\w+ )?(?:told|tell|shown?|explain(?:ed)?)\b/,
  },
} as const satisfies Record<string, Signs>;
