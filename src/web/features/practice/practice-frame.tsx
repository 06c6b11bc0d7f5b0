import { type ReactNode, useSyncExternalStore } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Page } from '#web/ui/page.tsx';
import { ConsentPanel } from '../consent/consent-panel.tsx';
import { askForConsent, pendingConsent, subscribeToConsent } from '../consent/consent-store.ts';
import { CreditNote } from '../credits/credit-note.tsx';
import { LevelStatistics, type Statistics } from './level-statistics.tsx';
import classes from './practice-frame.module.css';

export interface PracticeFrameProps {
  readonly title: string;
  /** The level above, for Back to Levels. */
  readonly topLevel: string;
  readonly statistics?: Statistics | undefined;
  readonly children: ReactNode;
}

/**
 * What every state of a practice page has: the way back and the level's bar. Where the learner has yet to agree to
 * what goes to other services, it asks that instead, and nothing inside it comes to be.
 */
export function PracticeFrame({ title, topLevel, statistics, children }: PracticeFrameProps) {
  const words = useWords();
  const pending = useSyncExternalStore(subscribeToConsent, pendingConsent);
  const levels = `/levelchooser?level=${encodeURIComponent(topLevel)}`;
  if (pending.length > 0) {
    return (
      <Page title={words('consent.page')}>
        <ConsentPanel
          providers={pending}
          back={{ to: levels, label: words('practice.back') }}
          onAgreed={() => askForConsent([])}
        />
      </Page>
    );
  }
  return (
    <Page title={title}>
      <div className={classes.page}>
        <div className={classes.top}>
          <LinkButton to={levels} variant="subtle" leftSection={<ArrowBackIcon />} className={classes.back}>
            {words('practice.back')}
          </LinkButton>
          {statistics ? <LevelStatistics {...statistics} /> : null}
        </div>
        <CreditNote />
        {children}
      </div>
    </Page>
  );
}

export interface PracticeFailureProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** The practice could not be loaded. `message` is the page's own whole sentence. */
export function PracticeFailure({ message, onRetry }: PracticeFailureProps) {
  const words = useWords();
  return (
    <div className={classes.alone}>
      <Notice kind="error">{message}</Notice>
      <Button variant="default" onClick={onRetry}>
        {words('app.retry')}
      </Button>
    </div>
  );
}

/** A level without content says so, and what to do. */
export function PracticeEmpty({ title, text }: { title: string; text: string }) {
  return (
    <Card className={classes.alone}>
      <h1>{title}</h1>
      <p>{text}</p>
    </Card>
  );
}
