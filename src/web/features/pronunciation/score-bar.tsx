import { PASS_MARK } from '#domain/practice/pronunciation.ts';
import { formatNumber } from '#web/lib/numbers.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { gradeOf } from './grade.ts';
import classes from './score-bar.module.css';

/** The score that decides, on a scale with the pass mark. */
export function ScoreBar({ score }: { score: number }) {
  const words = useWords();
  const grade = gradeOf(score);
  const verdict =
    grade === 'good' ? words('pronunciation.passed') : words('pronunciation.notPassed', { mark: PASS_MARK });
  return (
    <div className={classes.score} data-grade={grade}>
      <h3 className={classes.label}>{words('pronunciation.score')}</h3>
      <p className={classes.head}>
        <span className={classes.number}>{formatNumber(score)}</span>
        <span className={classes.of}>{words('pronunciation.of100')}</span>
        <span className={classes.verdict}>{verdict}</span>
      </p>
      <div className={classes.scale} aria-hidden="true">
        <div className={classes.fill} style={{ width: `${score}%` }} />
        <div className={classes.mark} style={{ insetInlineStart: `${PASS_MARK}%` }} />
      </div>
      <div className={classes.markLabel} style={{ paddingInlineStart: `${PASS_MARK}%` }} aria-hidden="true">
        <span>{PASS_MARK}</span>
      </div>
    </div>
  );
}
