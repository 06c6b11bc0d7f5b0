import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { LetterAssessment, ScoredLetter } from '#domain/oet/writing/assessment.ts';
import type { LetterKey } from '#domain/oet/writing/key.ts';
import type { LetterPaper } from '#domain/oet/writing/paper.ts';
import { letterScore } from '#domain/oet/writing/score.ts';
import { assessLetter } from './assess.ts';

interface Task extends LetterPaper {
  readonly id: string;
  readonly key: LetterKey;
  readonly models: { readonly a: { readonly letter: string }; readonly cPlus: { readonly letter: string } };
}

const FOLDER = process.env.LETTER_TASKS ?? new URL('../../../content/oet/writing', import.meta.url).pathname;
const files = existsSync(FOLDER) ? globSync('**/*.yaml', { cwd: FOLDER }).sort() : [];
const tasks = files.map((file): Task => parse(readFileSync(join(FOLDER, file), 'utf8')));

const assess = (task: Task, letter: string): LetterAssessment =>
  assessLetter({ letter, paper: task, key: task.key });

function scored(task: Task, letter: string): ScoredLetter {
  const assessment = assess(task, letter);
  if (!assessment.scorable) throw new Error(`${task.id}: ${assessment.reason}`);
  return assessment;
}

describe.skipIf(tasks.length === 0)('the letters of the tasks', () => {
  it.each(tasks.map((task) => [task.id, task] as const))('%s', (_, task) => {
    const [best, weak] = [scored(task, task.models.a.letter), scored(task, task.models.cPlus.letter)];
    const [bestScore, weakScore] = [letterScore(best.marks), letterScore(weak.marks)];
    expect(['A', 'B']).toContain(bestScore.band);
    expect(bestScore.obtained).toBeGreaterThan(weakScore.obtained);
    expect(['B', 'C+', 'C']).toContain(weakScore.band);
    for (const [letter, { findings, points }] of [
      [task.models.a.letter, best],
      [task.models.cPlus.letter, weak],
    ] as const) {
      for (const each of [...findings, ...points]) {
        if (each.quote !== null) expect(letter.slice(each.from, each.to)).toBe(each.quote);
      }
    }
    expect(scored(task, task.models.cPlus.letter)).toEqual(weak);
  });

  it.each(tasks.map((task) => [task.id, task] as const))('%s does not mark its own notes', (_, task) => {
    const notes = task.caseNotes.flatMap((section) => section.notes.map(({ text }) => text));
    const letter = `Dear ${task.task.recipient.name},\n\n${notes.join('\n')}\n\nYours sincerely,`;
    expect(assess(task, letter)).toMatchObject({ scorable: false });
  });

  it.each(tasks.map((task, at) => [task.id, task, tasks[(at + 1) % tasks.length]!] as const))(
    '%s does not mark the letter of another task',
    (_, task, other) => {
      expect(assess(task, other.models.a.letter)).toMatchObject({ scorable: false, reason: 'off_task' });
    },
  );
});
