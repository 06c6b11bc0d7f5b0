import { Link } from 'react-router';
import { PASS_LINE } from '#domain/oet/bands.ts';
import type { MockStep } from '#domain/oet/mock-exam.ts';
import { resultsAddress } from '#web/features/exam/modules/addresses.ts';
import { shownModule } from '#web/features/exam/modules/module-texts.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import classes from './mock-exam-page.module.css';
import type { MockExam } from './mock-exam-page.tsx';

interface SheetProps {
  readonly exam: MockExam;
  readonly steps: readonly MockStep[];
}

function Row({ exam, step: { module: name, stage } }: { exam: MockExam; step: MockStep }) {
  const words = useWords();
  const module = shownModule(name);
  const attempt = exam.attempts.find((each) => each.module === name);
  if (!module) return null;
  const estimate = attempt?.estimatedScore ?? null;
  const first = attempt?.parts.find(({ submittedAt }) => submittedAt !== null);
  return (
    <tr data-met={estimate !== null && estimate >= PASS_LINE ? true : undefined}>
      <th scope="row">
        {attempt && first ? (
          <Link to={resultsAddress({ module: name, progressId: attempt.progressId, part: first.part })}>
            {words(module.texts.name)}
          </Link>
        ) : (
          words(module.texts.name)
        )}
      </th>
      <td className={classes.number}>
        {estimate === null ? words(`oet.mock.noScore.${stage === 'marked' ? 'practice' : stage}`) : estimate}
      </td>
      <td>{estimate === null ? null : words(estimate >= PASS_LINE ? 'oet.mock.met' : 'oet.mock.notMet')}</td>
    </tr>
  );
}

/** Four scores on OET's scale, plainly called estimates, to be printed. */
export function ResultSheet({ exam, steps }: SheetProps) {
  const words = useWords();
  return (
    <section aria-labelledby="scores" className={classes.sheet}>
      <h2 id="scores">{words('oet.mock.scores')}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{words('oet.mock.module')}</th>
            <th scope="col">{words('oet.mock.estimate')}</th>
            <th scope="col">{words('oet.results.line')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <Row key={step.module} exam={exam} step={step} />
          ))}
        </tbody>
      </table>
      <p className={classes.hint}>{words('oet.mock.estimateHint')}</p>
      <div className={classes.print}>
        <Button variant="default" onClick={() => window.print()}>
          {words('oet.results.print')}
        </Button>
      </div>
    </section>
  );
}
