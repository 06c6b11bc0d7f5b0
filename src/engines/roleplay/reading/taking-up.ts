import { normalise, wordsIn } from '../../understanding/normalise.ts';
import { anyOf } from '../../words/any-of.ts';
import { feelingStems } from './feelings.ts';
import { gives, makes } from './moves.ts';
import { shared, tellingStems } from './phrases.ts';
import { type CandidateTurn, hasAct, type Sentence, type Transcript, turnsAfter } from './transcript.ts';

/** What the other one said, and the words in it that hint at more. */
interface Said {
  readonly number: number;
  readonly text: string;
  readonly hint: string;
}

/** Asks for more of whatever was said. */
const INVITES = anyOf(
  /\b(?:what (?:do|did|would|does|is|was) (?:you|that|it|this) (?:mean|like|about))\b/,
  /\b(?:what (?:has |did |had |have )?(?:happened|happen|go on|went on|gone on))\b/,
  /\b(?:what (?:is|was) (?:it|that)(?: like| about)?$)\b/,
  /\b(?:what is (?:behind|wrong|the matter|on your mind|going through))\b/,
  /\b(?:how (?:so|come|do you mean|was (?:that|it)|is that|did (?:that|it))|in what way)\b/,
  /\b(?:like what|such as|what (?:makes|made) you (?:say|think|wonder|feel|ask))\b/,
  /\b(?:something (?:more|else|happen(?:ed)?|behind|about (?:it|that|this|your|the)))\b/,
  /\b(?:has (?:anything|something) like (?:it|that|this) happened)\b/,
  /\b(?:(?:can|could|would|will|do|may) (?:you|i|we) (?:like to |want to |mind )?(?:just )?(?:tell(?:ing)?|say(?:ing)?|ask(?:ing)?|explain(?:ing)?|talk(?:ing)?)\b.{0,20}\b(?:more|about (?:it|that|this)|what|who|why|a (?:bit|little)))\b/,
  /\b(?:is (?:that|it|this) (?:what|how|why|because|something)|tell me more|say more)\b/,
  /\b(?:go on$|i am listening|we can talk about (?:it|that|this)|rather (?:tell|say))\b/,
);

/** Says what was seen or heard between the words. */
const NOTICES = anyOf(
  /\b(?:you (?:look|looked|seem|seemed|sound|sounded|hesitated|have gone|went|pulled|stopped|became|got|paused|are thinking|clearly|obviously|were hoping|would like to know|are (?:right|used)|know (?:how|what)))/,
  /\b(?:(?:it|that|this) (?:sounds|seems|looks|must|means))/,
  /\b(?:i (?:notice|noticed|sense|wonder|get the (?:feeling|impression)|have (?:noticed|the (?:feeling|impression))|can (?:see|hear|tell|understand|imagine)|realise|understand (?:that )?(?:you|it|why|how)|know (?:that )?(?:how|it|you)|hear))/,
  /\b(?:(?:means|mean) (?:a lot|so much|home|much|something) to you|(?:on|in) your mind)/,
  /\b(?:close to you|dear to you|your (?:memor|experience|worr|fear|promise|own))/,
);

/** Says what could be seen while it was said. */
const SEES =
  /\byou (?:look|looked|seem|seemed|sound|sounded|hesitated|have gone|went (?:quiet|pale|silent)|pulled a|stopped|paused)\b/;

const SHORT_ECHO = 4;
const FEWEST_IN_ROW = 4;
/** Telling words of its own in a question that is still about what was said. */
const MOST_FOREIGN = 2;

/**
 * The candidate's sentence that takes up what was said: in the next turn by asking about it, putting its feeling or
 * what is behind it into words, or speaking to it; in the next but one by coming back to its words.
 */
export function takenUpAfter(transcript: Transcript, said: Said): Sentence | null {
  const [next, second] = turnsAfter(transcript, said.number, 2);
  const now = next?.sentences.find((sentence) => takesUp(sentence, next, said));
  const later = second?.sentences.find(
    (sentence) => sentence.isQuestion && isAbout(sentence, said.hint) && !isBareEcho(sentence, second, said),
  );
  return now ?? later ?? null;
}

function takesUp(sentence: Sentence, turn: CandidateTurn, said: Said): boolean {
  if (makes(sentence, 'formula') || makes(sentence, 'ask_known') || isBareEcho(sentence, turn, said))
    return false;
  if (makes(sentence, 'empathise')) return true;
  return sentence.isQuestion ? asksAbout(sentence, said) : namesWhat(sentence, said);
}

function asksAbout(sentence: Sentence, said: Said): boolean {
  if (isAbout(sentence, said.hint) && !asksHowMuch(sentence, said)) return true;
  if (sentence.words <= SHORT_ECHO && ` ${normalise(said.text)} `.includes(` ${sentence.plain} `))
    return true;
  const foreign = foreignTo(sentence, said);
  if (makes(sentence, 'ask_concerns') || hasAct(sentence, 'feelings', 'tell_more')) {
    return foreign <= MOST_FOREIGN;
  }
  if (sentence.words <= SHORT_QUESTION && foreign === 0 && POINTS_BACK.test(sentence.plain)) {
    return !asksHowMuch(sentence, said);
  }
  return INVITES.test(sentence.plain)
    ? foreign < MOST_FOREIGN
    : foreign === 0 && makes(sentence, 'ask_ideas');
}

/** 'Who was it?', 'You had the same?': about nothing but what was just said. */
const POINTS_BACK =
  /\b(?:who|same|yourself|how do you know|want to tell me|(?:for|with|of|to) (?:him|her|them))\b/;
const SHORT_QUESTION = 9;

/** Whether a question asks for more of a text without bringing up anything else. */
export const asksForMore = (sentence: Sentence, text: string): boolean =>
  INVITES.test(sentence.plain) && foreignTo(sentence, { number: 0, text, hint: text }) < MOST_FOREIGN;

/** 'How many tablets?' asks for a figure, not for what was hinted at. */
const asksHowMuch = ({ plain, text }: Sentence, { hint }: Said) =>
  /^(?:(?:so|and|but|ok|okay) )*how (?:many|much|often|long|old|big)\b/.test(plain) &&
  shared(tellingStems(text), tellingStems(hint)) < 2;

/** A statement that gives back more than words, or says what is between them. */
function namesWhat(sentence: Sentence, said: Said): boolean {
  const { plain, text } = sentence;
  if (INVITES.test(plain) && foreignTo(sentence, said) === 0) return true;
  const inTurn = shared(tellingStems(text), tellingStems(said.text));
  if (SEES.test(plain) || (NOTICES.test(plain) && (inTurn > 0 || hasFeeling(sentence)))) return true;
  const own = tellingStems(text).size;
  if (shared(tellingStems(text), tellingStems(said.hint)) >= 2 && own <= LONGEST_NAMED) return true;
  const trails = /(?:…|\.\.\.)["'”’]?$/.test(text.trim());
  return (
    (trails || (YOU.test(plain) && !DIRECTS.test(plain))) &&
    (inTurn > 0 || inARow(plain, normalise(said.hint)))
  );
}

const LONGEST_NAMED = 6;
const YOU = /^(?:(?:so|and|ah|oh|yes|no|well) )*you\b/;
const DIRECTS =
  /\byou (?:also |always |just |only |now )*(?:can|could|should|must|need|have to|will|would|may|might|do not|take|put|go|come|give|use|make|keep|stop|start)\b/;

const hasFeeling = (sentence: Sentence) => shared(tellingStems(sentence.text), feelingStems()) > 0;

/** Whether a sentence has telling words of a hint, or a row of its words. */
const isAbout = ({ text, plain }: Sentence, hint: string): boolean =>
  shared(tellingStems(text), tellingStems(hint)) > 0 || inARow(plain, normalise(hint));

function inARow(plain: string, hint: string): boolean {
  const words = wordsIn(plain);
  return words.some((_, i) => {
    const row = words.slice(i, i + FEWEST_IN_ROW);
    return row.length === FEWEST_IN_ROW && ` ${hint} `.includes(` ${row.join(' ')} `);
  });
}

const OF_TALK = tellingStems(
  'sound sounds apart mention mentioned sense notice noticed moment bring mind matter',
);

/** Telling words of a sentence that nobody said just before, feelings apart. */
function foreignTo({ text }: Sentence, said: Said): number {
  const known = new Set([...tellingStems(said.text), ...feelingStems(), ...OF_TALK]);
  return [...tellingStems(text)].filter((stem) => !known.has(stem)).length;
}

/** 'Half a bed? It is a single bed.': words given back and answered by oneself leave nothing to tell. */
function isBareEcho(sentence: Sentence, { sentences }: CandidateTurn, said: Said): boolean {
  if (sentence.words > SHORT_ECHO || foreignTo(sentence, said) > 0) return false;
  if (/^(?:what|which|who|where|when|how|why)\b/.test(sentence.plain) || /\bwhat$/.test(sentence.plain)) {
    return false;
  }
  if (!sentence.isQuestion && !/(?:…|\.\.\.)$/.test(sentence.text)) return true;
  const after = sentences[sentences.indexOf(sentence) + 1];
  return after !== undefined && !after.isQuestion && gives(after);
}
