import { useWords } from '#web/lib/words/use-words.tsx';
import { PauseIcon, PlayIcon, SpeakerIcon } from './icons.tsx';
import classes from './play-button.module.css';
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
  const name = status === 'playing' ? words('player.pause', { label }) : label;
  const Idle = icon === 'speaker' ? SpeakerIcon : PlayIcon;
  return (
    <span className={classes.player}>
      <button
        type="button"
        className={classes.button}
        data-compact={compact || undefined}
        data-status={status}
        aria-label={compact || status === 'playing' ? name : undefined}
        aria-busy={status === 'loading' || undefined}
        onClick={player.toggle}
      >
        {status === 'playing' ? <PauseIcon /> : <Idle />}
        {compact ? null : <span>{status === 'loading' ? words('player.loading') : label}</span>}
      </button>
      <span className={classes.failure} role="status">
        {status === 'failed' ? words('app.unavailable') : ''}
      </span>
    </span>
  );
}
