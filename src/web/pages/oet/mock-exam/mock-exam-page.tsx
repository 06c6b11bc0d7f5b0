import type { ReactNode } from 'react';
import { isOver, mockSteps, modulesDone } from '#domain/oet/mock-exam.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import classes from './mock-exam-page.module.css';
import type { OetMockExamQuery } from './oet-mock-exam.generated.ts';
import { ResultSheet } from './result-sheet.tsx';
import { StepList } from './step-list.tsx';

export type MockExam = OetMockExamQuery['oetMockExam'];

function Frame({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <Page title={words('oet.mock.page')}>
      <Stack gap="wide">
        <LinkButton to="/oet/mock" variant="subtle" className={classes.back} leftSection={<ArrowBackIcon />}>
          {words('oet.mock.all')}
        </LinkButton>
        {children}
      </Stack>
    </Page>
  );
}

export function MockExamLoading() {
  return (
    <Frame>
      <Loading />
    </Frame>
  );
}

export function MockExamFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const words = useWords();
  return (
    <Frame>
      <Notice kind="error">{message}</Notice>
      <div>
        <Button onClick={onRetry}>{words('app.retry')}</Button>
      </div>
    </Frame>
  );
}

/** The four modules in their order, each with the way on; once something is submitted, the sheet of results. */
export function MockExamPage({ exam, receivedAt }: { exam: MockExam; receivedAt: number }) {
  const words = useWords();
  const steps = mockSteps(exam.attempts);
  const over = isOver(steps);
  return (
    <Frame>
      <div>
        <h1>{words(over ? 'oet.mock.sheet' : 'oet.mock.title')}</h1>
        <p className={classes.begun}>
          {words('oet.mock.begunOn')} <DateText iso={exam.createdAt} />
        </p>
      </div>
      {over ? null : <StepList exam={exam} steps={steps} receivedAt={receivedAt} />}
      {modulesDone(steps) > 0 ? <ResultSheet exam={exam} steps={steps} /> : null}
    </Frame>
  );
}
