import { COSTS } from '#domain/billing/costs.ts';
import { mayProceed } from '#domain/practice/pronunciation.ts';
import type { PracticeState } from '#web/features/practice/practice-machine.ts';
import { NextNotice, PracticePanel } from '#web/features/practice/practice-panel.tsx';
import { Recorder } from '#web/features/recorder/recorder.tsx';
import type { RecorderHandle } from '#web/features/recorder/use-recorder.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/page.tsx';
import { stepOf } from './dialogue-machine.ts';
import classes from './line-practice.module.css';
import type { Dialogue } from './use-dialogue.ts';

export interface LinePracticeProps {
  readonly text: string;
  readonly learning: string;
  /** Of this line. */
  readonly state: PracticeState;
  readonly dialogue: Dialogue;
  readonly recorder: RecorderHandle;
  readonly model: Blob | null;
  readonly getModel: () => Blob | Promise<Blob>;
}

function StepButton({
  dialogue,
  ready,
  recorder,
}: { ready: boolean } & Pick<LinePracticeProps, 'dialogue' | 'recorder'>) {
  const words = useWords();
  const { state, submission, onStep } = dialogue;
  const { phase } = recorder.state;
  const step = stepOf(state);
  const running = step !== 'resume' && state.lines[state.current]?.check.kind === 'running';
  const busy = running || phase === 'recording' || phase === 'asking';
  const label = {
    next: () => words('guided.next'),
    resume: () => words('guided.resume', { n: state.reached + 1 }),
    submit: () => words('guided.submit'),
  }[step]();
  return (
    <ActionButton
      className={classes.step}
      data-recording={phase === 'recording' || undefined}
      variant={ready || step === 'resume' ? 'filled' : 'default'}
      pending={submission.pending}
      busyLabel={words('guided.submitting')}
      unavailable={busy}
      onClick={onStep}
    >
      {label}
    </ActionButton>
  );
}

/** Say the line, see how it was, go on. */
export function LinePractice(props: LinePracticeProps) {
  const words = useWords();
  const { text, learning, state, dialogue, recorder } = props;
  const { submission } = dialogue;
  const step = stepOf(dialogue.state);
  return (
    <>
      <div className={classes.actions}>
        {submission.failure === null ? null : <Notice kind="error">{submission.failure}</Notice>}
        <NextNotice notice={state.notice} />
        <Recorder
          recorder={recorder}
          price={COSTS.pronunciation}
          disabled={state.check.kind === 'running' || submission.pending}
        >
          <StepButton
            dialogue={dialogue}
            recorder={recorder}
            ready={mayProceed(state.best, state.attempts)}
          />
        </Recorder>
      </div>
      <Card className={classes.result}>
        <PracticePanel
          term={text}
          invite={words('guided.invite')}
          ready={step === 'submit' ? words('guided.dialogueReady') : words('guided.lineReady')}
          learning={learning}
          state={state}
          model={props.model}
          getModel={props.getModel}
          onResend={dialogue.onResend}
        />
      </Card>
    </>
  );
}
