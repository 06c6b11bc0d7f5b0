import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './band-badge.module.css';

/** The letter of a band on its colour. */
export function BandBadge({ band }: { band: string }) {
  const words = useWords();
  return (
    <span className={classes.band} data-band={band}>
      <span className="visually-hidden">{words('oet.band')} </span>
      {band}
    </span>
  );
}
