import { tierOf } from '#domain/oet/bands.ts';
import type { SpeakingResults } from '#domain/oet/speaking/results-wire.ts';
import { AssessedScore } from '#web/features/exam/results/assessed-score.tsx';
import { formatDecimal } from '#web/lib/numbers.ts';
import { useWords } from '#web/lib/words/use-words.tsx';

/** With one decimal, and what its tier means. */
export function RolePlayScore({ results }: { results: SpeakingResults }) {
  const words = useWords();
  const { speaking_score: score, speaking_progress: progress, estimated_score: estimate } = results;
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
      estimateHint={words('spoken.estimateHint')}
    />
  );
}
