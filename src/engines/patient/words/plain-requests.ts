/**
 * Sentences of a turn without what only leads in to what they ask: 'before I tell you the result, how have you been?' asks
 * how she has been. English alone.
 */

/** 'I mean how she's been getting about.' is asked again. */
const MEANT =
  /^(?:(?:no|well|sorry|yes),? )?I (?:mean|meant),? ((?:how|what|when|where|which|who|why|whether)\b.*)\.$/i;

/** 'I wondered how you're feeling this morning.' */
const WONDERED =
  /^(?:so |and )?I (?:wondered|was wondering|am wondering|'m wondering|wanted to (?:ask|know|see|hear)|'d like to (?:ask|know|hear)|would like to (?:ask|know|hear)) (how|what|when|where|which|who|why) (you|he|she|it|they|that|things)(?:'re|'s| are| is|'ve| have| has)( been)? ([^?]*)\.$/i;
const IS_ONE = /^(?:he|she|it|that)$/i;
const askedOutright = (_: string, how: string, who: string, been: string | undefined, rest: string) => {
  const [one, more] = been ? ['has', 'have'] : ['is', 'are'];
  return `${how} ${IS_ONE.test(who) ? one : more} ${who}${been ?? ''} ${rest}?`;
};

/** 'One last important thing: ...' */
const ONE_THING =
  /^(?:and |so |now )?one (?:last|more|final|other)(?: \w+)? (?:thing|question|point)[:,] (?=\w)/i;

/** 'Before we talk about the scan, how have you been?' */
const BEFORE_THAT =
  /^(?:but |and |so |now )?before (?:we|i) (?!(?:do|did|have|had|was|were)\b)[^,:?]+[,:] (?=(?:how|what|when|where|which|who|why|can|could|would|will|do|did|have|has|are|is|tell)\b)/i;

/** 'I see you asked to be seen today, so tell me what's been happening.' says one thing and asks another. */
const AND_TELL =
  /^(?!(?:please |just )?(?:tell|could|can|would|when|if|before|after)\b)([^,?]{8,}(?:,[^,?]+)?),? so(?: now| first)?,? ((?:please |just )?tell me\b[^?]*)$/i;

/** Sentences in which what is only said stands apart from what has somebody tell. */
const toldApart = (sentence: string): string[] => {
  const [, said, tell] = AND_TELL.exec(sentence) ?? [];
  return said && tell ? [`${said}.`, tell] : [sentence];
};

/** 'And about your voice: what are you going to do?' */
const ABOUT =
  /^(?:(?:and|so|now|then),? )*about (the|your|his|her|that|this) ([^,:?]{2,40})[:,] (what|how|when|where|which|who)\b([^?]*)\?$/i;

/** 'A few warning signs now: fever, vomiting, trouble with your sight?' */
const LISTED =
  /^(?!(?:and |so |but |now )?(?:what|how|when|where|which|who|why|do|does|did|have|has|is|are|was|were|can|could|would|will)\b)[^:?]*\b(?:signs?|symptoms?|questions?|things?|checks?)\b[^:?]{0,20}: (?!(?:what|how|when|where|which|who|why|do|does|did|have|has|had|is|are|was|were|can|could|would|will|any|if|suppose|imagine|say|picture|let's)\b)([^?]+)\?$/i;

/** 'Apart from the sneezing, is there anything else?' */
const APART_FROM =
  /^(?:and |but |so )?(?:apart from|besides|other than|except for) [^,?]+, (?=(?:is|are|do|does|did|have|has|what|which|how)\b)/i;

/** 'Tell me more, what happens if you can't work?' asks for just that. */
const MORE_OF =
  /^(?:(?:and|so|please),? )*(?:tell me (?:a (?:bit|little) )?more|go on|say more|carry on)[,:;] (?=(?:what|how|when|where|who|why|which)\b)/i;

/** 'Does that ease your mind, or is there still a "but"?' is one question. */
const OR_STILL =
  /(?<=^(?:and |so )?(?:does|do|did|is|are) (?:that|this|it|you)\b[^?]*),? or (?:(?:is|are) there|are you|do you|does it) (?:\w+ )?still\b[^?]*(?=\?$)|(?<=^(?:and |so )?(?:would|will|are) (?:you|that|this|it)\b[^?]*),? or is there (?:some|any)thing you(?:'d| would) rather\b[^?]*(?=\?$)/i;

/** 'Then let me check I was clear.', 'I just want to make sure I've explained it.' */
const SAYS_CHECK =
  /^(?:(?:then|so|now|and|right|good|okay|well|great|perfect),? )*(?:just )?(?:let me|i(?:'d| would) (?:just )?like to|i (?:just )?(?:want|need) to) (?:just |quickly )?(?:check|make sure|be sure|see)\b[^,:?]*\b(?:clear|clearly|explain\w*|underst\w+|sense|same page|covered|told you)\b[^,:?]*[.:]$/i;
/** 'Let me check that I was clear: suppose it goes weak again, what will you do?' */
const CHECK_FIRST =
  /^(?:(?:then|so|now|and|right|good|okay|well|great|perfect),? )*(?:just )?let me (?:just |quickly )?(?:check|make sure|be sure|see)\b[^,:?]*\b(?:clear|clearly|explain\w*|underst\w+|sense|covered|told you)\b[^,:?]*[,:] (?=(?:suppose|imagine|say|if|what|how|when|which|who|where)\b)/i;
/** 'Suppose your hand goes weak again, what will you do?' */
const IS_SUPPOSED =
  /(?<=^|: )(?:let's )?(?:suppose|imagine|say|picture)(?: that)? (?=[^?]*,(?: then)? (?:what|who|how|when)\b[^?]*\?$)/i;
/** 'Then one small check of my own explaining: how will you do it?' */
const ONE_CHECK =
  /^(?:(?:then|so|now|and),? )*(?:one|a) (?:\w+ )?check\b[^:?]*: (?=(?:what|how|when|which|who|where|why)\b)/i;
/** 'Could you tell me, in your own words, what happens next?' is one question. */
const OWN_WORDS =
  /(?<=\byou tell me),? (in your (?:own )?words), (?=(?:what|how|when|which|who|where|why)\b)/i;

/** 'Once more about the drops: how many?' */
const ONCE_MORE = /^(?:and |so |but )?once (?:more|again)(?:,? (?:about|for|on) [^,:?]+)?[:,] (?=\w)/i;
/** 'So say it's Saturday night, and the bag has stayed empty.' */
const SUPPOSES =
  /^(?:(?:and|so|now|okay|well),? )*(?:let's )?(?:say|suppose|imagine|picture)(?: that)?:? (?=(?:it's|it is|it|he|she|they|you're|you|the|your|one|there's|there|tonight|tomorrow|on \w+day|\w+day)\b)/i;
/** What a case that was only supposed is put for. */
const THEN_WHAT = /^(?:(?:and|so|then),? )*what(?:'ll| will| would| do| should|'d)? (?:you|he|she|they)?\b/i;

/** Sentences, each with what only leads in to it: a check that was announced, or a case that was supposed. */
function withLeads(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence, at) => {
    const [before = '', after = ''] = [sentences[at - 1], sentences[at + 1]];
    if (SAYS_CHECK.test(sentence) && after.endsWith('?')) return [];
    if (SUPPOSES.test(sentence) && THEN_WHAT.test(after) && after.endsWith('?')) return [];
    if (sentence.endsWith('?') && SAYS_CHECK.test(before)) return [`Just to check: ${lowered(sentence)}`];
    if (sentence.endsWith('?') && SUPPOSES.test(before) && THEN_WHAT.test(sentence))
      return [`If ${before.replace(SUPPOSES, '').replace(/[.!]+$/, '')}, ${lowered(sentence)}`];
    return [
      sentence.endsWith('?')
        ? sentence
            .replace(ONCE_MORE, 'Just to check: ')
            .replace(ONE_CHECK, 'Just to check: ')
            .replace(CHECK_FIRST, 'Just to check: ')
            .replace(IS_SUPPOSED, 'if ')
            .replace(OWN_WORDS, ' $1 ')
        : sentence,
    ];
  });
}

const lowered = (text: string) => `${text[0]?.toLowerCase()}${text.slice(1)}`;

/** What a turn asks, sentence by sentence, in plain words. */
export function plainRequests(sentences: readonly string[]): string[] {
  return withLeads(sentences.flatMap(toldApart)).map((sentence) =>
    sentence
      .replace(MEANT, '$1?')
      .replace(WONDERED, askedOutright)
      .replace(ONE_THING, '')
      .replace(BEFORE_THAT, '')
      .replace(ABOUT, '$3$4 about $1 $2?')
      .replace(APART_FROM, '')
      .replace(LISTED, 'Any $1?')
      .replace(MORE_OF, '')
      .replace(OR_STILL, ''),
  );
}
