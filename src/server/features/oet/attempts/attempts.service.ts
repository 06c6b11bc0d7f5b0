import { AppError } from '#domain/errors.ts';
import type { Answers } from '#domain/oet/answers.ts';
import {
  type AttemptPhase,
  clockOf,
  overrunSeconds,
  phaseOf,
  startOf,
  submissionClock,
} from '#domain/oet/attempt.ts';
import {
  type AttemptMode,
  type ClockPhase,
  type ExamModule,
  namedPart,
  type PartDefinition,
  partOf,
  sharingOf,
  WHOLE,
} from '#domain/oet/modules.ts';

import { savedAnswers } from '#domain/oet/saved-work.ts';
import type { RefusalOf } from '#words/mutation-result.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { PaidCall } from '../../../graphql/calls.ts';
import { getLearner } from '../../accounts/accounts.service.ts';
import { nextTestVersion } from '../papers/papers.store.ts';
import { type AttemptRow, findAnyAttempt, findAttempt, insertAttempt } from './attempts.store.ts';
import { findDraft } from './drafts.store.ts';
import { findMockAttempt, findMockExam } from './mock-exams.store.ts';
import {
  findPart,
  insertStart,
  lockPart,
  type PartPlace,
  type PartRow,
  recordFirstReading,
} from './parts.store.ts';

type ExamDeps = Pick<Deps, 'db' | 'clock' | 'examModules'>;

/** A part of an attempt as its learner sees it. */
export interface AttemptState {
  readonly progressId: string;
  readonly module: string;
  /** null where a module has one part only. */
  readonly part: string | null;
  readonly phase: AttemptPhase;
  readonly mode: AttemptMode;
  readonly startedAt: Date | null;
  readonly endsAt: Date | null;
  readonly serverNow: Date;
  readonly savedAnswers: Answers;
  /** The newest text, where the module's work is one. */
  readonly draft: string | null;
  readonly revision: number;
  readonly submittedAt: Date | null;
  /** By how much it was submitted too late; null before. */
  readonly overrunSeconds: number | null;
}

/** A part of a learner's own attempt, with all that the core knows of it. */
export interface OpenPart {
  readonly attempt: AttemptRow;
  readonly module: ExamModule;
  readonly definition: PartDefinition;
  readonly place: PartPlace;
}

/** Errors: VAL_001 unknown_test, also for another learner's; unknown_part. */
export async function openPart(
  { db, examModules }: Pick<Deps, 'db' | 'examModules'>,
  learnerId: string,
  { progressId, part }: { readonly progressId: string; readonly part: string | null },
): Promise<OpenPart> {
  const attempt = await findAttempt(db, learnerId, progressId);
  const module = examModules.find(({ name }) => name === attempt?.module);
  if (!attempt || !module) throw new AppError('VAL_001', { reason: 'unknown_test' });
  return openedPart(attempt, module, part);
}

/** A part of an attempt whoever's it is: for jobs, which no learner asks for. null where it is gone. */
export async function openAnyPart(
  { db, examModules }: Pick<Deps, 'db' | 'examModules'>,
  attemptId: string,
): Promise<(OpenPart & { readonly callId: string | null }) | null> {
  const attempt = await findAnyAttempt(db, attemptId);
  const module = examModules.find(({ name }) => name === attempt?.module);
  return attempt && module ? { ...openedPart(attempt, module, null), callId: attempt.callId } : null;
}

function openedPart(attempt: AttemptRow, module: ExamModule, part: string | null): OpenPart {
  const definition = partOf(module, part ?? WHOLE);
  if (!definition) throw new AppError('VAL_001', { reason: 'unknown_part' });
  const place = {
    attemptId: attempt.id,
    part: definition.part,
    clock: definition.clock,
    sharing: sharingOf(module, definition),
  };
  return { attempt, module, definition, place };
}

/** The same for a call that belongs to one module: another's attempt isn't there for it. */
export async function openPartOf(
  deps: Pick<Deps, 'db' | 'examModules'>,
  learnerId: string,
  named: { readonly progressId: string; readonly part: string | null },
  module: ExamModule,
): Promise<OpenPart> {
  const opened = await openPart(deps, learnerId, named);
  if (opened.module !== module) throw new AppError('VAL_001', { reason: 'unknown_test' });
  return opened;
}

export type AttemptRefusal = RefusalOf<'attempt'>;

export interface AttemptToCreate {
  readonly learnerId: string;
  readonly module: string;
  /** The mock exam that it belongs to: asked again for the same module, it answers with the attempt that is there. */
  readonly mockExamId: string | null;
}

/**
 * Pays for an attempt at a module and makes it, with a test of its own choice. Returns its id, or why there is none.
 * Errors: VAL_001 unknown_test for a mock exam that is not this learner's, module_begun, and those of paying.
 */
export async function createAttempt(
  { db, clock, examModules }: ExamDeps,
  call: PaidCall,
  { learnerId, module: name, mockExamId }: AttemptToCreate,
): Promise<{ readonly id: string } | AttemptRefusal> {
  const module = examModules.find((each) => each.name === name);
  if (!module) return 'unknown_module';
  const begun = mockExamId && (await attemptInMock(db, { learnerId, module: name, mockExamId }));
  if (begun) return { id: begun };
  const profession = module.byProfession ? (await getLearner({ db }, learnerId)).profession : null;
  if (module.byProfession && !profession) return 'no_profession';
  const testVersionId = await nextTestVersion(db, { learnerId, module: name, profession });
  if (!testVersionId) return 'no_test';
  const parts = module.parts.map(({ part }) => part);
  return call.pay({
    input: mockExamId ? [name, mockExamId] : [name],
    work: async () => testVersionId,
    settle: async (tx, chosen, callId) => {
      const now = clock.now();
      const attempt = { learnerId, module: name, testVersionId: chosen, parts, callId, mockExamId, now };
      const id = await insertAttempt(tx, attempt);
      if (id === null) throw new AppError('VAL_001', { reason: 'module_begun' });
      return { id };
    },
  });
}

async function attemptInMock(
  db: Db,
  { learnerId, module, mockExamId }: AttemptToCreate & { readonly mockExamId: string },
): Promise<string | undefined> {
  const exam = await findMockExam(db, learnerId, mockExamId);
  if (!exam) throw new AppError('VAL_001', { reason: 'unknown_test' });
  return findMockAttempt(db, exam.id, module);
}

/** Where a part stands. */
export async function attemptState(
  deps: ExamDeps,
  learnerId: string,
  named: { readonly progressId: string; readonly part: string | null },
): Promise<AttemptState> {
  const opened = await openPart(deps, learnerId, named);
  return stateWithDraft(deps.db, opened, await findPart(deps.db, opened.place), deps.clock.now());
}

/** Where a part stands, with its text. */
export async function stateWithDraft(
  db: Db,
  opened: OpenPart,
  row: PartRow,
  now: Date,
): Promise<AttemptState> {
  const draft = opened.module.work === 'draft' ? await findDraft(db, opened.place) : null;
  return stateOf(opened, row, now, draft?.text ?? null);
}

export function stateOf(
  {
    attempt,
    definition,
    module,
  }: Pick<OpenPart, 'definition' | 'module'> & { readonly attempt: { readonly id: string } },
  row: PartRow,
  now: Date,
  draft: string | null = null,
): AttemptState {
  const clock = clockOf(definition, row);
  return {
    progressId: attempt.id,
    module: module.name,
    part: namedPart(definition.part),
    phase: phaseOf(definition, row),
    mode: row.mode,
    startedAt: clock?.startedAt ?? null,
    endsAt: clock?.endsAt ?? null,
    serverNow: now,
    savedAnswers: savedAnswers(row.work),
    draft,
    revision: row.work.revision,
    submittedAt: row.submittedAt,
    overrunSeconds: row.submittedAt && overrunSeconds(submissionClock(definition, row), row.submittedAt),
  };
}

export interface PhaseToStart {
  readonly progressId: string;
  readonly part: string | null;
  readonly phase: string;
  /** Of the first phase; later ones go on in it. */
  readonly mode: AttemptMode;
}

/** Starts a phase once; asked again it answers the same. Errors: VAL_001 unknown_phase, phase_too_early. */
export async function startPhase(
  deps: ExamDeps,
  learnerId: string,
  { phase, mode, ...named }: PhaseToStart,
): Promise<AttemptState> {
  const opened = await openPart(deps, learnerId, named);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const row = await lockPart(tx, opened.place);
    const start = startOf(opened.definition, row, phase);
    if (start === 'unknown_phase') throw new AppError('VAL_001', { reason: 'unknown_phase' });
    if (start === 'too_early') throw new AppError('VAL_001', { reason: 'phase_too_early' });
    if (start === 'start') await insertStart(tx, opened.place, { phase: phase as ClockPhase, mode }, now);
    return stateWithDraft(tx, opened, await findPart(tx, opened.place), now);
  });
}

/** Remembers that a part's paper is read now, unless it was before. */
export function rememberReading(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { place }: OpenPart,
): Promise<void> {
  return recordFirstReading(db, place, clock.now());
}
