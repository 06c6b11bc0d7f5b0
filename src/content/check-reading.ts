import type { ReadingPartPack, ReadingQuestionPack, ReadingTestPack } from './reading-schema.ts';
import type { NamedText } from './shared-runs.ts';
import { type Bounds, containsWords, repeated, within } from './text-checks.ts';

export interface NamedReading {
  readonly path: string;
  readonly pack: ReadingTestPack;
}

type Letter = keyof ReadingTestPack['parts'];

/** OET's own sizes: how many texts of how many words, which questions, how many options. */
interface Shape {
  readonly passages: number;
  readonly words: Bounds;
  readonly allWords: Bounds;
  readonly first: number;
  readonly questions: number;
  readonly options: number;
}

const SHAPES: Record<Letter, Shape> = {
  A: {
    passages: 4,
    words: { min: 90, max: 260 },
    allWords: { min: 560, max: 760 },
    first: 1,
    questions: 20,
    options: 4,
  },
  B: {
    passages: 6,
    words: { min: 100, max: 150 },
    allWords: { min: 600, max: 900 },
    first: 1,
    questions: 6,
    options: 3,
  },
  C: {
    passages: 2,
    words: { min: 720, max: 880 },
    allWords: { min: 1440, max: 1760 },
    first: 7,
    questions: 16,
    options: 4,
  },
};

/** American spellings that a British text doesn't have. */
const AMERICAN =
  /\b(?:\w*(?:behavior|favor|tumor|odor|color|anesthe|pediatr|orthoped|gynecolog|hemorrhag|hematolog|hemoglobin)\w*|labor(?:s|ed|ing)?|anemi[ac]\w*|edema\w*|esophag\w*|diarrhea\w*|leukemia|estrogen\w*|centers?|fiber|liters?|meters|practicing|counsel(?:or|ing)\w*|traveling|fulfill|analyz\w+|catheteriz\w*|hospitaliz\w*|organiz\w*|recogniz\w*|minimiz\w*|prioritiz\w*|utiliz\w*)\b/i;

const FILL_WORDS: Bounds = { min: 1, max: 5 };
/** A careless reader takes the longest option: it may be right in no more than this share. */
const LONGEST_MAY_BE_RIGHT = 0.45;

/** What is wrong with reading tests, beyond their shape: a line for every fault. */
export function checkReading(packs: readonly NamedReading[]): string[] {
  return [
    ...packs.flatMap(({ path, pack }) => [
      ...letters.flatMap((letter) =>
        checkPart(letter, pack.parts[letter]).map((fault) => `${path}: ${letter}: ${fault}`),
      ),
      ...repeated(letters.flatMap((letter) => questionsOf(pack.parts[letter]).map(({ id }) => id))).map(
        (id) => `${path}: the question id ${id} stands twice`,
      ),
    ]),
    ...repeated(packs.map(({ pack }) => pack.id)).map((id) => `the id ${id} stands twice`),
  ];
}

const letters = ['A', 'B', 'C'] as const;

const questionsOf = ({ groups }: ReadingPartPack) => groups.flatMap(({ questions }) => questions);

function checkPart(letter: Letter, part: ReadingPartPack): string[] {
  const questions = questionsOf(part);
  return [
    ...checkPassages(SHAPES[letter], part),
    ...questions.flatMap((question) =>
      checkQuestion(letter, part, question).map((fault) => `${question.id}: ${fault}`),
    ),
    ...checkNumbers(SHAPES[letter], questions),
    ...(letter === 'A' ? checkPartA(questions) : []),
    ...checkSpread(SHAPES[letter], questions),
    ...givenAway(questions),
  ];
}

function checkPassages(shape: Shape, { passages }: ReadingPartPack): string[] {
  const faults: string[] = [];
  if (passages.length !== shape.passages)
    faults.push(`${passages.length} texts instead of ${shape.passages}`);
  for (const { id, body } of passages) {
    if (!within(body, shape.words)) faults.push(`${id}: ${words(body)} words, not ${range(shape.words)}`);
    const american = AMERICAN.exec(body);
    if (american) faults.push(`${id}: "${american[0]}" is not British`);
  }
  const all = passages.map(({ body }) => body).join(' ');
  if (!within(all, shape.allWords)) faults.push(`${words(all)} words together, not ${range(shape.allWords)}`);
  return [...faults, ...repeated(passages.map(({ id }) => id)).map((id) => `the text ${id} stands twice`)];
}

function checkQuestion(letter: Letter, part: ReadingPartPack, question: ReadingQuestionPack): string[] {
  const faults = evidenceOf(question).flatMap(({ passage, quote }) => {
    const body = part.passages.find(({ id }) => id === passage)?.body;
    if (body === undefined) return [`no text ${passage}`];
    return flat(body).includes(flat(quote)) ? [] : [`the quote is not in ${passage}: "${quote}"`];
  });
  if (letter !== 'A' && question.passage !== question.evidence.passage) {
    faults.push('the evidence is not from the text that it asks about');
  }
  if (question.type === 'MCQ') faults.push(...checkOptions(SHAPES[letter], question));
  if (question.type === 'FILL') faults.push(...checkGap(part, question));
  return faults;
}

function checkOptions(
  { options: count }: Shape,
  question: Extract<ReadingQuestionPack, { type: 'MCQ' }>,
): string[] {
  const { options, answer } = question;
  const faults = repeated(options.map((option) => option.toLowerCase())).map(
    (option) => `"${option}" stands twice`,
  );
  if (!options.includes(answer)) faults.push('the answer is not among the options');
  if (options.length !== count) faults.push(`${options.length} options instead of ${count}`);
  return faults;
}

function checkGap(part: ReadingPartPack, question: Extract<ReadingQuestionPack, { type: 'FILL' }>): string[] {
  const body = part.passages.find(({ id }) => id === question.evidence.passage)?.body ?? '';
  const faults: string[] = [];
  for (const accepted of question.accept) {
    if (!flat(body).toLowerCase().includes(accepted.toLowerCase()))
      faults.push(`"${accepted}" is not in the text`);
    if (!within(accepted, FILL_WORDS)) faults.push(`"${accepted}" has too many words`);
    if (containsWords(question.text, accepted)) faults.push(`the question gives "${accepted}" away`);
  }
  const [first = ''] = question.accept;
  if (!flat(question.evidence.quote).toLowerCase().includes(first.toLowerCase())) {
    faults.push('the answer is not in its evidence');
  }
  return faults;
}

function checkNumbers(
  { first, questions: count }: Shape,
  questions: readonly ReadingQuestionPack[],
): string[] {
  const right = questions.every(({ number }, index) => number === first + index);
  return right && questions.length === count
    ? []
    : [`the questions are not numbered ${first} to ${first + count - 1}`];
}

const MATCHING = 7;

function checkPartA(questions: readonly ReadingQuestionPack[]): string[] {
  const right = questions.every(({ type, number }) =>
    number <= MATCHING ? type === 'MCQ' : type === 'FILL',
  );
  return right ? [] : ['questions 1 to 7 match texts (MCQ), 8 to 20 are gaps (FILL)'];
}

/** Right answers stand in every place, in none too often, and are not known by their length. */
function checkSpread({ options: count }: Shape, questions: readonly ReadingQuestionPack[]): string[] {
  const choices = questions.flatMap((question) => (question.type === 'MCQ' ? [question] : []));
  const most = Math.ceil((choices.length / count) * 1.6);
  const faults: string[] = [];
  for (let place = 0; place < count; place++) {
    const times = choices.filter(({ options, answer }) => options.indexOf(answer) === place).length;
    if (times === 0 || times > most)
      faults.push(`the right answer stands ${times} times in place ${place + 1}`);
  }
  const longest = choices.filter(({ options, answer }) =>
    options.every((option) => option === answer || option.length < answer.length),
  ).length;
  if (longest > choices.length * LONGEST_MAY_BE_RIGHT) {
    faults.push(`the longest option is right in ${longest} of ${choices.length}`);
  }
  return faults;
}

/** No answer of a gap stands in another question. */
function givenAway(questions: readonly ReadingQuestionPack[]): string[] {
  return questions.flatMap((question) => {
    if (question.type !== 'FILL') return [];
    return questions
      .filter(
        (other) => other !== question && question.accept.some((answer) => containsWords(other.text, answer)),
      )
      .map((other) => `${other.id} gives the answer of ${question.id} away`);
  });
}

function evidenceOf(question: ReadingQuestionPack) {
  const points = question.type === 'SUMMARY' ? question.points.map(({ evidence }) => evidence) : [];
  return [question.evidence, ...points];
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const words = (text: string) => text.trim().split(/\s+/).length;
const range = ({ min, max }: Bounds) => `${min} to ${max}`;

/** The texts that must not be copied from one another. */
export function readingTexts({ path, pack }: NamedReading): NamedText[] {
  return letters.flatMap((letter) => {
    const { passages, groups } = pack.parts[letter];
    const questions = groups.flatMap((group) => group.questions);
    return [
      ...passages.map(({ id, body }) => ({ name: `${path}: ${letter}: ${id}`, text: body })),
      ...questions.map(({ id, text }) => ({ name: `${path}: ${id}`, text })),
    ];
  });
}
