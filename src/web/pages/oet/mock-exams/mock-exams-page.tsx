import { Link } from 'react-router';
import { COSTS } from '#domain/billing/costs.ts';
import { MODULE_NAMES, priceOf } from '#domain/oet/modules.ts';
import { mockExamAddress } from '#web/features/exam/modules/addresses.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Page } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import classes from './mock-exams-page.module.css';
import type { OetMockExamsQuery } from './oet-mock-exams.generated.ts';

type MockExam = OetMockExamsQuery['oetMockExams'][number];

const COST = MODULE_NAMES.reduce((sum, name) => sum + COSTS[priceOf(name)], 0);

function ExamLink({ exam }: { exam: MockExam }) {
  const words = useWords();
  return (
    <li className={classes.exam}>
      <Link to={mockExamAddress(exam.id)} className={classes.link}>
        {words('oet.mock.begunOn')} <DateText iso={exam.createdAt} />
      </Link>
      <span className={classes.state}>
        {exam.modulesDone === MODULE_NAMES.length
          ? words('oet.mock.over')
          : words('oet.mock.done', { n: exam.modulesDone })}
      </span>
    </li>
  );
}

function Exams({ exams }: { exams: readonly MockExam[] }) {
  const words = useWords();
  return (
    <section aria-labelledby="exams">
      <h2 id="exams">{words('oet.mock.yours')}</h2>
      {exams.length === 0 ? (
        <p>{words('oet.mock.none')}</p>
      ) : (
        <ul className={classes.exams}>
          {exams.map((exam) => (
            <ExamLink key={exam.id} exam={exam} />
          ))}
        </ul>
      )}
    </section>
  );
}

export interface MockExamsPageProps {
  /** null before they have arrived. */
  readonly exams: readonly MockExam[] | null;
  /** Why they have not. */
  readonly problem: string | null;
  readonly onRetry: () => void;
  readonly onBegin: () => void;
  readonly beginning: boolean;
}

/** What a mock exam is, the way into a new one, and those that were begun: an unfinished one first. */
export function MockExamsPage({ exams, problem, onRetry, onBegin, beginning }: MockExamsPageProps) {
  const words = useWords();
  return (
    <Page title={words('oet.mock.page')}>
      <Stack gap="wide">
        <div>
          <LinkButton to="/oet" variant="subtle" className={classes.back} leftSection={<ArrowBackIcon />}>
            {words('oet.back')}
          </LinkButton>
          <h1>{words('oet.mock.title')}</h1>
          <p>{words('oet.mock.about')}</p>
        </div>
        {problem ? (
          <>
            <Notice kind="error">{problem}</Notice>
            <div>
              <Button onClick={onRetry}>{words('app.retry')}</Button>
            </div>
          </>
        ) : exams === null ? (
          <Loading />
        ) : (
          <>
            <Card className={classes.begin}>
              <p>{words('oet.mock.rules')}</p>
              <p>{words('oet.mock.price', { n: COST })}</p>
              <div>
                <ActionButton pending={beginning} onClick={onBegin} className={classes.button}>
                  {words('oet.mock.begin')}
                </ActionButton>
              </div>
            </Card>
            <Exams exams={exams} />
          </>
        )}
      </Stack>
    </Page>
  );
}
