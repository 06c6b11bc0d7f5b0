import type { WritingSubmission } from '#domain/oet/writing/results-wire.ts';
import { AssessedScore } from '#web/features/exam/results/assessed-score.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';

export function LetterScore({ submission }: { submission: WritingSubmission }) {
  const words = useWords();
  const { band, score, estimated_score: estimate } = submission;
  return (
    <AssessedScore
      band={band}
      score={score === null ? null : words('oet.score', { score: Math.round(score) })}
      hint={words('oet.writing.bandHint')}
      submittedAt={submission.completed_at}
      overrunSeconds={submission.overrun_seconds}
      scoreAtTime={submission.score_at_time}
      engine={submission.engine}
      estimate={estimate}
      estimateHint={words('oet.writing.estimateHint')}
    />
  );
}
