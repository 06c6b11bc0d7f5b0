import { useLoaderData, useParams } from 'react-router';
import { topLevelOf } from '#web/features/practice/enter-practice.ts';
import type { PracticeFailureProps } from '#web/features/practice/practice-frame.tsx';
import { type Asking, type LoadedPractice, practiceLoader } from '#web/features/practice/practice-loader.ts';
import { isUnsent } from '#web/features/practice/practice-machine.ts';
import { useModelVoice } from '#web/features/practice/use-model-voice.ts';
import { useRounds } from '#web/features/practice/use-rounds.ts';
import { useTranslation } from '#web/features/practice/use-translation.ts';
import { RecordingGuard } from '#web/features/recorder/recording-guard.tsx';
import { useRecorder } from '#web/features/recorder/use-recorder.ts';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Loading } from '#web/ui/loading.tsx';
import {
  AvailableVocabularyItemsDocument,
  type AvailableVocabularyItemsQuery,
} from './available-vocabulary-items.generated.ts';
import { usePractice } from './use-practice.ts';
import { VocabularyEmpty, VocabularyFailure, VocabularyFrame, VocabularyTask } from './vocabulary-page.tsx';

type Available = AvailableVocabularyItemsQuery['availableVocabularyItems'];
type Item = NonNullable<Available['vocabularyItem']>;

async function fetchAvailable(levelSlug: string, { signal }: Asking): Promise<Available> {
  const answer = await request(AvailableVocabularyItemsDocument, { levelSlug }, { signal });
  return answer.availableVocabularyItems;
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
  const voice = useModelVoice({
    text: item.term,
    language: learning,
    wanted: practice.state.scored !== null,
  });
  return (
    <>
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
      <RecordingGuard recorder={recorder} unsent={isUnsent(practice.state)} />
    </>
  );
}

/** The items of a level one after another. */
export function Component() {
  const words = useWords();
  const loaded = useLoaderData<LoadedPractice<Available>>();
  const rounds = useRounds(loaded);
  const available = rounds.kind === 'loaded' ? rounds.offer : null;
  const item = available?.vocabularyItem;
  const failure = rounds.kind === 'loading' ? null : rounds.error;
  return (
    <VocabularyFrame
      topLevel={topLevelOf(loaded.levelSlug)}
      statistics={item ? available?.statistics : undefined}
    >
      {rounds.kind === 'loading' ? <Loading /> : null}
      {rounds.kind === 'loaded' && !failure && item ? (
        <ItemPractice
          key={rounds.round}
          item={item}
          available={rounds.offer}
          native={loaded.native}
          learning={loaded.learning}
          takeFocus={rounds.round > 0}
          onCompleted={rounds.goOn}
        />
      ) : null}
      {available && !failure && !item ? <VocabularyEmpty /> : null}
      {rounds.kind !== 'loading' && failure ? (
        <VocabularyFailure message={messageOf(failure, words('error.other'))} onRetry={rounds.goOn} />
      ) : null}
    </VocabularyFrame>
  );
}

export function LoadFailure(props: PracticeFailureProps) {
  return (
    <VocabularyFrame topLevel={topLevelOf(useParams().levelSlug ?? '')}>
      <VocabularyFailure {...props} />
    </VocabularyFrame>
  );
}
