import { useWords } from '#web/lib/words/use-words.tsx';
import { PauseIcon, PlayIcon, SpeakerIcon } from './icons.tsx';
import classes from './play-button.module.css';
import { isRunning } from './sound-player.ts';
import type { PlayerHandle } from './use-player.ts';

export interface PlayButtonProps {
  readonly player: PlayerHandle;
  /** What is played, as in 'Listen' or 'Your recording'. */
  readonly label: string;
  /** Shows the icon alone; the label is still read out. */
  readonly compact?: boolean;
  readonly icon?: 'play' | 'speaker';
}

/** Play and pause. A sound that can't be had is said quietly beside the button, which stays usable. */
export function PlayButton({ player, label, compact = false, icon = 'play' }: PlayButtonProps) {
  const words = useWords();
  const { status } = player;
  const running = isRunning(status);
  const waiting = status === 'loading' || status === 'waiting';
  const name = running ? words('player.pause', { label }) : label;
  const Idle = icon === 'speaker' ? SpeakerIcon : PlayIcon;
  return (
    <span className={classes.player}>
      <button
        type="button"
        className={classes.button}
        data-compact={compact || undefined}
        data-status={status}
        aria-label={compact || running ? name : undefined}
        aria-busy={waiting || undefined}
        onClick={player.toggle}
      >
        {running ? <PauseIcon /> : <Idle />}
        {compact ? null : <span>{waiting ? words('player.loading') : label}</span>}
      </button>
      <span className={classes.failure} role="status">
        {status === 'failed' ? words('app.unavailable') : ''}
      </span>
    </span>
  );
}
