import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { enterPractice, type PracticeLanguages, topLevelOf } from '#web/features/practice/enter-practice.ts';
import { useRounds } from '#web/features/practice/use-rounds.ts';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import { type Completed, DialoguePractice } from './dialogue-practice.tsx';
import { GuidedEmpty, GuidedFailure, GuidedFrame } from './guided-page.tsx';
import { GuidedPracticeGroupDocument } from './guided-practice-group.generated.ts';
import type { GuidedGroup } from './use-dialogue.ts';

interface Loaded extends PracticeLanguages {
  readonly kind: 'loaded';
  readonly levelSlug: string;
  readonly group: GuidedGroup | null;
}
type Loading = Loaded | { readonly kind: 'failed'; readonly levelSlug: string; readonly message: string };

async function fetchGroup(levelSlug: string): Promise<GuidedGroup | null> {
  return (await request(GuidedPracticeGroupDocument, { levelSlug })).guidedPracticeGroup;
}

async function load(levelSlug: string): Promise<Loaded> {
  const group = fetchGroup(levelSlug);
  // Whether the level fits is decided first; a failure here is thrown where it is awaited.
  group.catch(() => undefined);
  const languages = await enterPractice(levelSlug, 'guided_case');
  return { kind: 'loaded', levelSlug, ...languages, group: await group };
}

export async function loader({ params }: LoaderFunctionArgs): Promise<Loading> {
  const levelSlug = params.levelSlug ?? '';
  try {
    return await load(levelSlug);
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return { kind: 'failed', levelSlug, message: error.message };
  }
}

/** The dialogues of a level one after another. */
function LevelPractice({ levelSlug, native, learning, group: first }: Loaded) {
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
  const data = useLoaderData<Loading>();
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
