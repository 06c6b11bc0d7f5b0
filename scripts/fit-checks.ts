import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LearningLanguage } from '#domain/languages.ts';
import { conversationHandlers } from '#engines/conversation.ts';
import { checkEvidence, mayCheck } from '#engines/patient/lines/check-reading.ts';
import { checkedLines } from '#engines/patient/lines/checked-lines.ts';
import type { LineWeights } from '#engines/patient/lines/line-scorer.ts';
import type { PatientState } from '#engines/patient/state.ts';
import { type DetailedPart, detailedParts, seenTurns } from './fit/labelled-clauses.ts';
import { type Choice, learnLineWeights } from './fit/learn-lines.ts';
import { heard, playTurns, readScenes, stateBefore } from './fit/scenes.ts';

/**
 * Learns what tells that a question checks what was told, and which line of her own the patient says to it, from scenes
 * that end in a check (`fit/checks`). What checks nothing are in English the questions of the labelled talks that nothing
 * is measured on, and of scenes that end in something else (`fit/late`), in the other languages ways of asking for lines.
 * `--first` learns from the first half of the scenes alone, as it was done when the second was looked at.
 */
const HALVES = process.argv.includes('--first') ? ['first'] : ['first', 'second'];
/** A check, and what else scenes end in, is rarer in the labelled talks than where somebody practises: it counts so often. */
const TIMES = 4;
const OTHERS = ['es', 'fr', 'de', 'pt'] as const;
/** Of the ways of asking for a case's lines every so many is one of those that check nothing. */
const EVERY = 7;

interface Learned {
  readonly questions: Choice[];
  readonly choices: Choice[];
}

/** A question as a choice between a check and none, as often as it counts. */
function judged(evidence: readonly number[], isCheck: boolean, times = isCheck ? TIMES : 1): Choice[] {
  const choice: Choice = {
    lines: [{ kind: 'fact', id: 'check', evidence }],
    none: [1],
    fitting: new Set(isCheck ? ['fact.check'] : []),
    isNone: !isCheck,
  };
  return Array.from({ length: times }, () => choice);
}

async function questionsOfTalks(parts: readonly DetailedPart[]): Promise<Choice[]> {
  const found: Choice[] = [];
  for (const part of parts) {
    let state: PatientState | null = null;
    let talk = 0;
    for (const turn of seenTurns(part.id)) {
      if (turn.talk !== talk) state = null;
      talk = turn.talk;
      const said = turn.parts.map(({ say }) => say).join(' ');
      const { draft, read } = heard(part, state, said);
      for (const { say, reply } of turn.parts) {
        const asked = read(say).filter((clause) => mayCheck(draft, clause) && clause.text.includes('?'));
        for (const clause of asked)
          found.push(...judged(checkEvidence(draft, clause), reply.includes('g.give_back')));
      }
      state = await playTurns(part, [said], state);
    }
  }
  return found;
}

/** The questions of English scenes that end in something else than a check. */
async function questionsOfScenes(parts: readonly DetailedPart[], half: string): Promise<Choice[]> {
  const found: Choice[] = [];
  for (const scene of readScenes(`late/en-${half}`)) {
    const part = parts.find(({ id }) => id === scene.id)!;
    const { draft, read } = heard(part, await stateBefore(part, scene), scene.ask);
    const clauses = scene.questions.map(({ q }) => ({ ...read(q).at(-1)!, text: q }));
    for (const clause of clauses.filter((each) => mayCheck(draft, each)))
      found.push(...judged(checkEvidence(draft, clause), false, TIMES));
  }
  return found;
}

/** What scenes teach, and in other languages than English what ways of asking do. */
async function learnFrom(
  language: LearningLanguage,
  half: string,
  parts: readonly DetailedPart[],
): Promise<Learned> {
  const learned: Learned = { questions: [], choices: [] };
  for (const [at, scene] of readScenes(`checks/${language}-${half}`).entries()) {
    const part = parts.find(({ id }) => id === scene.id)!;
    const { draft, read } = heard(part, await stateBefore(part, scene), scene.ask);
    for (const { q, lines } of scene.questions) {
      const clause = { ...read(q).at(-1)!, text: q };
      if (mayCheck(draft, clause)) learned.questions.push(...judged(checkEvidence(draft, clause), true));
      learned.choices.push({
        lines: checkedLines(draft, clause),
        none: [1],
        fitting: new Set(lines),
        isNone: lines.length === 0,
      });
    }
    if (language === 'en') continue;
    const asks = [...part.part.facts, ...(part.part.details ?? [])].flatMap((line) => line.asks ?? []);
    for (const text of asks.filter((_, number) => number % EVERY === at % EVERY)) {
      const clause = { ...read(text).at(-1)!, text };
      if (mayCheck(draft, clause)) learned.questions.push(...judged(checkEvidence(draft, clause), false));
    }
  }
  return learned;
}

function weightsFrom({ questions, choices }: Learned): string {
  const zeros = (rows: readonly Choice[]): LineWeights => ({
    line: rows[0]!.lines[0]!.evidence.map(() => 0),
    none: [0],
  });
  const question = learnLineWeights(questions, zeros(questions));
  const { line, none } = learnLineWeights(choices, zeros(choices));
  console.log(
    `${questions.length} questions as often as each counts, ${questions.filter(({ isNone }) => !isNone).length} of them checks; ${choices.length} choices`,
  );
  return `{
  question: [${list([...question.line, -question.none[0]!])}],
  line: [${list(line)}],
  none: [${list(none)}],
}`;
}

const list = (numbers: readonly number[]) => numbers.map((value) => Number(value.toFixed(3))).join(', ');

async function learnEnglish(): Promise<Learned> {
  const parts = await detailedParts('content');
  const of = await Promise.all(HALVES.map((half) => learnFrom('en', half, parts)));
  return {
    questions: [
      ...(await questionsOfTalks(parts)),
      ...(await Promise.all(HALVES.map((half) => questionsOfScenes(parts, half)))).flat(),
      ...of.flatMap(({ questions }) => questions),
    ],
    choices: of.flatMap(({ choices }) => choices),
  };
}

async function learnOthers(): Promise<Learned> {
  const learned: Learned = { questions: [], choices: [] };
  for (const language of OTHERS) {
    await conversationHandlers.prepare(language);
    const parts = await detailedParts('content', language);
    for (const half of HALVES) {
      const { questions, choices } = await learnFrom(language, half, parts);
      learned.questions.push(...questions);
      learned.choices.push(...choices);
    }
  }
  return learned;
}

await conversationHandlers.prepare('en');
const english = weightsFrom(await learnEnglish());
const others = weightsFrom(await learnOthers());
writeFileSync(
  fileURLToPath(new URL('../src/engines/patient/lines/check-weights.generated.ts', import.meta.url)),
  `import type { CheckWeights } from './check-reading.ts';

// Written by \`npm run fit:checks\`: weights of the numbers in check-reading.ts and checked-lines.ts.
export const CHECK_WEIGHTS: CheckWeights = ${english};

/** In all other languages. */
export const TRANSLATED_CHECK_WEIGHTS: CheckWeights = ${others};
`,
);
