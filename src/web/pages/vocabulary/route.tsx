import { useRef, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router';
import { useRecorder } from '#web/features/recorder/use-recorder.ts';
import { readCookie } from '#web/lib/cookies.ts';
import { CallFailure, messageOf } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import { requireNativeLanguage } from '#web/lib/session/guards.ts';
import { MeDocument } from '#web/lib/session/me.generated.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import {
  AvailableVocabularyItemsDocument,
  type AvailableVocabularyItemsQuery,
} from './available-vocabulary-items.generated.ts';
import { LevelDocument } from './level.generated.ts';

import { useModelVoice } from './use-model-voice.ts';
import { usePractice } from './use-practice.ts';
import { useTranslation } from './use-translation.ts';
import { VocabularyEmpty, VocabularyFailure, VocabularyFrame, VocabularyTask } from './vocabulary-page.tsx';

type Available = AvailableVocabularyItemsQuery['availableVocabularyItems'];
type Item = NonNullable<Available['vocabularyItem']>;

interface Loaded {
  readonly kind: 'loaded';
  readonly levelSlug: string;
  readonly native: string;
  readonly learning: string;
  readonly available: Available;
}
type Loading = Loaded | { readonly kind: 'failed'; readonly levelSlug: string; readonly message: string };

/** `beginner` of `beginner-vocabulary`: levels are named in this way in every language. */
function topLevelOf(levelSlug: string): string {
  return levelSlug.replace(/-[a-z]+$/, '');
}

async function fetchAvailable(levelSlug: string): Promise<Available> {
  return (await request(AvailableVocabularyItemsDocument, { levelSlug })).availableVocabularyItems;
}

async function load(levelSlug: string): Promise<Loaded> {
  const available = fetchAvailable(levelSlug);
  // Whether the level fits is decided first; a failure here is thrown where it is awaited.
  available.catch(() => undefined);
  const [{ me }, { level }] = await Promise.all([
    request(MeDocument, {}),
    request(LevelDocument, { slug: levelSlug }),
  ]);
  requireNativeLanguage(me.language);
  if (level?.levelType !== 'vocabulary') throw redirect('/levelchooser');
  const native = me.language ?? readCookie('current_language') ?? 'en';
  return { kind: 'loaded', levelSlug, native, learning: me.languageToLearn, available: await available };
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

interface ItemProps extends Pick<Loaded, 'native' | 'learning'> {
  readonly item: Item;
  readonly available: Available;
  readonly takeFocus: boolean;
  readonly onCompleted: () => void;
}

function ItemPractice({ item, available, native, learning, takeFocus, onCompleted }: ItemProps) {
  const { attempts, bestScore } = available;
  const practice = usePractice({ item, attempts, best: bestScore, onCompleted });
  const recorder = useRecorder({ onTake: practice.onTake });
  const translation = useTranslation(item, learning);
  const voice = useModelVoice(item.term, learning, practice.state.scored !== null);
  return (
    <VocabularyTask
      item={item}
      native={native}
      learning={learning}
      state={practice.state}
      recorder={recorder}
      translation={translation}
      model={voice.sound}
      getModel={voice.get}
      takeFocus={takeFocus}
      onResend={practice.onResend}
      onNext={practice.onNext}
    />
  );
}

/** The items of a level one after another. `round` starts an item anew, also when the same one comes again. */
function LevelPractice({ levelSlug, native, learning, available: first }: Loaded) {
  const words = useWords();
  const [shown, setShown] = useState({ available: first, round: 0 });
  const [failure, setFailure] = useState<string | null>(null);
  const fetching = useRef(false);
  const { available, round } = shown;

  async function goOn(): Promise<void> {
    if (fetching.current) return;
    fetching.current = true;
    try {
      const next = await fetchAvailable(levelSlug);
      setShown((before) => ({ available: next, round: before.round + 1 }));
      setFailure(null);
    } catch (error) {
      setFailure(messageOf(error, words('error.other')));
    } finally {
      fetching.current = false;
    }
  }

  const item = available.vocabularyItem;
  return (
    <VocabularyFrame topLevel={topLevelOf(levelSlug)} statistics={item ? available.statistics : undefined}>
      {failure === null && item ? (
        <ItemPractice
          key={round}
          item={item}
          available={available}
          native={native}
          learning={learning}
          takeFocus={round > 0}
          onCompleted={() => void goOn()}
        />
      ) : null}
      {failure === null && !item ? <VocabularyEmpty /> : null}
      {failure === null ? null : <VocabularyFailure message={failure} onRetry={() => void goOn()} />}
    </VocabularyFrame>
  );
}

export function Component() {
  const data = useLoaderData<Loading>();
  const { revalidate } = useRevalidator();
  if (data.kind === 'failed') {
    return (
      <VocabularyFrame topLevel={topLevelOf(data.levelSlug)}>
        <VocabularyFailure message={data.message} onRetry={() => void revalidate()} />
      </VocabularyFrame>
    );
  }
  return <LevelPractice key={data.levelSlug} {...data} />;
}
