import { tierOf } from '#domain/oet/bands.ts';
import { SPEAKING_CRITERIA } from '#domain/oet/speaking/criteria.ts';
import type { SpeakingResults } from '#domain/oet/speaking/results-wire.ts';
import { AssessedScore } from '#web/features/exam/results/assessed-score.tsx';
import { formatDecimal } from '#web/lib/numbers.ts';
import { useWords } from '#web/lib/words/use-words.tsx';

/** With one decimal, and what its tier means. */
export function RolePlayScore({ results }: { results: SpeakingResults }) {
  const words = useWords();
  const { speaking_score: score, speaking_progress: progress, estimated_score: estimate } = results;
  const judged = Object.values(results.review?.marks ?? {}).filter((mark) => mark !== null).length;
  return (
    <AssessedScore
      band={progress.band}
      score={score === null ? null : words('spoken.score', { score: formatDecimal(score) })}
      meaning={score === null ? null : <p>{words(`oet.tier.${tierOf(score)}`)}</p>}
      hint={words('spoken.bandHint')}
      submittedAt={progress.completed_at}
      overrunSeconds={results.overrun_seconds}
      scoreAtTime={null}
      engine={results.engine}
      estimate={estimate}
      estimateHint={
        judged < SPEAKING_CRITERIA.length
          ? words('spoken.estimatePartly', { n: judged })
          : words('spoken.estimateHint')
      }
    />
  );
}
