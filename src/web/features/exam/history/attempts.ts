import { useQuery } from '@tanstack/react-query';
import { WHOLE } from '#domain/oet/modules.ts';
import { isAbandoned, partToResume } from '#domain/oet/resuming.ts';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { type ShownModule, shownModule } from '../modules/module-texts.ts';
import { OetAttemptsDocument, type OetAttemptsQuery } from './oet-attempts.generated.ts';

export type Attempt = OetAttemptsQuery['oetAttempts'][number];
export type AttemptPart = Attempt['parts'][number];

export type Attempts =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly kind: 'loaded';
      readonly attempts: readonly Attempt[];
      /** When they arrived, in milliseconds: their clocks run from there. */
      readonly receivedAt: number;
    };

/** The learner's attempts, newest first; null: of every module. */
export function useAttempts(module: string | null): Attempts {
  const words = useWords();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['attempts', module],
    queryFn: ({ signal }) => request(OetAttemptsDocument, { module }, { signal }),
  });
  if (data) return { kind: 'loaded', attempts: data.oetAttempts, receivedAt: dataUpdatedAt };
  if (!error || isFetching) return { kind: 'loading' };
  const message = messageOf(error, words('oet.failedOtherwise'));
  return { kind: 'failed', message, onRetry: () => void refetch() };
}

/** Whether all that an attempt needs is submitted: before that its score is that of some of its parts. */
export function isComplete({ module, parts }: Attempt): boolean {
  const needed = shownModule(module)?.definition.parts.filter(({ optional }) => !optional) ?? [];
  return needed.every(({ part }) =>
    parts.some((each) => (each.part ?? WHOLE) === part && each.submittedAt !== null),
  );
}

/** An attempt that goes on, with the part that it goes on with. */
export interface Unfinished {
  readonly module: ShownModule;
  readonly attempt: Attempt;
  readonly part: AttemptPart;
}

/** The attempts that go on: those whose clock was started first, then the newest. */
export function unfinishedOf(attempts: readonly Attempt[]): Unfinished[] {
  const unfinished = attempts.flatMap((attempt) => {
    const module = shownModule(attempt.module);
    const part = module && partToResume(module.definition, attempt.parts);
    return part ? [{ module, attempt, part }] : [];
  });
  const begun = ({ part }: Unfinished) => Number(part.phase !== 'not_started');
  return unfinished.toSorted((a, b) => begun(b) - begun(a));
}

/** The same without those that were left alone: what to offer unasked. */
export function underWay(attempts: readonly Attempt[]): Unfinished[] {
  return unfinishedOf(attempts.filter(({ createdAt, parts }) => !isAbandoned(createdAt, parts)));
}
