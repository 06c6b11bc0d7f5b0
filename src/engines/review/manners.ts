import type { LearningLanguage } from '#domain/languages.ts';
import type { Act } from '#domain/practice/complex/acts.ts';
import type { Manner, MannerOutcome } from '#domain/practice/complex/review.ts';
import { makes } from '../roleplay/reading/moves.ts';
import { severalIn } from '../roleplay/reading/questions.ts';
import { hasAct, quoteOf, type Sentence, type Transcript } from '../roleplay/reading/transcript.ts';
import { MANNER_WORDS } from './manner-words.ts';
import { isTopic } from './sentences.ts';

type Verdict = MannerOutcome['verdict'];

/** A conversation in one of the five languages. */
export interface ReadTalk {
  readonly language: LearningLanguage;
  readonly transcript: Transcript;
}

const MOST_SHOWN = 2;

function outcome(
  { language }: ReadTalk,
  manner: Manner,
  verdict: Verdict,
  shown: readonly Sentence[],
): MannerOutcome {
  return {
    manner,
    verdict,
    shown: verdict === null ? [] : shown.slice(0, MOST_SHOWN).map(quoteOf),
    // In English the wording of a question tells besides its topics.
    limited: manner === 'one_at_a_time' && verdict !== null && language !== 'en',
    model: verdict === 'yes' || verdict === null ? null : MANNER_WORDS[language].models[manner],
  };
}

export const judgeManners = (talk: ReadTalk): MannerOutcome[] => [
  openFirst(talk),
  oneAtATime(talk),
  signposting(talk),
  checking(talk),
];

/** Who somebody is and how old is asked before there is a story. */
const FORMAL: readonly Act[] = ['name', 'age', 'open_complaint', 'tell_more'];
const OPEN: readonly Act[] = ['open_complaint', 'tell_more'];

/** Questions for the history; a request to tell is one as well. */
const asksIn = ({ transcript }: ReadTalk): Sentence[] =>
  transcript.sentences.filter((sentence) => {
    const topics = [...sentence.acts].filter(isTopic);
    return (
      (sentence.isQuestion || hasAct(sentence, ...OPEN)) &&
      topics.some((act) => !FORMAL.includes(act) || OPEN.includes(act))
    );
  });

function isOpen(language: LearningLanguage, sentence: Sentence): boolean {
  const { open, closed } = MANNER_WORDS[language];
  if (closed.test(sentence.plain)) return false;
  return (
    hasAct(sentence, ...OPEN) ||
    open.test(sentence.plain) ||
    (language === 'en' && makes(sentence, 'open_question'))
  );
}

/** The story is asked for before its details are. */
function openFirst(talk: ReadTalk): MannerOutcome {
  const asked = asksIn(talk);
  const [first] = asked;
  if (!first) return outcome(talk, 'open_first', null, []);
  if (isOpen(talk.language, first)) return outcome(talk, 'open_first', 'yes', [first]);
  const later = asked.some((sentence) => isOpen(talk.language, sentence));
  return outcome(talk, 'open_first', later ? 'partly' : 'no', [first]);
}

/** Of a list to say yes or no to, as many are one question. */
const FEW_SYMPTOMS = 2;
const OFTEN = 0.3;
const MANY = 2;

const topicsOf = ({ acts }: Sentence) => [...acts].filter(isTopic);

function asksTwo(sentence: Sentence): boolean {
  const topics = topicsOf(sentence);
  const symptoms = topics.filter((act) => act.startsWith('symptom.')).length;
  return sentence.clauses.length > 1
    ? topics.length - symptoms > 1 || symptoms > FEW_SYMPTOMS
    : symptoms > FEW_SYMPTOMS;
}

/** One question a turn, and one thing a question. */
function oneAtATime(talk: ReadTalk): MannerOutcome {
  const asked = asksIn(talk);
  const turns = new Set(asked.map(({ turn }) => turn));
  const faulty = [...turns].flatMap((turn) => {
    const own = asked.filter((sentence) => sentence.turn === turn);
    const compound = own.find(
      (sentence) => asksTwo(sentence) || (talk.language === 'en' && severalIn(sentence) > 0),
    );
    if (compound) return [compound];
    const topics = new Set(own.flatMap(topicsOf));
    const last = own.at(-1);
    return last && own.length > 1 && topics.size > 1 ? [last] : [];
  });
  if (turns.size === 0) return outcome(talk, 'one_at_a_time', null, []);
  const isOften = faulty.length >= MANY && faulty.length / turns.size >= OFTEN;
  const verdict = faulty.length === 0 ? 'yes' : isOften ? 'no' : 'partly';
  return outcome(talk, 'one_at_a_time', verdict, verdict === 'yes' ? asked.slice(0, 1) : faulty);
}

/** Fewer turns have nothing between which a step could be announced. */
const FEWEST_TURNS = 4;

/** 'I'll give you some tablets' is the thing itself. */
const announces = (sentence: Sentence): boolean =>
  makes(sentence, 'signpost') && !/\bi will (?:give|prescribe|write|refer)\b/.test(sentence.plain);

/** Where the conversation goes next is said. */
function signposting(talk: ReadTalk): MannerOutcome {
  const { language, transcript } = talk;
  if (transcript.candidate.length < FEWEST_TURNS) return outcome(talk, 'signposting', null, []);
  const signs = transcript.sentences.filter(
    (sentence) =>
      (language === 'en' ? announces(sentence) : hasAct(sentence, 'signpost')) ||
      MANNER_WORDS[language].announces.test(sentence.plain),
  );
  const turns = new Set(signs.map(({ turn }) => turn)).size;
  return outcome(talk, 'signposting', turns > 1 ? 'yes' : turns === 1 ? 'partly' : 'no', signs);
}

const TELLS: readonly Act[] = [
  'explain_diagnosis',
  'explain_test',
  'explain_treatment',
  'advise_lifestyle',
  'refer',
  'safety_net',
];

/** It is checked what was understood: best told back, else asked. */
function checking(talk: ReadTalk): MannerOutcome {
  const { language, transcript } = talk;
  const { sentences } = transcript;
  const told = sentences.find((sentence) => !sentence.isQuestion && hasAct(sentence, ...TELLS));
  const later = sentences.filter(({ at }) => !told || at > told.at);
  const back = later.filter(
    (sentence) =>
      MANNER_WORDS[language].tellsBack.test(sentence.plain) ||
      (language === 'en' && sentence.isQuestion && makes(sentence, 'teach_back')),
  );
  if (back.length > 0) return outcome(talk, 'checking', 'yes', back);
  const asked = later.filter((sentence) => hasAct(sentence, 'check_understanding', 'invite_questions'));
  if (asked.length > 0) return outcome(talk, 'checking', 'partly', asked);
  return told ? outcome(talk, 'checking', 'no', [told]) : outcome(talk, 'checking', null, []);
}
