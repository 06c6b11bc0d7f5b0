import type { RunningClock } from '#domain/oet/attempt.ts';
import type { MarkedPart, Tally } from '#domain/oet/marking.ts';
import type { RolePlayAssessment, RolePlayTurn, ScoredRolePlay } from '#domain/oet/speaking/assessment.ts';
import type { SpeakingKey, SpeakingPaper } from '#domain/oet/speaking/role-play.ts';
import { judgedCriteria, rolePlayScore, tallyOf, withEnoughCriteria } from '#domain/oet/speaking/score.ts';
import type { Deps } from '../../../deps.ts';
import type { RolePlayAssessor } from '../../../ports/role-play-assessor.ts';
import type { Submitted, WorkAssessor } from '../assessing/assessing.service.ts';
import { findKey } from '../papers/keys.store.ts';
import { findPaper } from '../papers/papers.store.ts';
import { type MeasuringDeps, measureTakes } from './measuring.service.ts';
import { turnsOfAttempt } from './role-play-turns.service.ts';

type AssessingDeps = MeasuringDeps & Pick<Deps, 'log'> & { readonly rolePlayAssessor: RolePlayAssessor };

/** How role-plays are assessed: by the engine, with the key; what had been said at the end of the time apart. */
export function rolePlayAssessing(deps: AssessingDeps): WorkAssessor {
  const { assess, engine } = deps.rolePlayAssessor;
  return {
    engine,
    assess: async (db, submitted, signal) => {
      const { attempt, place } = submitted.opened;
      // What can't be measured is judged by its words alone.
      await measureTakes(deps, attempt.id).catch((error) => {
        deps.log.warn({ err: error, attemptId: attempt.id }, 'A recording could not be measured.');
      });
      const paper = await findPaper<SpeakingPaper>(db, attempt.testVersionId, place.part);
      const key = await findKey<SpeakingKey>(db, attempt.testVersionId, place.part);
      const turns = (await turnsOfAttempt(db, submitted.opened, submitted.row)).map(asAssessed);
      const request = { paper, key, turns, speakingMs: speakingMs(submitted, turns) };
      const assessment = withEnoughCriteria(await assess(request, signal));
      if (!assessment.scorable) return { assessment, engine: engine.name, marks: null };
      const timely = turns.filter(({ atMs }) => atMs <= limitMs(submitted.clock));
      const inTime =
        timely.length === turns.length
          ? assessment
          : withEnoughCriteria(await assess({ ...request, turns: timely }, signal));
      const marks = { marked: markedPart(assessment), atTime: tallyAtTime(assessment, inTime) };
      return { assessment, engine: engine.name, marks };
    },
    givenUp: GIVEN_UP,
  };
}

/** Said after a day without an engine that answers. */
const GIVEN_UP: RolePlayAssessment = {
  scorable: false,
  reason: 'no_engine',
  why: 'Your role-play could not be marked: for a day no service answered that you have agreed to.',
};

/** A turn as an engine gets it: without where its recording is kept. */
const asAssessed = ({ number, role, text, source, atMs, measures, units }: RolePlayTurn): RolePlayTurn => ({
  number,
  role,
  text,
  source,
  atMs,
  measures,
  units,
});

const limitMs = (clock: RunningClock | null) =>
  clock ? clock.endsAt.getTime() - clock.startedAt.getTime() : Number.POSITIVE_INFINITY;

/** Until it was submitted; an hour's walk after the last turn is no part of it. */
function speakingMs({ clock, submittedAt }: Submitted, turns: readonly RolePlayTurn[]): number {
  if (!clock) return 0;
  const passed = submittedAt.getTime() - clock.startedAt.getTime();
  return Math.min(passed, Math.max(limitMs(clock), turns.at(-1)?.atMs ?? 0));
}

function tallyAtTime({ marks }: ScoredRolePlay, inTime: RolePlayAssessment): Tally {
  const { obtained, total } = rolePlayScore(inTime.scorable ? inTime.marks : marks);
  return { obtained: inTime.scorable ? obtained : 0, total };
}

/** The marks as progress reads them: criteria are what was asked for. */
function markedPart({ marks }: ScoredRolePlay): MarkedPart {
  const { obtained, total } = rolePlayScore(marks);
  const skills = judgedCriteria(marks).map((criterion) => [criterion, tallyOf(marks, [criterion])] as const);
  return {
    obtained,
    total,
    shaped: { obtained, total },
    questions: [],
    skills: Object.fromEntries(skills),
    topics: {},
  };
}
