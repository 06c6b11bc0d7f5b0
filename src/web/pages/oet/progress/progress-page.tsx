import type { ReactNode } from 'react';
import type { Attempts } from '#web/features/exam/history/attempts.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Page } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { AttemptsTable } from './attempts-table.tsx';
import { NextStep } from './next-step.tsx';
import classes from './progress-page.module.css';
import { attemptsInTime, type Report } from './report.ts';
import { ScoreChart } from './score-chart.tsx';
import { SectionScores } from './section-scores.tsx';
import { Strengths } from './strengths.tsx';

function Frame({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <Page title={words('oet.progress.page')}>
      <Stack gap="wide">
        <div>
          <LinkButton to="/oet" variant="subtle" className={classes.back} leftSection={<ArrowBackIcon />}>
            {words('oet.back')}
          </LinkButton>
          <h1>{words('oet.progress.title')}</h1>
        </div>
        {children}
      </Stack>
    </Page>
  );
}

export function ProgressLoading() {
  return (
    <Frame>
      <Loading />
    </Frame>
  );
}

export function ProgressFailed({ onRetry }: { onRetry: () => void }) {
  const words = useWords();
  return (
    <Frame>
      <Notice kind="error">{words('oet.progress.failed')}</Notice>
      <div>
        <Button onClick={onRetry}>{words('app.retry')}</Button>
      </div>
    </Frame>
  );
}

export interface ProgressPageProps {
  readonly report: Report;
  /** What could be gone on with. */
  readonly attempts: Attempts;
}

/** Where a learner stands in each module, how she got there, and what to do next. */
export function ProgressPage({ report, attempts }: ProgressPageProps) {
  const words = useWords();
  const inTime = attemptsInTime(report);
  return (
    <Frame>
      {inTime.length === 0 ? <p>{words('oet.progress.none')}</p> : null}
      <SectionScores report={report} />
      {inTime.length > 0 ? (
        <Card>
          <ScoreChart attempts={inTime} />
          <AttemptsTable attempts={inTime.toReversed()} />
        </Card>
      ) : null}
      <NextStep report={report} attempts={attempts} />
      {report.sections.map(({ module, attempts: own }) =>
        own.length > 0 ? <Strengths key={module.name} module={module} attempts={own} /> : null,
      )}
    </Frame>
  );
}
