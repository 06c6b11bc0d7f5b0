import type { UnscoredRolePlay } from '#domain/oet/speaking/assessment.ts';
import { isTooLittle, LEAST_SPEECH_MS, talkMs } from '#domain/oet/speaking/enough.ts';
import type { SpeakingKey, SpeakingPaper } from '#domain/oet/speaking/role-play.ts';
import { isKnownWord } from '../letter/language/spelling.ts';
import { gathers, gives } from './reading/moves.ts';
import { shared, tellingStems } from './reading/phrases.ts';
import type { Transcript } from './reading/transcript.ts';

const LEAST_ENGLISH = 0.6;
const LEAST_FUNCTION_WORDS = 0.2;
/** Of the candidate's words in one turn, and of all words in the other one's mouth. */
const MOST_IN_ONE_TURN = 0.6;
const LEAST_OF_PARTNER = 0.06;
/** A sentence of three words or more, said so often or in such a share of all sentences. */
const MOST_REPEATS = 3;
const MOST_REPEATED = 0.3;
const FEWEST_REPEATED_WORDS = 2;
/** Of the words that point to this role-play. */
const FEWEST_ON_TASK = 4;

const LITTLE = new Set(
  `the a an of to in on at by for with from and or but as is are was be been have has had do does did will would can could
  i you he she it they we my your his her its our me him them us this that these those what how when where who why not no
  if so about there all any am just now`.split(/\s+/),
);

const WHY: Readonly<Record<Exclude<UnscoredRolePlay['reason'], 'no_engine'>, string>> = {
  silence: 'Nothing that you said could be heard or read, so there is nothing to judge.',
  too_little:
    'There is too little to judge: at least four turns and 40 seconds of speech, or about 100 typed words, are needed.',
  monologue: 'Nearly everything was said by you in one go: without a conversation there is nothing to judge.',
  stuffed: 'The same words are said again and again: they do not show how you talk with somebody.',
  not_english: 'What you said is not in English.',
  off_task: 'What you said has too little to do with this role-play.',
  too_few_criteria: 'Too few of the nine criteria could be judged to make a score.',
};

export const unscored = (reason: keyof typeof WHY): UnscoredRolePlay => ({
  scorable: false,
  reason,
  why: WHY[reason],
});

/** What keeps a role-play from being marked; null where nothing does. */
export function gateOf(
  transcript: Transcript,
  paper: SpeakingPaper,
  key: SpeakingKey,
): UnscoredRolePlay | null {
  const { candidate } = transcript;
  const words = candidate.reduce((sum, turn) => sum + turn.words, 0);
  if (words === 0) return unscored('silence');
  if (!isEnglish(transcript, paper, key)) return unscored('not_english');
  const { turns } = transcript;
  if (isMonologue(transcript, words) && talkMs(turns, 'doctor') >= LEAST_SPEECH_MS) {
    return unscored('monologue');
  }
  if (isTooLittle(turns)) return unscored('too_little');
  if (isStuffed(transcript)) return unscored('stuffed');
  return isOffTask(transcript, paper, key) ? unscored('off_task') : null;
}

function isEnglish({ sentences }: Transcript, paper: SpeakingPaper, key: SpeakingKey): boolean {
  const words = sentences.flatMap(({ plain }) => plain.split(' ')).filter((word) => /^\p{L}/u.test(word));
  if (words.length === 0) return false;
  const own = tellingWords(paper, key);
  const known = words.filter((word) => word.length < 3 || own.has(word) || isKnownWord(word)).length;
  const little = words.filter((word) => LITTLE.has(word)).length;
  return (
    known / words.length >= LEAST_ENGLISH &&
    (words.length < 8 || little / words.length >= LEAST_FUNCTION_WORDS)
  );
}

const tellingWords = ({ card }: SpeakingPaper, { partner }: SpeakingKey): Set<string> =>
  new Set(`${card.role} ${card.background} ${partner.name}`.toLowerCase().match(/\p{L}+/gu));

function isMonologue({ candidate, partner }: Transcript, words: number): boolean {
  const longest = Math.max(...candidate.map((turn) => turn.words));
  const other = partner.reduce((sum, turn) => sum + turn.words, 0);
  return longest / words > MOST_IN_ONE_TURN || other / (other + words) < LEAST_OF_PARTNER;
}

function isStuffed({ sentences }: Transcript): boolean {
  const counts = Map.groupBy(
    sentences.filter(({ words }) => words >= FEWEST_REPEATED_WORDS),
    ({ plain }) => plain,
  );
  const repeated = [...counts.values()].filter((same) => same.length > MOST_REPEATS).flat();
  const words = (some: typeof sentences) => some.reduce((sum, each) => sum + each.words, 0);
  return (
    repeated.length / Math.max(1, sentences.length) > MOST_REPEATED ||
    words(repeated) / Math.max(1, words(sentences)) > MOST_REPEATED
  );
}

/** Neither the words of this role-play nor anything that a clinician does. */
function isOffTask(
  { sentences }: Transcript,
  { card }: SpeakingPaper,
  { brief, partner, explanation }: SpeakingKey,
): boolean {
  const about = tellingStems(
    card.background,
    card.role,
    partner.background,
    ...card.tasks.map(({ text }) => text),
    ...brief.facts.map(({ full }) => full),
    ...explanation.map(({ says }) => says),
  );
  const said = tellingStems(...sentences.map(({ text }) => text));
  const share = shared(said, about) / Math.max(1, said.size);
  const clinical = sentences.filter(
    (sentence) => sentence.acts.size > 0 && (gathers(sentence) || gives(sentence)),
  ).length;
  return shared(said, about) < FEWEST_ON_TASK || (share < LEAST_ON_TASK && clinical / sentences.length < 0.3);
}

const LEAST_ON_TASK = 0.12;
