import { existsSync, readFileSync } from 'node:fs';
import type { PatientState } from '#engines/patient/state.ts';
import { type WeighedUptake, weighedUptakes } from '#engines/patient/uptakes/evidence.ts';
import { hearUptakes } from '#engines/patient/uptakes/hearing.ts';
import { type DetailedPart, freeTurns, type LabelledTurn } from './labelled-clauses.ts';
import { heard, playTurns } from './scenes.ts';

/** A question of a free talk, with the lines that answer it together, the first said first, and others that would do. */
interface LabelledQuestion {
  readonly talk: number;
  readonly turn: number;
  readonly ask: string;
  readonly best: readonly string[];
  readonly ok: readonly string[];
}

/** A question where it was asked, with what speaks for each line that may be said to it. */
export interface JudgedQuestion {
  /** Of the case or role-play. */
  readonly part: string;
  readonly label: LabelledQuestion;
  readonly uptakes: readonly WeighedUptake[];
}

const LABELS = new URL('uptakes/', import.meta.url);

function labelsOf(id: string): LabelledQuestion[] {
  const file = new URL(`${id}.jsonl`, LABELS);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as LabelledQuestion);
}

/** From this turn on questions were labelled; before it what a line of the history answers is answered by nothing else. */
const FIRST_LABELLED = 7;

/** What is known of the questions of a turn: by its labels, and early on by the line that free talks have for them. */
function labelsIn(
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
export async function judgedQuestions(part: DetailedPart): Promise<JudgedQuestion[]> {
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
    for (const label of labelsIn(labels, each, turn)) {
      const clause = { ...read(label.ask).at(-1)!, text: label.ask };
      found.push({ part: part.id, label, uptakes: weighedUptakes(draft, clause) });
    }
    state = await playTurns(part, [said], state);
  }
  return found;
}
