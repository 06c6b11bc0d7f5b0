import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { LetterKey } from '#domain/oet/writing/key.ts';
import type { LetterPaper } from '#domain/oet/writing/paper.ts';
import { letterScore } from '#domain/oet/writing/score.ts';
import { assessLetter } from '#engines/letter/assess.ts';

const GRADES = ['D', 'C', 'C+', 'B', 'A'] as const;
type Grade = (typeof GRADES)[number];

/** A letter of a bank with the grade that a person gave it. */
interface GradedLetter {
  readonly task: string;
  readonly grade: Grade;
  readonly letter: string;
}

interface Marked {
  readonly task: string;
  readonly grade: number;
  readonly given: number;
  readonly obtained: number;
}

const TASKS = new URL('../../content/oet/writing/', import.meta.url).pathname;

/** One above another: pairs in the same order less those in the other, over all that grades tell apart. */
export function kendallTau(pairs: readonly (readonly [expected: number, obtained: number])[]): number {
  let [agree, all] = [0, 0];
  for (const [i, a] of pairs.entries()) {
    for (const b of pairs.slice(i + 1)) {
      if (a[0] === b[0]) continue;
      all++;
      agree += Math.sign(a[0] - b[0]) * Math.sign(a[1] - b[1]);
    }
  }
  return all === 0 ? Number.NaN : agree / all;
}

/** Cohen's kappa with quadratic weights, for grades from 0 to `grades` - 1. */
export function weightedKappa(pairs: readonly (readonly [number, number])[], grades: number): number {
  const count = (of: 0 | 1, grade: number) => pairs.filter((pair) => pair[of] === grade).length;
  const weight = (a: number, b: number) => ((a - b) / (grades - 1)) ** 2;
  const seen = pairs.reduce((sum, [a, b]) => sum + weight(a, b), 0) / pairs.length;
  let chance = 0;
  for (let a = 0; a < grades; a++) {
    for (let b = 0; b < grades; b++) chance += (weight(a, b) * count(0, a) * count(1, b)) / pairs.length ** 2;
  }
  return chance === 0 ? 1 : 1 - seen / chance;
}

function tasks(folder: string): Map<string, LetterPaper & { readonly key: LetterKey }> {
  const files = globSync('**/*.yaml', { cwd: folder });
  const packs = files.map((file) => parse(readFileSync(join(folder, file), 'utf8')));
  return new Map(packs.map((pack) => [pack.id as string, pack]));
}

/** Graded letters: files of one, or of a list, as YAML or JSON. */
function readLetters(folder: string): GradedLetter[] {
  return globSync('**/*.{json,yaml}', { cwd: folder }).flatMap((file) => {
    const read = parse(readFileSync(join(folder, file), 'utf8')) as GradedLetter | GradedLetter[];
    return Array.isArray(read) ? read : [read];
  });
}

/**
 * How the engine's letters of the band agree with those of people: LETTERS names the folder of graded letters,
 * LETTER_TASKS another one for the tasks. LIST=on prints every letter's marks.
 */
export function reportLetters(): void {
  const folder = process.env.LETTERS;
  if (!folder || !existsSync(folder)) {
    console.log('No graded letters are here (LETTERS): skipped.');
    return;
  }
  const known = tasks(process.env.LETTER_TASKS ?? TASKS);
  const marked = readLetters(folder).flatMap((graded): Marked[] => markOf(graded, known));
  const pairs = marked.map(({ grade, given }) => [grade, given] as const);
  const exact = pairs.filter(([a, b]) => a === b).length / pairs.length;
  const near = pairs.filter(([a, b]) => Math.abs(a - b) < 2).length / pairs.length;
  const taus = [...Map.groupBy(marked, ({ task }) => task).values()]
    .map((own) => kendallTau(own.map(({ grade, obtained }) => [grade, obtained])))
    .filter((tau) => !Number.isNaN(tau));
  console.log(`${marked.length} letters for ${taus.length} tasks`);
  console.log(`quadratic weighted kappa ${weightedKappa(pairs, GRADES.length).toFixed(2)}`);
  console.log(`exact ${(100 * exact).toFixed(0)} %, at most one apart ${(100 * near).toFixed(0)} %`);
  console.log(
    `Kendall tau within tasks ${(taus.reduce((sum, tau) => sum + tau, 0) / taus.length).toFixed(2)}`,
  );
}

function markOf({ task, grade, letter }: GradedLetter, known: ReturnType<typeof tasks>): Marked[] {
  const pack = known.get(task);
  if (!pack) throw new Error(`No task ${task} is here.`);
  const assessment = assessLetter({ letter, paper: pack, key: pack.key });
  const score = assessment.scorable ? letterScore(assessment.marks) : null;
  const band = score?.band ?? 'E';
  if (process.env.LIST === 'on') {
    const marks = assessment.scorable ? Object.values(assessment.marks).join(' ') : assessment.reason;
    console.log(`${task} ${grade}: ${marks} = ${score?.obtained ?? 0} ${band}`);
  }
  const given = Math.max(0, GRADES.indexOf(band as Grade));
  return [{ task, grade: GRADES.indexOf(grade), given, obtained: score?.obtained ?? 0 }];
}
