import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { mayProceed } from '#domain/practice/pronunciation.ts';
import { Recorder } from '#web/features/recorder/recorder.tsx';
import type { RecorderHandle } from '#web/features/recorder/use-recorder.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Page } from '#web/ui/page.tsx';
import { LevelStatistics, type Statistics } from './level-statistics.tsx';
import type { PracticeState } from './practice-machine.ts';
import { NextNotice, PracticePanel } from './practice-panel.tsx';
import { TermCard, type VocabularyItem } from './term-card.tsx';
import type { Translation } from './use-translation.ts';
import classes from './vocabulary-page.module.css';

export interface VocabularyFrameProps {
  /** The level above, for Back to Levels. */
  readonly topLevel: string;
  readonly statistics?: Statistics | undefined;
  readonly children: ReactNode;
}

/** What every state of the page has: the way back and the level's bar. */
export function VocabularyFrame({ topLevel, statistics, children }: VocabularyFrameProps) {
  const words = useWords();
  return (
    <Page title={words('vocabulary.page')}>
      <div className={classes.page}>
        <div className={classes.top}>
          <LinkButton
            to={`/levelchooser?level=${encodeURIComponent(topLevel)}`}
            variant="subtle"
            leftSection={<ArrowBackIcon />}
            className={classes.back}
          >
            {words('practice.back')}
          </LinkButton>
          {statistics ? <LevelStatistics {...statistics} /> : null}
        </div>
        {children}
      </div>
    </Page>
  );
}

export function VocabularyFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const words = useWords();
  return (
    <div className={classes.alone}>
      <Notice kind="error">{words('vocabulary.failed', { message })}</Notice>
      <Button variant="default" onClick={onRetry}>
        {words('app.retry')}
      </Button>
    </div>
  );
}

export function VocabularyEmpty() {
  const words = useWords();
  return (
    <Card className={classes.alone}>
      <h1>{words('vocabulary.emptyTitle')}</h1>
      <p>{words('vocabulary.emptyText')}</p>
    </Card>
  );
}

export interface VocabularyTaskProps {
  readonly item: VocabularyItem;
  /** Codes of the language the learner grew up with and of the one being learned. */
  readonly native: string;
  readonly learning: string;
  readonly state: PracticeState;
  readonly recorder: RecorderHandle;
  readonly translation: Translation;
  readonly model: Blob | null;
  readonly getModel: () => Blob | Promise<Blob>;
  readonly takeFocus: boolean;
  readonly onResend: () => void;
  readonly onNext: () => void;
}

/** One term: read it, say it, see how it was, go on. */
export function VocabularyTask(props: VocabularyTaskProps) {
  const words = useWords();
  const { item, state, recorder, learning, getModel, onNext } = props;
  const { phase } = recorder.state;
  const busy = state.leaving || state.check.kind === 'running' || phase === 'recording' || phase === 'asking';
  const ready = mayProceed(state.best, state.attempts);
  return (
    <div className={classes.task}>
      <div className={classes.term}>
        <TermCard
          item={item}
          native={props.native}
          learning={learning}
          translation={props.translation}
          getModel={getModel}
          takeFocus={props.takeFocus}
        />
      </div>
      <div className={classes.actions}>
        <NextNotice notice={state.notice} />
        <Recorder recorder={recorder} disabled={state.check.kind === 'running' || state.leaving}>
          <Button
            className={classes.next}
            data-recording={phase === 'recording' || undefined}
            variant={ready ? 'filled' : 'default'}
            aria-disabled={busy || undefined}
            onClick={() => (busy ? undefined : onNext())}
          >
            {words(state.leaving ? 'vocabulary.nextWait' : 'vocabulary.next')}
          </Button>
        </Recorder>
      </div>
      <Card className={classes.result}>
        <PracticePanel
          term={item.term}
          learning={learning}
          state={state}
          model={props.model}
          getModel={getModel}
          onResend={props.onResend}
        />
      </Card>
    </div>
  );
}
