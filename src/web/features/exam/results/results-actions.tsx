import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Row } from '#web/ui/stack.tsx';
import { mockExamAddress, moduleAddress } from '../modules/addresses.ts';
import { NextParts } from './next-parts.tsx';
import classes from './part-results.module.css';
import type { ResultsOf } from './results-route.tsx';

/** The ways on from a result. */
export function ResultsActions({ module, attempts, progressId }: ResultsOf) {
  const words = useWords();
  const attempt =
    attempts.kind === 'loaded' && attempts.attempts.find((each) => each.progressId === progressId);
  return (
    <Row className={classes.actions}>
      {attempt && attempt.mockExamId !== null ? (
        <LinkButton to={mockExamAddress(attempt.mockExamId)}>{words('oet.mock.backTo')}</LinkButton>
      ) : null}
      {attempt ? <NextParts attempt={attempt} receivedAt={attempts.receivedAt} /> : null}
      <LinkButton to={moduleAddress(module.name)} variant="default">
        {words(module.texts.again)}
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
