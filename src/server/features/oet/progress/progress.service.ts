import { percentOf } from '#domain/oet/bands.ts';
import { type ExamModule, type ModuleName, type PartDefinition, sharingOf } from '#domain/oet/modules.ts';
import type { AttemptProgress, ModuleProgress } from '#domain/oet/progress-wire.ts';
import { bandOf } from '#domain/oet/scales.ts';
import { type AttemptScore, type PartMarks, scoreOf } from '#domain/oet/standing.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { type AttemptState, type OpenPart, stateOf } from '../attempts/attempts.service.ts';

import {
  firstReading,
  type ListedParts,
  listParts,
  type PartRow,
  startsOf,
} from '../attempts/parts.store.ts';
import {
  type AttemptFilter,
  hasAttempt,
  type ListedAttempt,
  type ListedMarks,
  listAttempts,
  listMarks,
} from './progress.store.ts';

type ExamDeps = Pick<Deps, 'db' | 'clock' | 'examModules'>;

const partMarks = ({ part, marked, mode, submittedAt }: ListedMarks): PartMarks => ({
  part,
  obtained: marked.obtained,
  total: marked.total,
  shaped: marked.shaped,
  mode,
  submittedAt,
});

/** What the attempt of a part has come to so far. */
export async function scoreOfAttempt(db: Db, { attempt, module }: OpenPart): Promise<AttemptScore | null> {
  return scoreOf(module, (await listMarks(db, [attempt.id])).map(partMarks));
}

/** An attempt with its marks, and what they come to. */
interface ScoredAttempt extends ListedAttempt {
  readonly marks: readonly ListedMarks[];
  readonly total: AttemptScore | null;
  readonly definition: ExamModule;
}

async function scoredAttempts(
  { db, examModules }: Pick<Deps, 'db' | 'examModules'>,
  learnerId: string,
  filter: AttemptFilter,
): Promise<ScoredAttempt[]> {
  const attempts = await listAttempts(db, learnerId, filter);
  const marks =
    attempts.length === 0
      ? []
      : await listMarks(
          db,
          attempts.map(({ id }) => id),
        );
  const byAttempt = Map.groupBy(marks, ({ attemptId }) => attemptId);
  return attempts.flatMap((attempt) => {
    const definition = examModules.find(({ name }) => name === attempt.module);
    if (!definition) return [];
    const own = byAttempt.get(attempt.id) ?? [];
    return [{ ...attempt, definition, marks: own, total: scoreOf(definition, own.map(partMarks)) }];
  });
}

export interface UserProgress {
  readonly id: string;
  readonly scores: Readonly<Record<ModuleName, number | null>>;
  readonly lists: Readonly<Record<ModuleName, ModuleProgress>>;
  readonly totalScore: number | null;
  readonly completedAt: Date | null;
}

/**
 * Sums up a learner: each module's score is that of her latest complete attempt, the total their mean. null before the
 * first attempt.
 */
export async function getUserProgress(
  deps: Pick<Deps, 'db' | 'examModules'>,
  learnerId: string,
): Promise<UserProgress | null> {
  const attempts = await scoredAttempts(deps, learnerId, { marked: true });
  if (attempts.length === 0 && !(await hasAttempt(deps.db, learnerId))) return null;
  const of = (module: ModuleName) => attempts.filter((attempt) => attempt.module === module);
  const byModule = <Value>(read: (own: ScoredAttempt[]) => Value): Record<ModuleName, Value> => ({
    reading: read(of('reading')),
    listening: read(of('listening')),
    writing: read(of('writing')),
    speaking: read(of('speaking')),
  });
  const scores = byModule(latestScore);
  const known = Object.values(scores).filter((score) => score !== null);
  const completions = attempts.flatMap(({ total }) => total?.completedAt?.getTime() ?? []);
  return {
    id: learnerId,
    scores,
    lists: byModule((own) => own.flatMap(attemptProgress)),
    totalScore: known.length === 0 ? null : mean(known),
    completedAt: completions.length === 0 ? null : new Date(Math.max(...completions)),
  };
}

function mean(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** Of the attempt that was completed last. */
function latestScore(attempts: readonly ScoredAttempt[]): number | null {
  const complete = attempts.flatMap(({ total }) =>
    total?.completedAt ? [{ score: total.score, at: total.completedAt.getTime() }] : [],
  );
  return complete.toSorted((a, b) => b.at - a.at)[0]?.score ?? null;
}

function attemptProgress({
  id,
  title,
  createdAt,
  marks,
  total,
  definition,
}: ScoredAttempt): AttemptProgress[] {
  if (!total) return [];
  const parts = marks.map(({ part, marked, submittedAt, overrunSeconds }) => ({
    part,
    score: percentOf(marked),
    obtainedMarks: marked.obtained,
    totalMarks: marked.total,
    band: bandOf(definition, marked),
    submittedAt: submittedAt.toISOString(),
    overrunSeconds,
    skills: marked.skills,
    topics: marked.topics,
  }));
  const { score, band, estimatedScore, completedAt } = total;
  return [
    {
      id,
      title,
      createdAt: createdAt.toISOString(),
      completedAt: completedAt?.toISOString() ?? null,
      score,
      band,
      estimatedScore,
      parts,
    },
  ];
}

/** An attempt in the list of all. */
export interface AttemptSummary extends Omit<ListedAttempt, 'id'> {
  readonly progressId: string;
  readonly parts: readonly AttemptState[];
  readonly score: number | null;
  readonly band: string | null;
  readonly estimatedScore: number | null;
}

/** A learner's attempts, newest first, with where each part stands. */
export async function getAttempts(
  { db, clock, examModules }: ExamDeps,
  learnerId: string,
  filter: Pick<AttemptFilter, 'module' | 'mockExamId'>,
): Promise<AttemptSummary[]> {
  const attempts = await scoredAttempts({ db, examModules }, learnerId, filter);
  if (attempts.length === 0) return [];
  const listed = await listParts(
    db,
    attempts.map(({ id }) => id),
  );
  const now = clock.now();
  return attempts.map((attempt) => ({
    progressId: attempt.id,
    module: attempt.module,
    title: attempt.title,
    createdAt: attempt.createdAt,
    mockExamId: attempt.mockExamId,
    parts: attempt.definition.parts.map((part) =>
      stateOf({ attempt, module: attempt.definition, definition: part }, rowOf(attempt, part, listed), now),
    ),
    score: attempt.total?.score ?? null,
    band: attempt.total?.band ?? null,
    estimatedScore: attempt.total?.estimatedScore ?? null,
  }));
}

function rowOf(
  { id, marks, definition }: ScoredAttempt,
  partDefinition: PartDefinition,
  listed: ListedParts,
): PartRow {
  const { part, clock } = partDefinition;
  const own = listed.parts.filter((each) => each.attemptId === id);
  const row = own.find((each) => each.part === part);
  if (!row) throw new Error(`The attempt ${id} has no part ${part}.`);
  const starts = listed.starts.filter((each) => each.attemptId === id && each.clock === clock);
  return {
    ...row,
    firstReadAt: firstReading(own, sharingOf(definition, partDefinition)),
    outcome: marks.some((each) => each.part === part) ? 'marked' : row.outcome,
    ...startsOf(starts),
  };
}
