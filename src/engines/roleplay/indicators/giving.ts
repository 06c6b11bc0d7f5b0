import type { Verdict } from '#domain/oet/speaking/assessment.ts';
import { atLeast, type Conversation, type Judge, judged } from '../finding.ts';
import { linksIn } from '../reading/links.ts';
import { afterTold, explainingFrom, gives, type Move, makes, thoseThat, toldIn } from '../reading/moves.ts';
import { LONG_TOLD_WORDS, longestStatements, wordsTold } from '../reading/telling.ts';
import { type CandidateTurn, quoteOf, type Sentence, type Transcript } from '../reading/transcript.ts';
import { weigh } from '../steps.ts';

/** E1: what is known already is found out before it is explained. */
export const foundOutKnown: Judge = ({ transcript, key }) => {
  const asked = thoseThat(transcript, 'ask_known').filter(
    (sentence) => sentence.isQuestion || makes(sentence, 'signpost'),
  );
  const explained = toldIn(transcript);
  const firstTold = explained[0]?.at ?? Number.POSITIVE_INFINITY;
  const most = explained.at(Math.floor(explained.length / 2))?.at ?? firstTold;
  const before = asked.filter(({ at, plain }) => at < most && !ASKS_IN_PASSING.test(plain));
  const verdict: Verdict | null =
    before.length > 0 ? 'yes' : asked.length > 0 ? 'partly' : explained.length === 0 ? null : 'no';
  const shown = verdict === 'no' ? explained.slice(0, 1) : [...before, ...asked];
  return judged('E1', verdict, [...new Set(shown)].map(quoteOf), {
    yes: 'You found out what was known before you explained.',
    partly: 'You asked what is known already, but late.',
    no: 'You explained without asking what is known already.',
    none: 'Nothing was explained.',
    instead: `Before I explain, what do you already know about ${aboutOf(key)}?`,
  });
};

/** Hung on what is told: 'It is a febrile seizure, have you heard of it?' */
const ASKS_IN_PASSING = /^(?:(?:so|and|but|well) )*(?:it|this|that|he|she|they|there) (?:is|was|are)\b/;

/** What an explanation of this role-play is about, if a term says so. */
const aboutOf = ({ terms }: Conversation['key']) => terms[0]?.lay ?? 'this';

/** E2: information comes in pieces, and the answer to one leads to the next. Checks are the matter of E4. */
export const inPieces: Judge = ({ transcript }) => {
  const telling = transcript.candidate.filter((turn) => wordsTold(transcript, turn) > 0);
  const long = telling.filter((turn) => wordsTold(transcript, turn) > LONG_TOLD_WORDS);
  const links = Math.min(linksIn(transcript).length, MOST_COUNTED);
  const invited = turnsInviting(transcript);
  const evidence = {
    longest: longestStatements(transcript),
    invited: Math.min(invited, MOST_COUNTED),
    links,
  };
  const verdict = telling.length === 0 ? null : weigh('E2', evidence);
  const shown = verdict === 'yes' || long.length === 0 ? telling : long;
  return judged('E2', verdict, shown.map(endOf), {
    yes: 'You explained in pieces, and each led on from what the other person said.',
    partly: 'You explained in pieces in part; in part it came all together or past the answers.',
    no: 'You told it all at once, without a pause for the other person.',
    none: 'Nothing was explained.',
    instead: "I'll stop there for a moment. How does that sound so far?",
  });
};

const MOST_COUNTED = 4;
const INVITES: readonly Move[] = [
  'invite_reaction',
  'ask_ideas',
  'ask_concerns',
  'ask_expectations',
  'invite_questions',
];

/** Turns that leave off explaining to hear what the other one makes of it. Checks are the matter of E4. */
function turnsInviting(transcript: Transcript): number {
  const isAfter = afterTold(transcript);
  const inviting = transcript.sentences.filter(
    (each) =>
      each.isQuestion &&
      isAfter(each) &&
      INVITES.some((move) => makes(each, move)) &&
      !makes(each, 'check') &&
      !makes(each, 'teach_back'),
  );
  return new Set(inviting.map(({ turn }) => turn)).size;
}

/** The question that a turn ends in, else its first sentence. */
function endOf({ sentences }: CandidateTurn) {
  const last = sentences.at(-1)!;
  return quoteOf(last.isQuestion ? last : sentences[0]!);
}

/** Asked so that more than yes or no can be said. */
const OPENLY = /^(?:[\w']+ ){0,6}?(?:how|what)\b|\btell me\b/;
const ASKS = /\b(?:tell|say|stop|interrupt|let me know)\b/;
/** What is said out of habit, or asks for a choice. */
const NOT_OPENLY = /\bwhat do you say\b|\bdo you (?:agree|want)\b/;
const OF_PLAN =
  /\b(?:worr\w+|concern\w*|afraid|bother\w*|trouble\w*)\b.{0,12}\b(?:about|with|in) (?:that|this|it|the plan)\b/;
/** Asks for leave to speak, or for what else is needed. */
const isOfTalk = (sentence: Sentence) =>
  makes(sentence, 'invite_questions') ||
  (makes(sentence, 'signpost') && !OPENLY.test(sentence.plain)) ||
  makes(sentence, 'teach_back');

/** E3: reactions and feelings are invited. */
export const reactionsInvited: Judge = ({ transcript }) => {
  const isAfter = afterTold(transcript);
  const firstTold = explainingFrom(transcript);
  const invited = transcript.sentences.filter(
    (sentence) =>
      isAfter(sentence) &&
      !isOfTalk(sentence) &&
      (sentence.isQuestion || ASKS.test(sentence.plain)) &&
      (makes(sentence, 'invite_reaction') ||
        (sentence.isQuestion && (sentence.acts.has('feelings') || OF_PLAN.test(sentence.plain)))),
  );
  const open = invited.filter(({ plain }) => OPENLY.test(plain) && !NOT_OPENLY.test(plain));
  const verdict: Verdict | null =
    firstTold === Number.POSITIVE_INFINITY && invited.length === 0
      ? null
      : open.length > 0
        ? 'yes'
        : atLeast(invited.length, 3, 1);
  return judged(
    'E3',
    verdict,
    verdict === 'no' ? toldIn(transcript).slice(-1).map(quoteOf) : invited.map(quoteOf),
    {
      yes: 'You asked how your explanations and plans were taken.',
      partly: 'You asked only whether it was all right, which is hard to say no to.',
      no: 'You never asked how your explanations and plans were taken.',
      none: 'Nothing was explained.',
      instead: 'How do you feel about that?',
    },
  );
};

/** E4: it is checked that what was explained was understood. */
export const understandingChecked: Judge = ({ transcript }) => {
  const firstTold = explainingFrom(transcript);
  const back = thoseThat(transcript, 'teach_back').filter(
    (sentence) => sentence.at > firstTold && (sentence.isQuestion || !gives(sentence)),
  );
  const asked = thoseThat(transcript, 'check').filter(
    (sentence) => sentence.at > firstTold && !makes(sentence, 'ask_known') && !back.includes(sentence),
  );
  const verdict: Verdict | null =
    back.length > 0
      ? 'yes'
      : asked.length > 0
        ? 'partly'
        : firstTold === Number.POSITIVE_INFINITY
          ? null
          : 'no';
  const shown = verdict === 'no' ? toldIn(transcript).slice(-1) : [...back, ...asked];
  return judged('E4', verdict, shown.map(quoteOf), {
    yes: 'You had the main points told back to you.',
    partly: 'You asked whether it was clear; most people say yes to that whatever they understood.',
    no: 'You never checked what was understood.',
    none: 'Nothing was explained.',
    instead:
      "I've told you a lot. Could you tell me in your own words what you're going to do, so that I know I explained it clearly?",
  });
};

/** Asked so, most people say no. */
const FORMULAIC =
  /^(?:ok |okay |so |good |right |and )*(?:do you have |have you (?:got )?|are there |is there |you (?:do not )?have )?(?:any |an |a )?(?:other |more |further )?questions?(?: so far| till here| until here| about (?:it|that|this))?$/;
/** Put as a statement: 'You need something else?' */
const TAKES_NO = /^you (?:do not )?(?:need|want|have|would like)\b/;
/** What was left out of a summary is asked for, not what else is needed. */
const ABOUT_SUMMARY = /\b(?:have|did) i (?:miss|missed|get|got|forget|forgotten|understand)\b/;
const OFFERS =
  /\b(?:do you want|would you like|shall|can|should) (?:that )?(?:i|me)(?: to)? (?:tell|explain|say) (?:you )?(?:some )?more\b/;

/** E5: it is found out what else is needed. */
export const furtherNeeds: Judge = ({ transcript }) => {
  const firstTold = explainingFrom(transcript);
  const later = thoseThat(transcript, 'invite_questions').filter(
    (each) => each.at > firstTold && !ABOUT_SUMMARY.test(each.plain),
  );
  const offered = transcript.sentences.filter(({ plain, at }) => at > firstTold && OFFERS.test(plain));
  const asking = later.filter((each) => each.isQuestion || /\btell me\b/.test(each.plain));
  const open = asking.filter(({ plain }) => !FORMULAIC.test(plain) && !TAKES_NO.test(plain));
  const verdict: Verdict = open.length > 0 ? 'yes' : asking.length + offered.length > 0 ? 'partly' : 'no';
  return judged('E5', verdict, [...open, ...asking, ...offered].map(quoteOf), {
    yes: 'You asked what else the other person would like to know.',
    partly: 'You asked for questions in passing; that brings out less than asking what else is needed.',
    no: 'You never asked what else the other person would like to know.',
    none: 'There was nothing to add to.',
    instead: "Is there anything else you'd like to ask, or anything you're still unsure about?",
  });
};
