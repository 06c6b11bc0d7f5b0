import { useState } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { isLearningLanguage } from '#domain/languages.ts';
import { topLevelOf } from '#web/features/practice/enter-practice.ts';
import type { PracticeFailureProps } from '#web/features/practice/practice-frame.tsx';
import { type Asking, type LoadedPractice, practiceLoader } from '#web/features/practice/practice-loader.ts';
import { useRounds } from '#web/features/practice/use-rounds.ts';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { type Begun, begunOf } from './begun-case.ts';
import { ComplexEmpty, ComplexFailure, ComplexFrame } from './complex-page.tsx';
import { ConsultationPractice } from './consultation-practice.tsx';
import { type OfferedCase, offeredCase } from './offered-case.ts';
import { PatientCaseDocument } from './patient-case.generated.ts';

/** 'unreadable': there is a case, and it is not what this page can show. */
type Offer = { readonly offered: OfferedCase; readonly begun: Begun } | 'unreadable' | null;

async function fetchCase(levelSlug: string, { signal, entered }: Asking): Promise<Offer> {
  const [{ patientCase }] = await Promise.all([
    request(PatientCaseDocument, { levelSlug }, { signal }),
    entered,
  ]);
  if (!patientCase) return null;
  const offered = offeredCase(patientCase);
  return offered ? { offered, begun: await begunOf(offered) } : 'unreadable';
}

export const loader = practiceLoader('complex_case', fetchCase);

/** How far the level is: a case that was completed just now counts, unless it was a repeat. */
function countedOf({ statistics, repeat }: OfferedCase, completed: boolean): OfferedCase['statistics'] {
  const { completedCount, totalCount } = statistics;
  return { totalCount, completedCount: completedCount + (completed && !repeat ? 1 : 0) };
}

/** The cases of a level one after another. A completed one stays, with its review, until the next has come. */
export function Component() {
  const words = useWords();
  const { levelSlug, native, learning, ...loaded } = useLoaderData<LoadedPractice<Offer>>();
  const rounds = useRounds({ levelSlug, native, learning, ...loaded });
  /** The round whose case has been completed. */
  const [completed, setCompleted] = useState(-1);
  const failure =
    rounds.kind === 'loading' || !rounds.error ? null : messageOf(rounds.error, words('error.other'));
  const offer = rounds.kind === 'loaded' ? rounds.offer : undefined;
  const readable = offer === 'unreadable' ? null : offer;
  const round = rounds.kind === 'loaded' ? rounds.round : 0;
  return (
    <ComplexFrame
      topLevel={topLevelOf(levelSlug)}
      statistics={readable ? countedOf(readable.offered, completed === round) : undefined}
    >
      {rounds.kind === 'loading' ? <Loading /> : null}
      {rounds.kind === 'loaded' && readable ? (
        <ConsultationPractice
          key={round}
          offer={readable.offered}
          begun={readable.begun}
          native={native}
          learning={isLearningLanguage(learning) ? learning : 'en'}
          topLevel={topLevelOf(levelSlug)}
          takeFocus={round > 0}
          loadingNext={rounds.fetching}
          nextFailure={failure}
          onCompleted={() => setCompleted(round)}
          onNext={rounds.goOn}
        />
      ) : null}
      {offer === null ? <ComplexEmpty /> : null}
      {rounds.kind === 'failed' || (rounds.kind === 'loaded' && offer === 'unreadable') ? (
        <ComplexFailure message={failure} onRetry={rounds.goOn} />
      ) : null}
    </ComplexFrame>
  );
}

export function LoadFailure(props: PracticeFailureProps) {
  return (
    <ComplexFrame topLevel={topLevelOf(useParams().levelSlug ?? '')}>
      <ComplexFailure {...props} />
    </ComplexFrame>
  );
}
