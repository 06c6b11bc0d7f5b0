import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LearningLanguage } from '#domain/languages.ts';
import { conversationHandlers } from '#engines/conversation.ts';
import type { PatientState } from '#engines/patient/state.ts';
import { type WeighedUptake, weighedUptakes } from '#engines/patient/uptakes/evidence.ts';
import { hearUptakes } from '#engines/patient/uptakes/hearing.ts';
import { type DetailedPart, detailedParts, freeTurns, type LabelledTurn } from './fit/labelled-clauses.ts';
import { type JudgedEvidence, learnLogistic } from './fit/learn-logistic.ts';
import { heard, playTurns } from './fit/scenes.ts';

/**
 * Learns which lines on what was explained answer a question, from free talks whose later questions readers have labelled
 * with the lines that do (`fit/uptakes`).
 */

/** A question of a free talk, with the lines that answer it together, the first said first, and others that would do. */
interface LabelledQuestion {
  readonly talk: number;
  readonly turn: number;
  readonly ask: string;
  readonly best: readonly string[];
  readonly ok: readonly string[];
}

interface JudgedQuestion {
  readonly label: LabelledQuestion;
  readonly uptakes: readonly WeighedUptake[];
}

const LABELS = new URL('fit/uptakes/', import.meta.url);

function labelsOf(id: string): LabelledQuestion[] {
  const file = new URL(`${id}.jsonl`, LABELS);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as LabelledQuestion);
}

/** From this turn on questions were labelled; before it what a line of the history answers is answered by nothing else. */
const FIRST_LABELLED = 7;

/** What is known of the questions of a turn: by its labels, and early on by the line that free talks have for them. */
function questionsIn(
  labels: readonly LabelledQuestion[],
  { talk, parts }: LabelledTurn,
  turn: number,
): LabelledQuestion[] {
  if (turn >= FIRST_LABELLED) return labels.filter((label) => label.talk === talk && label.turn === turn);
  return parts
    .filter(({ say, reply }) => say.includes('?') && /^[fd]\./.test(reply[0] ?? ''))
    .map(({ say }) => ({ talk, turn, ask: say, best: [], ok: [] }));
}

/** The questions of a case's free talks, each as it is weighed where it was asked. */
async function judgedQuestions(part: DetailedPart): Promise<JudgedQuestion[]> {
  const labels = labelsOf(part.id);
  const found: JudgedQuestion[] = [];
  let state: PatientState | null = null;
  let [talk, turn] = [0, 0];
  for (const each of labels.length > 0 ? freeTurns(part.id) : []) {
    if (each.talk !== talk) [state, talk, turn] = [null, each.talk, 0];
    turn++;
    const said = each.parts.map(({ say }) => say).join(' ');
    const { draft, read } = heard(part, state, said);
    hearUptakes(draft, read(said));
    for (const label of questionsIn(labels, each, turn)) {
      const clause = { ...read(label.ask).at(-1)!, text: label.ask };
      found.push({ label, uptakes: weighedUptakes(draft, clause) });
    }
    state = await playTurns(part, [said], state);
  }
  return found;
}

/** Each line as an answer to its question; what would do as well teaches nothing. */
const rowsOf = (questions: readonly JudgedQuestion[]): JudgedEvidence[] =>
  questions.flatMap(({ label: { best, ok }, uptakes }) =>
    uptakes
      .filter(({ uptake }) => !ok.includes(uptake.id))
      .map(({ uptake, evidence }) => ({ evidence, isSo: best.includes(uptake.id) })),
  );

/** What the labelled questions of some languages teach. */
async function weightsFrom(languages: readonly LearningLanguage[]): Promise<string> {
  const questions: JudgedQuestion[] = [];
  for (const language of languages) {
    await conversationHandlers.prepare(language);
    for (const part of await detailedParts('content', language))
      questions.push(...(await judgedQuestions(part)));
  }
  const rows = rowsOf(questions);
  const answers = rows.filter(({ isSo }) => isSo).length;
  console.log(
    `${languages.join(', ')}: ${questions.length} questions, ${answers} of ${rows.length} lines answer them`,
  );
  return learnLogistic(rows)
    .map((value) => Number(value.toFixed(3)))
    .join(', ');
}

writeFileSync(
  fileURLToPath(new URL('../src/engines/patient/uptakes/uptake-weights.generated.ts', import.meta.url)),
  `// Written by \`npm run fit:uptakes\`: weights of the numbers in evidence.ts.
export const UPTAKE_WEIGHTS: readonly number[] = [
  ${await weightsFrom(['en'])},
];

/** In all other languages. */
export const TRANSLATED_UPTAKE_WEIGHTS: readonly number[] = [
  ${await weightsFrom(['es', 'fr', 'de', 'pt'])},
];
`,
);
