import { encodeAnswers } from '#domain/oet/answers.ts';
import { useKeptAids } from '../aids/use-aids.ts';
import { workOf } from '../autosave/server-work.ts';
import { type PartOfAttempt, useAutosave } from '../autosave/use-autosave.ts';
import type { ServerClock } from '../countdown/clock.ts';
import { useHeardClock } from '../countdown/use-countdown.ts';
import { resultsAddress, testAddress } from '../modules/addresses.ts';
import { type Submitted, useSubmission } from '../submit/use-submission.ts';
import type { OpenedPart } from './use-attempt.ts';

/** A part of a module that is open, as its screen needs to know it. */
export interface RunningPartOf extends PartOfAttempt {
  readonly module: string;
  readonly opened: OpenedPart;
  /** As it was heard when the part was opened. */
  readonly clock: ServerClock;
}

/** What a module's own call submits. */
export interface SubmittedWork extends PartOfAttempt {
  /** JSON of question id to answer. */
  readonly answers: string;
  readonly revision: number;
}

/** A part under its clock: what is written is kept and sent, and whoever submits it leads to its result. */
export function useRunningPart(
  { module, progressId, part, opened, clock: opening }: RunningPartOf,
  submitWork: (work: SubmittedWork) => Promise<Submitted>,
) {
  const [clock, onClock] = useHeardClock(opening);
  const { state, edits, aids: keptAids } = opened;
  const work = useAutosave({ progressId, part, work: workOf(state), kept: edits, onClock });
  const aids = useKeptAids(progressId, part, keptAids);
  const submission = useSubmission(
    work.answers,
    () =>
      submitWork({
        progressId,
        part,
        revision: work.answers.revision(),
        answers: encodeAnswers(work.answers.answers()),
      }),
    { result: resultsAddress({ module, progressId, part }) },
  );
  // Spread over the screen that shows the part.
  return { part, backTo: testAddress({ module, progressId }), clock, work, aids, submission };
}
