import { Link } from 'react-router';
import { COSTS } from '#domain/billing/costs.ts';
import type { MockStep } from '#domain/oet/mock-exam.ts';
import { priceOf } from '#domain/oet/modules.ts';
import { OutOfCredits, useCanPay } from '#web/features/credits/out-of-credits.tsx';
import { unfinishedOf } from '#web/features/exam/history/attempts.ts';
import { ResumeCard } from '#web/features/exam/history/resume-card.tsx';
import { newTestAddress, resultsAddress, testAddress } from '#web/features/exam/modules/addresses.ts';
import { type ShownModule, shownModule } from '#web/features/exam/modules/module-texts.ts';
import { minutesOf } from '#web/features/exam/modules/timing.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import classes from './mock-exam-page.module.css';
import type { MockExam } from './mock-exam-page.tsx';

type Attempt = MockExam['attempts'][number];

/** The way into the module whose turn it is. */
function Begin({ module, examId }: { module: ShownModule; examId: string }) {
  const words = useWords();
  const cost = COSTS[priceOf(module.name)];
  if (!useCanPay(cost)) return <OutOfCredits cost={cost} />;
  return (
    <>
      <p className={classes.hint}>
        {cost === 0 ? words('credits.free') : words('credits.costs', { n: cost })}
      </p>
      <div>
        <LinkButton to={newTestAddress(module.name, examId)}>
          {words('oet.mock.start', { module: words(module.texts.name) })}
        </LinkButton>
      </div>
    </>
  );
}

function Results({ attempt }: { attempt: Attempt }) {
  const words = useWords();
  return (
    <ul className={classes.results}>
      {attempt.parts.map(({ part }) => (
        <li key={part}>
          <Link
            to={resultsAddress({ module: attempt.module, progressId: attempt.progressId, part })}
            className={classes.result}
          >
            {part === null ? words('oet.attempts.wholeResult') : words('oet.attempts.result', { part })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The part with which it goes on: here an optional one too, as the exam has it. */
function GoOn({ attempt, receivedAt }: { attempt: Attempt; receivedAt: number }) {
  const words = useWords();
  const [unfinished] = unfinishedOf([attempt]);
  if (unfinished) return <ResumeCard unfinished={unfinished} receivedAt={receivedAt} />;
  const left = attempt.parts.find(({ submittedAt }) => submittedAt === null);
  const { module, progressId } = attempt;
  return left ? (
    <div>
      <LinkButton to={testAddress({ module, progressId, part: left.part })}>
        {words('oet.mock.goOn', { part: left.part ?? '' })}
      </LinkButton>
    </div>
  ) : null;
}

export interface StepListProps {
  readonly exam: MockExam;
  readonly steps: readonly MockStep[];
  readonly receivedAt: number;
}

/** The modules in OET's order, each with where it stands. */
export function StepList({ exam, steps, receivedAt }: StepListProps) {
  const words = useWords();
  return (
    <ol className={classes.steps}>
      {steps.map(({ module: name, stage }) => {
        const module = shownModule(name);
        const attempt = exam.attempts.find((each) => each.module === name);
        return module ? (
          <li key={name} className={classes.step} data-stage={stage}>
            <h2>{words(module.texts.name)}</h2>
            <p className={classes.hint}>
              {words('oet.minutes', { n: minutesOf(module.definition) })}: {words(`oet.mock.stage.${stage}`)}
            </p>
            {stage === 'next' ? <Begin module={module} examId={exam.id} /> : null}
            {attempt && stage === 'begun' ? <GoOn attempt={attempt} receivedAt={receivedAt} /> : null}
            {attempt && stage !== 'begun' ? <Results attempt={attempt} /> : null}
          </li>
        ) : null;
      })}
    </ol>
  );
}
