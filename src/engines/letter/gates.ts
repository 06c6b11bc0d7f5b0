import type { UnscorableReason, UnscoredLetter } from '#domain/oet/writing/assessment.ts';
import type { Copying } from './content/copying.ts';
import type { Corpus } from './content/corpus.ts';
import type { JudgedPoint } from './content/verdicts.ts';
import { isKnownWord } from './language/spelling.ts';
import type { ReadLetter } from './text/reading.ts';

const FEWEST_WORDS = 50;
const LEAST_ENGLISH = 0.6;
const LEAST_JOINING_ENGLISH = 0.06;
/** English prose is function words to two fifths, notes with some sentences among them to a fifth; key words are not. */
const LEAST_FUNCTION_WORDS = 0.15;
const PROSE_FUNCTION_WORDS = 0.24;
/** Sentences with a verb that make a letter in note form a letter. */
const FEWEST_SENTENCES = 5;
const LEAST_FINITE = 0.34;
const MOST_COPIED = 0.4;
const LEAST_COVERED = 0.15;
const LEAST_COVERED_OF_NOBODY = 0.3;

const FUNCTION_WORDS = new Set(
  `the a an of to in on at by for with from and or but as is are was were be been has have had do does did will would should
  could can may might he she it they his her him its their them this that these those who which when while after before
  since because if not no also i we you your our my me us there than so about until during into over up out please`.split(
    /\s+/,
  ),
);

/** What the letter itself can be the reason for. */
type GateReason = Exclude<UnscorableReason, 'no_engine'>;

const WHY: Readonly<Record<GateReason, string>> = {
  empty: 'There is no letter to mark.',
  too_short: 'The letter has fewer than 50 words, too few to judge.',
  not_english: 'The letter is not written in English.',
  copied:
    'More than two fifths of the letter stand word for word in the case notes: it does not show how you write.',
  stuffed: 'The letter lists words without joining them into sentences, so there is no writing to judge.',
  off_task: 'The letter says too little of what these case notes and this reader ask for.',
};

const unscored = (reason: GateReason, measured: number): UnscoredLetter => ({
  scorable: false,
  reason,
  measured,
  why: WHY[reason],
});

/** What keeps a letter from being marked before its content is looked at; null where nothing does. */
export function firstGates(
  letter: ReadLetter,
  ofTask: ReadonlySet<string>,
  copying: Copying,
): UnscoredLetter | null {
  const { text, layout, bodyWords } = letter;
  if (text.trim() === '') return unscored('empty', 0);
  if (bodyWords < FEWEST_WORDS) return unscored('too_short', bodyWords);
  const words = layout.body.flatMap(
    ({ from, to }) =>
      text
        .slice(from, to)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  );
  const isKnown = (word: string) => word.length < 3 || ofTask.has(word) || isKnownWord(word);
  const english = words.filter(isKnown).length / Math.max(1, words.length);
  const joining = words.filter((word) => FUNCTION_WORDS.has(word)).length / Math.max(1, words.length);
  if (english < LEAST_ENGLISH || joining < LEAST_JOINING_ENGLISH) return unscored('not_english', english);
  if (copying.share > MOST_COPIED) return unscored('copied', copying.share);
  if (isStuffed(letter, words, joining)) return unscored('stuffed', joining);
  return null;
}

/** Lists of key words, with or without a sentence among them. Note form is a fault of style, and marked. */
function isStuffed(letter: ReadLetter, words: readonly string[], joining: number): boolean {
  if (joining < LEAST_FUNCTION_WORDS || variety(words) < LEAST_VARIETY) return true;
  if (finiteShare(letter) < LEAST_FINITE) return true;
  const carried = letter.sentences.filter(({ isClausal }) => isClausal).length;
  return joining < PROSE_FUNCTION_WORDS && carried < FEWEST_SENTENCES;
}

/** Of different words among all: a letter that says the same again and again has few. */
const LEAST_VARIETY = 0.28;
const variety = (words: readonly string[]) => new Set(words).size / Math.max(1, words.length);

/** The share of words that stand in sentences with a verb. */
function finiteShare({ sentences }: ReadLetter): number {
  const wordsIn = (all: typeof sentences) => all.reduce((sum, { tokens }) => sum + tokens.length, 0);
  return wordsIn(sentences.filter(({ isClausal }) => isClausal)) / Math.max(1, wordsIn(sentences));
}

/** Whether a letter is about something else than its task. */
export function offTask(
  points: readonly JudgedPoint[],
  corpus: Corpus,
  letter: ReadLetter,
): UnscoredLetter | null {
  const must = points.filter(({ point }) => point.place === 'must');
  const whole = must.reduce((sum, { point }) => sum + point.importance, 0);
  const said = must.reduce(
    (sum, { point, verdict }) =>
      sum + point.importance * (verdict === 'missing' ? 0 : verdict === 'partial' ? 0.5 : 1),
    0,
  );
  const covered = whole === 0 ? 1 : said / whole;
  const names = corpus.paper.patient.name.toLowerCase().split(/\s+/);
  const isNamed = names.some((name) => name.length > 2 && letter.text.toLowerCase().includes(name));
  return covered < (isNamed ? LEAST_COVERED : LEAST_COVERED_OF_NOBODY) ? unscored('off_task', covered) : null;
}
