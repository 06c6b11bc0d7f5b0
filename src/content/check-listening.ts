import type { ListeningExtractPack, ListeningQuestionPack, ListeningTestPack } from './listening-schema.ts';
import type { NamedText } from './shared-runs.ts';
import { type Bounds, containsWords, repeated, within } from './text-checks.ts';

export interface NamedListening {
  readonly path: string;
  readonly pack: ListeningTestPack;
}

/** OET's own sizes. A minute of talk is some 150 words. */
interface Shape {
  readonly ids: readonly string[];
  readonly words: Bounds;
  readonly pause: number;
}

const CONSULTATION: Shape = { ids: ['a1', 'a2'], words: { min: 620, max: 900 }, pause: 30 };
const WORKPLACE: Shape = {
  ids: ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'],
  words: { min: 110, max: 190 },
  pause: 15,
};
const TALK: Shape = { ids: ['c1', 'c2'], words: { min: 620, max: 900 }, pause: 90 };

const GAPS = 12;
const QUESTIONS: Readonly<Record<'b' | 'c', number>> = { b: 1, c: 6 };
const FIRST_OF_B = 25;
const ANSWER_WORDS: Bounds = { min: 1, max: 4 };
const LONGEST_MAY_BE_RIGHT = 0.45;
const CHOICES = 3;

/** What is wrong with listening tests, beyond their shape: a line for every fault. */
export function checkListening(packs: readonly NamedListening[]): string[] {
  return [
    ...packs.flatMap(({ path, pack }) => checkTest(pack).map((fault) => `${path}: ${fault}`)),
    ...repeated(packs.map(({ pack }) => pack.id)).map((id) => `the id ${id} stands twice`),
  ];
}

const questionsOf = ({ groups }: ListeningExtractPack) => groups.flatMap(({ questions }) => questions);

function checkTest({ parts }: ListeningTestPack): string[] {
  const { A, B } = parts;
  const extracts = [...A.extracts, ...B.extracts];
  const questions = extracts.flatMap(questionsOf);
  return [
    ...checkExtracts(A.extracts, [CONSULTATION]),
    ...checkExtracts(B.extracts, [WORKPLACE, TALK]),
    ...extracts.flatMap((extract) => checkExtract(extract).map((fault) => `${extract.id}: ${fault}`)),
    ...A.extracts.flatMap((extract, index) =>
      checkNotes(extract, 1 + index * GAPS).map((fault) => `${extract.id}: ${fault}`),
    ),
    ...checkChoices(B.extracts),
    ...repeated(questions.map(({ id }) => id)).map((id) => `the question id ${id} stands twice`),
  ];
}

function checkExtracts(extracts: readonly ListeningExtractPack[], shapes: readonly Shape[]): string[] {
  const wanted = shapes.flatMap(({ ids }) => ids);
  if (extracts.map(({ id }) => id).join() !== wanted.join()) return [`extracts must be ${wanted.join(', ')}`];
  return extracts.flatMap(({ id, script, pauseSeconds }) => {
    const { words, pause } = shapes.find(({ ids }) => ids.includes(id)) as Shape;
    const text = script.map((turn) => turn.text).join(' ');
    const count = text.trim().split(/\s+/).length;
    return [
      ...(within(text, words) ? [] : [`${id}: ${count} words, not ${words.min} to ${words.max}`]),
      ...(pauseSeconds === pause ? [] : [`${id}: a pause of ${pauseSeconds} s, not ${pause}`]),
    ];
  });
}

function checkExtract(extract: ListeningExtractPack): string[] {
  const { speakers, script } = extract;
  const faults: string[] = [];
  for (const { speaker } of script) {
    if (!speakers.some(({ id }) => id === speaker)) faults.push(`no speaker ${speaker}`);
  }
  // As many as the engines can tell apart for the ear.
  for (const voice of ['female', 'male'] as const) {
    if (speakers.filter((each) => each.voice === voice).length > 2)
      faults.push(`more than two ${voice} voices`);
  }
  if (/[()[\]*_#]|\d{5,}/.test(script.map(({ text }) => text).join(' ')))
    faults.push('signs that nobody can say');
  return [
    ...faults,
    ...questionsOf(extract).flatMap((question) =>
      checkQuestion(extract, question).map((fault) => `${question.id}: ${fault}`),
    ),
  ];
}

function checkQuestion({ id, script }: ListeningExtractPack, question: ListeningQuestionPack): string[] {
  const faults = evidenceOf(question).flatMap(({ extract, quote }) => {
    if (extract !== id) return ['the evidence is from another extract'];
    return script.some(({ text }) => flat(text).includes(flat(quote))) ? [] : [`nobody says "${quote}"`];
  });
  if (question.type === 'MCQ' && !question.options.includes(question.answer)) {
    faults.push('the answer is not among the options');
  }
  if (question.type === 'MCQ') {
    faults.push(
      ...repeated(question.options.map((option) => option.toLowerCase())).map(
        (option) => `"${option}" stands twice`,
      ),
    );
  }
  if (question.type === 'FILL') faults.push(...checkGap(script, question));
  return faults;
}

function checkGap(
  script: ListeningExtractPack['script'],
  { accept, distractor, evidence }: Extract<ListeningQuestionPack, { type: 'FILL' }>,
): string[] {
  const said = flat(script.map(({ text }) => text).join(' '));
  const faults = accept.filter((each) => !within(each, ANSWER_WORDS)).map((each) => `"${each}" is too long`);
  const [first = ''] = accept;
  if (!containsWords(evidence.quote, first)) faults.push(`"${first}" is not in its evidence`);
  if (distractor && !containsWords(said, distractor)) faults.push(`nobody says "${distractor}"`);
  if (distractor && accept.includes(distractor)) faults.push('the distractor is accepted');
  return faults;
}

/** The notes hold each gap once, in the order in which the answers are said. */
function checkNotes(extract: ListeningExtractPack, first: number): string[] {
  const gaps = [...(extract.notes ?? '').matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number));
  const wanted = Array.from({ length: GAPS }, (_, index) => first + index);
  const faults =
    gaps.join() === wanted.join() ? [] : [`the notes have gaps ${gaps.join()}, not ${wanted.join()}`];
  const questions = questionsOf(extract);
  const fills = questions.filter(({ type }) => type === 'FILL');
  if (fills.map(({ number }) => number).join() !== wanted.join())
    faults.push('a gap for each number, in order');
  if (questions.filter(({ type }) => type === 'SUMMARY').length !== 1) faults.push('one summary');
  const places = fills.map(({ evidence }) => placeOf(extract, evidence.quote));
  if (places.some((place, index) => index > 0 && place < places[index - 1]!)) {
    faults.push('the answers are not said in the order of the gaps');
  }
  for (const question of fills) {
    const printed = (extract.notes ?? '').replace(/\{\{\d+\}\}/g, ' ');
    const given = question.type === 'FILL' && question.accept.find((each) => containsWords(printed, each));
    if (given) faults.push(`the notes give "${given}" away`);
  }
  return faults;
}

function placeOf({ script }: ListeningExtractPack, quote: string): number {
  return flat(script.map(({ text }) => text).join(' ')).indexOf(flat(quote));
}

function checkChoices(extracts: readonly ListeningExtractPack[]): string[] {
  const faults = extracts.flatMap((extract) => {
    const count = QUESTIONS[extract.id[0] as 'b' | 'c'];
    return questionsOf(extract).length === count ? [] : [`${extract.id}: ${count} questions are asked`];
  });
  const choices = extracts.flatMap(questionsOf).flatMap((each) => (each.type === 'MCQ' ? [each] : []));
  if (choices.some(({ number }, index) => number !== FIRST_OF_B + index))
    faults.push('Part B is numbered 25 to 42');
  for (let place = 0; place < CHOICES; place++) {
    const times = choices.filter(({ options, answer }) => options.indexOf(answer) === place).length;
    if (times < 4 || times > 8) faults.push(`the right answer stands ${times} times in place ${place + 1}`);
  }
  const longest = choices.filter(({ options, answer }) =>
    options.every((option) => option === answer || option.length < answer.length),
  ).length;
  if (longest > choices.length * LONGEST_MAY_BE_RIGHT)
    faults.push(`the longest option is right ${longest} times`);
  return faults;
}

function evidenceOf(question: ListeningQuestionPack) {
  const points = question.type === 'SUMMARY' ? question.points.map(({ evidence }) => evidence) : [];
  return [question.evidence, ...points];
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts that must not be copied from one another. */
export function listeningTexts({ path, pack }: NamedListening): NamedText[] {
  return Object.values(pack.parts).flatMap(({ extracts }) =>
    extracts.flatMap((extract) => [
      { name: `${path}: ${extract.id}`, text: extract.script.map(({ text }) => text).join(' ') },
      ...questionsOf(extract).map(({ id, text }) => ({ name: `${path}: ${id}`, text })),
    ]),
  );
}
