import { progressPercent } from '#domain/practice/progress.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import classes from './practice-frame.module.css';

export interface Statistics {
  readonly completedCount: number;
  readonly totalCount: number;
}

export function LevelStatistics({ completedCount, totalCount }: Statistics) {
  const words = useWords();
  const percent = progressPercent(completedCount, totalCount);
  return (
    <div className={classes.statistics}>
      <ProgressBar percent={percent} label={words('vocabulary.progressLabel')} />
      <p>{words('vocabulary.progress', { completed: completedCount, total: totalCount, percent })}</p>
    </div>
  );
}
