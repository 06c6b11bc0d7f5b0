import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { enterPractice, type PracticeLanguages, topLevelOf } from '#web/features/practice/enter-practice.ts';
import { useModelVoice } from '#web/features/practice/use-model-voice.ts';
import { useRounds } from '#web/features/practice/use-rounds.ts';
import { useTranslation } from '#web/features/practice/use-translation.ts';
import { useRecorder } from '#web/features/recorder/use-recorder.ts';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import {
  AvailableVocabularyItemsDocument,
  type AvailableVocabularyItemsQuery,
} from './available-vocabulary-items.generated.ts';
import { usePractice } from './use-practice.ts';
import { VocabularyEmpty, VocabularyFailure, VocabularyFrame, VocabularyTask } from './vocabulary-page.tsx';

type Available = AvailableVocabularyItemsQuery['availableVocabularyItems'];
type Item = NonNullable<Available['vocabularyItem']>;

interface Loaded extends PracticeLanguages {
  readonly kind: 'loaded';
  readonly levelSlug: string;
  readonly available: Available;
}
type Loading = Loaded | { readonly kind: 'failed'; readonly levelSlug: string; readonly message: string };

async function fetchAvailable(levelSlug: string): Promise<Available> {
  return (await request(AvailableVocabularyItemsDocument, { levelSlug })).availableVocabularyItems;
}

async function load(levelSlug: string): Promise<Loaded> {
  const available = fetchAvailable(levelSlug);
  // Whether the level fits is decided first; a failure here is thrown where it is awaited.
  available.catch(() => undefined);
  const languages = await enterPractice(levelSlug, 'vocabulary');
  return { kind: 'loaded', levelSlug, ...languages, available: await available };
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

/** The items of a level one after another. */
function LevelPractice({ levelSlug, native, learning, available: first }: Loaded) {
  const { offer: available, round, failure, goOn } = useRounds(first, () => fetchAvailable(levelSlug));
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
