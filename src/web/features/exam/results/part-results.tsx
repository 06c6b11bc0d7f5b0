import type { ReactNode } from 'react';
import { tierOf } from '#domain/oet/bands.ts';
import type { ReviewedQuestion } from '#domain/oet/results-wire.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { moduleAddress } from '../modules/addresses.ts';
import { CostTable } from './cost-table.tsx';
import { FeedbackList } from './feedback-list.tsx';
import classes from './part-results.module.css';
import { ResultsActions } from './results-actions.tsx';
import type { ResultsOf } from './results-route.tsx';
import { ReviewList } from './review-list.tsx';

import { type PartScore, ScorePanel } from './score-panel.tsx';

export interface PartResultsProps<Question extends ReviewedQuestion> extends ResultsOf {
  readonly part: string;
  /** What the part is about. */
  readonly about: string;
  readonly score: PartScore;
  readonly feedback: readonly string[];
  readonly questions: readonly Question[];
  /** What proves an answer, which differs between texts and recordings. */
  readonly proofOf: (question: Question) => ReactNode;
  /** Something to know of this result. */
  readonly note?: string | null;
}

/** What a part came to, and for every question what proves the answer. */
export function PartResults<Question extends ReviewedQuestion>(props: PartResultsProps<Question>) {
  const { module, part, about, score, feedback, questions, proofOf, note } = props;
  const words = useWords();
  const name = words(module.texts.name);
  // Stands beside the score already.
  const tier = words(`oet.tier.${tierOf(score.score)}`);
  const title = words('oet.results.title', { module: name, part });
  return (
    <Page title={title}>
      <Stack gap="wide">
        <div>
          <LinkButton
            to={moduleAddress(module.name)}
            variant="subtle"
            className={classes.back}
            leftSection={<ArrowBackIcon />}
          >
            {words('oet.results.back', { module: name })}
          </LinkButton>
          <h1>{title}</h1>
          <p lang="en">{about}</p>
        </div>
        {note ? <Notice kind="info">{note}</Notice> : null}
        <ScorePanel part={score} />
        <ResultsActions {...props} />
        <div className={classes.columns}>
          <FeedbackList feedback={feedback.filter((text) => text !== tier)} />
          <CostTable questions={questions} />
        </div>
        <ReviewList questions={questions} proofOf={proofOf} />
        <ResultsActions {...props} />
      </Stack>
    </Page>
  );
}
