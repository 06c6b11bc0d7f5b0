import { lazy, type ReactNode, Suspense } from 'react';
import type { WritingResults, WritingSubmission } from '#domain/oet/writing/results-wire.ts';
import { AttemptList } from '#web/features/exam/history/attempt-list.tsx';
import { moduleAddress } from '#web/features/exam/modules/addresses.ts';
import { MarkedAnnouncement } from '#web/features/exam/results/marked-announcement.tsx';
import { ResultsActions } from '#web/features/exam/results/results-actions.tsx';
import type { ResultsOf } from '#web/features/exam/results/results-route.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Page } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import classes from './letter-results.module.css';
import { LetterReviewView } from './letter-review.tsx';
import { LetterText } from './letter-text.tsx';

/** Seldom there is anything: it doesn't hold up the results. */
const KeptAside = lazy(() => import('./kept-aside.tsx').then((module) => ({ default: module.KeptAside })));

export interface LetterResultsProps {
  readonly results: WritingResults;
  readonly of: ResultsOf;
}

function OwnLetter({ submission }: { submission: WritingSubmission }) {
  const words = useWords();
  return (
    <section aria-labelledby="letter">
      <h2 id="letter">{words('oet.writing.letterPlain')}</h2>
      {submission.letter_content.trim() === '' ? (
        <p>{words('oet.writing.emptyLetter')}</p>
      ) : (
        <LetterText>{submission.letter_content}</LetterText>
      )}
    </section>
  );
}

function Marking({ submission }: { submission: WritingSubmission }) {
  const words = useWords();
  return (
    <>
      <Card>
        <Stack>
          <h2>{words('oet.writing.marking')}</h2>
          <Loading text={words('oet.writing.marking')} />
          <p>{words('oet.writing.markingText')}</p>
        </Stack>
      </Card>
      <OwnLetter submission={submission} />
    </>
  );
}

function Unscorable({ submission }: { submission: WritingSubmission }) {
  const words = useWords();
  return (
    <>
      <Card>
        <Stack>
          <h2>{words('oet.writing.unscorable')}</h2>
          {submission.unscorable ? <p lang="en">{submission.unscorable.why}</p> : null}
          <Notice kind="info">{words('oet.writing.refunded')}</Notice>
        </Stack>
      </Card>
      <OwnLetter submission={submission} />
    </>
  );
}

function Task({ section }: Pick<WritingResults, 'section'>) {
  const words = useWords();
  return (
    <details className={classes.fold}>
      <summary>{words('oet.writing.task')}</summary>
      <div className={classes.pair}>
        <section aria-labelledby="result-notes">
          <h3 id="result-notes">{words('oet.writing.caseNotes')}</h3>
          <LetterText>{section.case_notes}</LetterText>
        </section>
        <section aria-labelledby="result-task">
          <h3 id="result-task">{words('oet.writing.taskTitle')}</h3>
          <LetterText>{section.task_instructions}</LetterText>
        </section>
      </div>
    </details>
  );
}

/** The learner's other letters, for comparison. */
function Others({ attempts, progressId }: ResultsOf) {
  const words = useWords();
  const others =
    attempts.kind === 'loaded' ? attempts.attempts.filter((each) => each.progressId !== progressId) : [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className={classes.others}>
      <Stack>
        <h2 id="others">{words('oet.writing.others')}</h2>
        <AttemptList attempts={others} />
      </Stack>
    </section>
  );
}

function Outcome({ results }: Pick<LetterResultsProps, 'results'>): ReactNode {
  const { submission } = results;
  if (submission.status === 'marking') return <Marking submission={submission} />;
  if (submission.status === 'marked' && submission.review) {
    return <LetterReviewView submission={submission} review={submission.review} />;
  }
  return <Unscorable submission={submission} />;
}

/** What became of a letter: being marked, marked, or not to be marked, with the reason. */
export function LetterResults({ results, of }: LetterResultsProps) {
  const words = useWords();
  const { section, submission } = results;
  const title = words('oet.writing.title');
  return (
    <Page title={title}>
      <MarkedAnnouncement
        status={submission.status}
        marked={words('oet.writing.marked')}
        unscorable={words('oet.writing.unscorable')}
      />
      <Stack gap="wide">
        <div>
          <LinkButton
            to={moduleAddress(of.module.name)}
            variant="subtle"
            className={classes.back}
            leftSection={<ArrowBackIcon />}
          >
            {words('oet.results.back', { module: words(of.module.texts.name) })}
          </LinkButton>
          <h1>{title}</h1>
          <p lang="en">{section.title}</p>
        </div>
        <Outcome results={results} />
        <Task section={section} />
        <Suspense>
          <KeptAside {...of} letter={submission.letter_content} />
        </Suspense>
        <ResultsActions {...of} />
        <Others {...of} />
      </Stack>
    </Page>
  );
}
