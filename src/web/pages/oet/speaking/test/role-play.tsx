import { useEffect, useId, useRef, useState } from 'react';
import { SPEAKING } from '#domain/oet/speaking/module.ts';
import { joinTexts } from '#web/features/conversation/use-dictation.ts';
import { useAids } from '#web/features/exam/aids/use-aids.ts';
import { ExamFrame } from '#web/features/exam/attempt/exam-frame.tsx';
import { useHeardClock } from '#web/features/exam/countdown/use-countdown.ts';
import { moduleAddress } from '#web/features/exam/modules/addresses.ts';
import { unlockSound } from '#web/features/player/sound-player.ts';
import { isAtWork } from '#web/features/recorder/recorder-machine.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import type { BegunRolePlay } from './begun-role-play.ts';
import { CandidateCard, RolePlayTypeLine } from './candidate-card.tsx';
import { CompleteTest } from './complete-test.tsx';
import type { PhaseProps } from './preparation.tsx';
import classes from './role-play.module.css';
import type { SpeakingPaper } from './speaking-paper.ts';
import { TalkBar } from './talk-bar.tsx';
import { RolePlayTranscript } from './transcript.tsx';
import { useAloud } from './use-aloud.ts';
import { type RolePlayHandle, useForgetAttempt, useRolePlay } from './use-role-play.ts';

/** Always at hand: beside the conversation, on a narrow screen above it behind a button. */
function CardPane({ paper }: { paper: SpeakingPaper }) {
  const words = useWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { notes } = useAids().aids;
  return (
    <section className={classes.cardPane} aria-label={words('speaking.card')}>
      <button
        type="button"
        className={classes.cardButton}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {words('speaking.cardButton')}
        <span aria-hidden="true">{open ? '▴' : '▾'}</span>
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by the keyboard */}
      <div id={id} className={classes.card} data-open={open || undefined} tabIndex={0}>
        <h2>{words('speaking.card')}</h2>
        <RolePlayTypeLine type={paper.rolePlayType} />
        {notes?.trim() ? (
          <section aria-labelledby={`${id}-notes`} className={classes.ownNotes}>
            <h3 id={`${id}-notes`}>{words('speaking.ownNotes')}</h3>
            <p>{notes}</p>
          </section>
        ) : null}
        <CandidateCard paper={paper} />
      </div>
    </section>
  );
}

interface AloudSwitchProps {
  readonly aloud: boolean;
  readonly onAloud: (wanted: boolean) => void;
}

function AloudSwitch({ aloud, onAloud }: AloudSwitchProps) {
  const words = useWords();
  return (
    <label className={classes.aloud}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={aloud}
        checked={aloud}
        onChange={({ currentTarget }) => onAloud(currentTarget.checked)}
      />
      {words('speaking.aloud')}
    </label>
  );
}

/** Whoever comes here from the preparation begins at the conversation; phones want a tap before any sound. */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    document.addEventListener('click', unlockSound, { once: true });
    return () => document.removeEventListener('click', unlockSound);
  }, []);
  return heading;
}

function Talk({ rolePlay, aloud, onAloud }: { rolePlay: RolePlayHandle } & AloudSwitchProps) {
  const words = useWords();
  const heading = useArrival();
  const { conversation, draft, submission } = rolePlay;
  function withdraw(): void {
    const text = conversation.withdraw();
    if (text) draft.set(joinTexts(text, draft.read()).trimEnd());
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by the keyboard
    <section className={classes.conversation} aria-label={words('speaking.conversation')} tabIndex={0}>
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1}>
          {words('speaking.conversation')}
        </h2>
        <AloudSwitch aloud={aloud} onAloud={onAloud} />
      </div>
      <RolePlayTranscript
        conversation={conversation}
        aloud={aloud}
        closed={submission.running}
        onWithdraw={withdraw}
      />
    </section>
  );
}

function standingOf({ conversation: { state } }: RolePlayHandle) {
  if (state.pending) return 'unsent';
  return state.turns.length === 0 ? 'nothing_said' : 'talked';
}

/** The role-play: the card, what was said, and one big button to say more. */
export function RolePlay({
  progressId,
  paper,
  aids,
  clock: opening,
  begun,
}: PhaseProps & { begun: BegunRolePlay }) {
  const words = useWords();
  const [clock, onClock] = useHeardClock(opening);
  const [aloud, setAloud] = useAloud();
  const onSubmitted = useForgetAttempt(progressId);
  const { rolePlayType } = paper;
  const rolePlay = useRolePlay({ progressId, rolePlayType, begun, onClock, onSubmitted });
  const { submission, recorder } = rolePlay;
  const leaving = words(isAtWork(recorder.state) ? 'speaking.leaveRecording' : 'speaking.leaveSpeaking');
  return (
    <ExamFrame
      name={words('speaking.speaking')}
      title={paper.title}
      back={{ to: moduleAddress(SPEAKING.name), label: words('speaking.back') }}
      clock={clock}
      overText={words('speaking.over')}
      keys="talk"
      work={null}
      aids={aids}
      leaving={submission.running ? null : leaving}
      foot={
        <TalkBar
          {...rolePlay}
          closing={submission.running}
          failure={submission.failure}
          end={(idle) => (
            <CompleteTest
              clock={clock}
              submission={submission}
              standing={standingOf(rolePlay)}
              isTooLittle={rolePlay.isTooLittle}
              unavailable={!idle}
            />
          )}
        />
      }
    >
      <div className={classes.panes}>
        <CardPane paper={paper} />
        <Talk rolePlay={rolePlay} aloud={aloud} onAloud={setAloud} />
      </div>
    </ExamFrame>
  );
}
