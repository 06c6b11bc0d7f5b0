import { useState } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { topLevelOf } from '#web/features/practice/enter-practice.ts';
import type { PracticeFailureProps } from '#web/features/practice/practice-frame.tsx';
import { type Asking, type LoadedPractice, practiceLoader } from '#web/features/practice/practice-loader.ts';
import { useRounds } from '#web/features/practice/use-rounds.ts';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { type Completed, DialoguePractice } from './dialogue-practice.tsx';
import { GuidedEmpty, GuidedFailure, GuidedFrame } from './guided-page.tsx';
import { GuidedPracticeGroupDocument } from './guided-practice-group.generated.ts';
import type { GuidedGroup } from './use-dialogue.ts';

async function fetchGroup(levelSlug: string, { signal }: Asking): Promise<GuidedGroup | null> {
  return (await request(GuidedPracticeGroupDocument, { levelSlug }, { signal })).guidedPracticeGroup;
}

export const loader = practiceLoader('guided_case', fetchGroup);

/** The dialogues of a level one after another. */
export function Component() {
  const words = useWords();
  const loaded = useLoaderData<LoadedPractice<GuidedGroup | null>>();
  const rounds = useRounds(loaded);
  const [completed, setCompleted] = useState<Completed | null>(null);
  const group = rounds.kind === 'loaded' ? rounds.offer : null;
  const failure = rounds.kind === 'loading' ? null : rounds.error;
  return (
    <GuidedFrame topLevel={topLevelOf(loaded.levelSlug)} statistics={group?.statistics}>
      {rounds.kind === 'loading' ? <Loading /> : null}
      {rounds.kind === 'loaded' && !failure && group ? (
        <DialoguePractice
          key={rounds.round}
          group={group}
          native={loaded.native}
          learning={loaded.learning}
          takeFocus={rounds.round > 0}
          completed={rounds.round > 0 ? completed : null}
          onCompleted={(done) => {
            setCompleted(done);
            rounds.goOn();
          }}
        />
      ) : null}
      {rounds.kind === 'loaded' && !failure && !group ? <GuidedEmpty /> : null}
      {rounds.kind !== 'loading' && failure ? (
        <GuidedFailure message={messageOf(failure, words('error.other'))} onRetry={rounds.goOn} />
      ) : null}
    </GuidedFrame>
  );
}

export function LoadFailure(props: PracticeFailureProps) {
  return (
    <GuidedFrame topLevel={topLevelOf(useParams().levelSlug ?? '')}>
      <GuidedFailure {...props} />
    </GuidedFrame>
  );
}
