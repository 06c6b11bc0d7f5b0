import { useQuery } from '@tanstack/react-query';
import { decodeModuleProgress } from '#domain/oet/progress-wire.ts';
import { AttemptList } from '#web/features/exam/history/attempt-list.tsx';
import { CriteriaInTime } from '#web/features/exam/history/criteria-in-time.tsx';
import type { ResultsOf } from '#web/features/exam/results/results-route.tsx';
import { request } from '#web/lib/graphql/request.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Stack } from '#web/ui/stack.tsx';
import classes from './role-play-results.module.css';
import { SpeakingProgressDocument } from './speaking-progress.generated.ts';

/** Every assessed role-play, the newest first. Asked beside the page: nothing waits for it. */
function useProgress() {
  const { data } = useQuery({
    queryKey: ['speaking-progress'],
    queryFn: async ({ signal }) => {
      const { getUserProgress } = await request(SpeakingProgressDocument, {}, { signal });
      return decodeModuleProgress(getUserProgress?.speakingProgress);
    },
  });
  return data ?? [];
}

/** The learner's other role-plays, compared. */
export function Others({ module, attempts, progressId }: ResultsOf) {
  const words = useWords();
  const progress = useProgress();
  const others =
    attempts.kind === 'loaded' ? attempts.attempts.filter((each) => each.progressId !== progressId) : [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className={classes.screenOnly}>
      <Stack>
        <h2 id="others">{words('spoken.others')}</h2>
        {progress.length > 1 ? <CriteriaInTime definition={module.definition} attempts={progress} /> : null}
        <AttemptList attempts={others} />
      </Stack>
    </section>
  );
}
