import { useQuery, useQueryClient } from '@tanstack/react-query';
import { namedPart } from '#domain/oet/modules.ts';
import { request } from '#web/lib/graphql/request.ts';
import { useCall } from '#web/lib/page/use-call.ts';
import { claimWork } from '../../kept-work/kept-work.ts';
import type { Aids } from '../aids/aids.ts';
import { findAids } from '../aids/kept-aids.ts';
import type { LocalEdits } from '../autosave/answers-machine.ts';
import { findEdits } from '../autosave/kept-answers.ts';
import type { PartOfAttempt } from '../autosave/use-autosave.ts';
import { type FoundDrafts, findDrafts } from '../draft/kept-draft.ts';
import { OetAttemptDocument, type OetAttemptQuery } from './oet-attempt.generated.ts';
import { StartOetPhaseDocument, type StartOetPhaseMutationVariables } from './start-oet-phase.generated.ts';

export type AttemptState = OetAttemptQuery['oetAttempt'];

/** A part as the server has it, and what this browser has of it beyond that. */
export interface OpenedPart {
  readonly state: AttemptState;
  /** When that arrived, in milliseconds: its clock runs from there. */
  readonly receivedAt: number;
  readonly edits: LocalEdits;
  readonly drafts: FoundDrafts;
  readonly aids: Aids;
}

async function openPart({ progressId, part }: PartOfAttempt, signal: AbortSignal): Promise<OpenedPart> {
  const { me, oetAttempt } = await request(
    OetAttemptDocument,
    { progressId, part: namedPart(part) },
    { signal },
  );
  const receivedAt = Date.now();
  await claimWork(me.id);
  const [edits, drafts, aids] = await Promise.all([
    findEdits(progressId, part),
    findDrafts(progressId, part),
    findAids(progressId, part),
  ]);
  return { state: oetAttempt, receivedAt, edits, drafts, aids };
}

const keyOf = ({ progressId, part }: PartOfAttempt) => ['exam-part', progressId, part];

/** Where a part stands. Asked for once in a visit: from then on its screen keeps in step. */
export function useAttempt(of: PartOfAttempt) {
  return useQuery({ queryKey: keyOf(of), queryFn: ({ signal }) => openPart(of, signal) });
}

/** Starts a clock. Asked again it answers the same. */
export function useStart(
  of: PartOfAttempt,
  phase: StartOetPhaseMutationVariables['phase'],
  mode: AttemptState['mode'] = 'exam',
) {
  const client = useQueryClient();
  const { run, pending } = useCall(StartOetPhaseDocument);
  return {
    pending,
    start(onFailure: (message: string) => void): void {
      run(
        { ...of, part: namedPart(of.part), phase, mode },
        {
          onData: ({ startOetPhase }) =>
            client.setQueryData<OpenedPart>(
              keyOf(of),
              (opened) => opened && { ...opened, state: startOetPhase, receivedAt: Date.now() },
            ),
          onFailure: ({ message }) => onFailure(message),
        },
      );
    },
  };
}
