import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { topLevelOf } from '#web/features/practice/enter-practice.ts';
import {
  type LoadedPractice,
  type PracticeLoading,
  practiceLoader,
} from '#web/features/practice/practice-loader.ts';
import { useRounds } from '#web/features/practice/use-rounds.ts';
import { request } from '#web/lib/graphql/request.ts';
import { type Completed, DialoguePractice } from './dialogue-practice.tsx';
import { GuidedEmpty, GuidedFailure, GuidedFrame } from './guided-page.tsx';
import { GuidedPracticeGroupDocument } from './guided-practice-group.generated.ts';
import type { GuidedGroup } from './use-dialogue.ts';

async function fetchGroup(levelSlug: string): Promise<GuidedGroup | null> {
  return (await request(GuidedPracticeGroupDocument, { levelSlug })).guidedPracticeGroup;
}

export const loader = practiceLoader('guided_case', fetchGroup);

/** The dialogues of a level one after another. */
function LevelPractice({ levelSlug, native, learning, offer: first }: LoadedPractice<GuidedGroup | null>) {
  const { offer: group, round, failure, goOn } = useRounds(first, () => fetchGroup(levelSlug));
  const [completed, setCompleted] = useState<Completed | null>(null);

  function onCompleted(done: Completed): void {
    setCompleted(done);
    void goOn();
  }

  return (
    <GuidedFrame topLevel={topLevelOf(levelSlug)} statistics={group?.statistics}>
      {failure === null && group ? (
        <DialoguePractice
          key={round}
          group={group}
          native={native}
          learning={learning}
          takeFocus={round > 0}
          completed={round > 0 ? completed : null}
          onCompleted={onCompleted}
        />
      ) : null}
      {failure === null && !group ? <GuidedEmpty /> : null}
      {failure === null ? null : <GuidedFailure message={failure} onRetry={() => void goOn()} />}
    </GuidedFrame>
  );
}

export function Component() {
  const data = useLoaderData<PracticeLoading<GuidedGroup | null>>();
  const { revalidate } = useRevalidator();
  if (data.kind === 'failed') {
    return (
      <GuidedFrame topLevel={topLevelOf(data.levelSlug)}>
        <GuidedFailure message={data.message} onRetry={() => void revalidate()} />
      </GuidedFrame>
    );
  }
  return <LevelPractice key={data.levelSlug} {...data} />;
}
