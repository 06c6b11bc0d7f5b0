import { tierOf } from '#domain/oet/bands.ts';
import { READING } from '#domain/oet/reading/module.ts';
import type { ReadingResults } from '#domain/oet/reading/results-wire.ts';
import type { Attempts } from '#web/features/exam/history/attempts.ts';
import { moduleAddress } from '#web/features/exam/modules/addresses.ts';
import { CostTable } from '#web/features/exam/results/cost-table.tsx';
import { FeedbackList } from '#web/features/exam/results/feedback-list.tsx';
import { NextParts } from '#web/features/exam/results/next-parts.tsx';
import { PassageProof } from '#web/features/exam/results/passage-proof.tsx';
import { ReviewList } from '#web/features/exam/results/review-list.tsx';
import { type PartScore, ScorePanel } from '#web/features/exam/results/score-panel.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Row, Stack } from '#web/ui/stack.tsx';
import classes from './reading-results-page.module.css';

export interface ReadingResultsPageProps {
  readonly results: ReadingResults;
  /** Where the other parts stand. */
  readonly attempts: Attempts;
  readonly progressId: string;
}

function scoreOf(results: ReadingResults): PartScore {
  return {
    score: results.score,
    band: results.band,
    obtained: results.obtained_marks,
    total: results.total_marks,
    submittedAt: results.completed_at,
    overrunSeconds: results.overrun_seconds,
    scoreAtTime: results.score_at_time,
    estimate: results.estimated_score,
  };
}

function Actions({ attempts, progressId }: Omit<ReadingResultsPageProps, 'results'>) {
  const words = useWords();
  const attempt =
    attempts.kind === 'loaded' && attempts.attempts.find((each) => each.progressId === progressId);
  return (
    <Row className={classes.actions}>
      {attempt ? <NextParts attempt={attempt} receivedAt={attempts.receivedAt} /> : null}
      <LinkButton to={moduleAddress(READING.name)} variant="default">
        {words('oet.module.reading.again')}
      </LinkButton>
      <LinkButton to="/oet" variant="default">
        {words('oet.back')}
      </LinkButton>
      <Button variant="default" onClick={() => window.print()}>
        {words('oet.results.print')}
      </Button>
    </Row>
  );
}

/** What a part came to, and for every question the sentence that proves the answer. */
export function ReadingResultsPage({ results, attempts, progressId }: ReadingResultsPageProps) {
  const words = useWords();
  const module = words('oet.module.reading');
  // Stands beside the score already.
  const tier = words(`oet.tier.${tierOf(results.score)}`);
  const title = words('oet.results.title', { module, part: results.part });
  return (
    <Page title={title}>
      <Stack gap="wide">
        <div>
          <LinkButton
            to={moduleAddress(READING.name)}
            variant="subtle"
            className={classes.back}
            leftSection={<ArrowBackIcon />}
          >
            {words('oet.results.back', { module })}
          </LinkButton>
          <h1>{title}</h1>
          <p lang="en">{results.title}</p>
        </div>
        <ScorePanel part={scoreOf(results)} />
        <Actions attempts={attempts} progressId={progressId} />
        <div className={classes.columns}>
          <FeedbackList feedback={results.feedback.filter((text) => text !== tier)} />
          <CostTable questions={results.questions} />
        </div>
        <ReviewList
          questions={results.questions}
          proofOf={({ evidence }) => (
            <PassageProof
              quote={evidence.quote}
              passage={results.passages.find(({ id }) => id === evidence.passageId) ?? null}
            />
          )}
        />
        <Actions attempts={attempts} progressId={progressId} />
      </Stack>
    </Page>
  );
}
