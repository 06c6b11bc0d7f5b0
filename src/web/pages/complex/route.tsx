import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { isLearningLanguage } from '#domain/languages.ts';
import { topLevelOf } from '#web/features/practice/enter-practice.ts';
import {
  type LoadedPractice,
  type PracticeLoading,
  practiceLoader,
} from '#web/features/practice/practice-loader.ts';
import { useRounds } from '#web/features/practice/use-rounds.ts';
import { request } from '#web/lib/graphql/request.ts';
import { ComplexEmpty, ComplexFailure, ComplexFrame } from './complex-page.tsx';
import { ConsultationPractice } from './consultation-practice.tsx';
import { type OfferedCase, offeredCase } from './offered-case.ts';
import { PatientCaseDocument } from './patient-case.generated.ts';

/** 'unreadable': there is a case, and it is not what this page can show. */
type Offer = OfferedCase | 'unreadable' | null;

async function fetchCase(levelSlug: string): Promise<Offer> {
  const { patientCase } = await request(PatientCaseDocument, { levelSlug });
  return patientCase && (offeredCase(patientCase) ?? 'unreadable');
}

export const loader = practiceLoader('complex_case', fetchCase);

/** How far the level is: a case that was completed just now counts, unless it was a repeat. */
function countedOf({ statistics, repeat }: OfferedCase, completed: boolean): OfferedCase['statistics'] {
  const { completedCount, totalCount } = statistics;
  return { totalCount, completedCount: completedCount + (completed && !repeat ? 1 : 0) };
}

/** The cases of a level one after another. */
function LevelPractice({ levelSlug, native, learning, offer: first }: LoadedPractice<Offer>) {
  const { offer, round, failure, goOn } = useRounds(first, () => fetchCase(levelSlug));
  const [loadingNext, setLoadingNext] = useState(false);
  /** The round whose case has been completed. */
  const [completed, setCompleted] = useState(-1);
  const readable = offer === 'unreadable' ? null : offer;

  async function next(): Promise<void> {
    setLoadingNext(true);
    await goOn();
    setLoadingNext(false);
  }

  return (
    <ComplexFrame
      topLevel={topLevelOf(levelSlug)}
      statistics={readable ? countedOf(readable, completed === round) : undefined}
    >
      {readable ? (
        <ConsultationPractice
          key={round}
          offer={readable}
          native={native}
          learning={isLearningLanguage(learning) ? learning : 'en'}
          topLevel={topLevelOf(levelSlug)}
          takeFocus={round > 0}
          loadingNext={loadingNext}
          nextFailure={failure}
          onCompleted={() => setCompleted(round)}
          onNext={() => void next()}
        />
      ) : null}
      {offer === null ? <ComplexEmpty /> : null}
      {offer === 'unreadable' ? <ComplexFailure message={failure} onRetry={() => void next()} /> : null}
    </ComplexFrame>
  );
}

export function Component() {
  const data = useLoaderData<PracticeLoading<Offer>>();
  const { revalidate } = useRevalidator();
  if (data.kind === 'failed') {
    return (
      <ComplexFrame topLevel={topLevelOf(data.levelSlug)}>
        <ComplexFailure message={data.message} onRetry={() => void revalidate()} />
      </ComplexFrame>
    );
  }
  return <LevelPractice key={data.levelSlug} {...data} />;
}
