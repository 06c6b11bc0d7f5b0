import { COSTS } from '#domain/billing/costs.ts';
import { mayProceed } from '#domain/practice/pronunciation.ts';
import {
  PracticeEmpty,
  PracticeFailure,
  PracticeFrame,
  type PracticeFrameProps,
} from '#web/features/practice/practice-frame.tsx';
import type { PracticeState } from '#web/features/practice/practice-machine.ts';
import { NextNotice, PracticePanel } from '#web/features/practice/practice-panel.tsx';
import type { Translation } from '#web/features/practice/use-translation.ts';
import { Recorder } from '#web/features/recorder/recorder.tsx';
import type { RecorderHandle } from '#web/features/recorder/use-recorder.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Card } from '#web/ui/page.tsx';
import { TermCard, type VocabularyItem } from './term-card.tsx';
import classes from './vocabulary-page.module.css';

export type VocabularyFrameProps = Omit<PracticeFrameProps, 'title'>;

export function VocabularyFrame(props: VocabularyFrameProps) {
  const words = useWords();
  return <PracticeFrame title={words('vocabulary.page')} {...props} />;
}

export function VocabularyFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const words = useWords();
  return <PracticeFailure message={words('vocabulary.failed', { message })} onRetry={onRetry} />;
}

export function VocabularyEmpty() {
  const words = useWords();
  return <PracticeEmpty title={words('vocabulary.emptyTitle')} text={words('vocabulary.emptyText')} />;
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
        <Recorder
          recorder={recorder}
          price={COSTS.pronunciation}
          disabled={state.check.kind === 'running' || state.leaving}
        >
          <ActionButton
            className={classes.next}
            data-recording={phase === 'recording' || undefined}
            variant={ready ? 'filled' : 'default'}
            pending={state.leaving}
            busyLabel={words('vocabulary.nextWait')}
            unavailable={busy}
            onClick={onNext}
          >
            {words('vocabulary.next')}
          </ActionButton>
        </Recorder>
      </div>
      <Card className={classes.result}>
        <PracticePanel
          term={item.term}
          invite={words('vocabulary.invite')}
          ready={words('vocabulary.nextReady')}
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
