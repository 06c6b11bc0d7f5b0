import { useLoaderData, useRevalidator } from 'react-router';
import { topLevelOf } from '#web/features/practice/enter-practice.ts';
import {
  type LoadedPractice,
  type PracticeLoading,
  practiceLoader,
} from '#web/features/practice/practice-loader.ts';
import { useModelVoice } from '#web/features/practice/use-model-voice.ts';
import { useRounds } from '#web/features/practice/use-rounds.ts';
import { useTranslation } from '#web/features/practice/use-translation.ts';
import { useRecorder } from '#web/features/recorder/use-recorder.ts';
import { request } from '#web/lib/graphql/request.ts';
import {
  AvailableVocabularyItemsDocument,
  type AvailableVocabularyItemsQuery,
} from './available-vocabulary-items.generated.ts';
import { usePractice } from './use-practice.ts';
import { VocabularyEmpty, VocabularyFailure, VocabularyFrame, VocabularyTask } from './vocabulary-page.tsx';

type Available = AvailableVocabularyItemsQuery['availableVocabularyItems'];
type Item = NonNullable<Available['vocabularyItem']>;

async function fetchAvailable(levelSlug: string): Promise<Available> {
  return (await request(AvailableVocabularyItemsDocument, { levelSlug })).availableVocabularyItems;
}

export const loader = practiceLoader('vocabulary', fetchAvailable);

interface ItemProps extends Pick<LoadedPractice<Available>, 'native' | 'learning'> {
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
function LevelPractice({ levelSlug, native, learning, offer: first }: LoadedPractice<Available>) {
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
  const data = useLoaderData<PracticeLoading<Available>>();
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
