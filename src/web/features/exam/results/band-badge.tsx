import type { ExamModule } from '#domain/oet/modules.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './band-badge.module.css';

export interface BandBadgeProps {
  readonly band: string;
  /** Whose letters they are: the same one stands for less or for more. */
  readonly scale: ExamModule['scale'];
}

/** The letter of a band on its colour. */
export function BandBadge({ band, scale }: BandBadgeProps) {
  const words = useWords();
  return (
    <span className={classes.band} data-band={band} data-scale={scale}>
      <span className="visually-hidden">{words(scale === 'oet' ? 'oet.writing.band' : 'oet.band')} </span>
      {band}
    </span>
  );
}
