import type { PhonemeScore } from '#domain/practice/pronunciation.ts';
import { soundMoves } from '#domain/practice/sound-moves.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { markOf, shownScore } from './grade.ts';
import { isPhone } from './letters.ts';
import classes from './sound-panel.module.css';

type ShownSound = Pick<PhonemeScore, 'phoneme' | 'ipa' | 'score' | 'instead'>;

export interface SoundPanelProps {
  readonly id?: string;
  readonly phoneme: ShownSound;
  readonly word: string;
  /** Read out when it opens. */
  readonly live?: boolean;
}

/** What was heard in the sound's place, and how to move from there. */
function Instead({ phoneme: { phoneme, instead } }: { phoneme: ShownSound }) {
  const words = useWords();
  if (instead === null) return null;
  const heard =
    instead.phoneme === ''
      ? words('pronunciation.leftOut')
      : words('pronunciation.insteadOf', { ipa: `/${instead.ipa}/` });
  const moves = soundMoves(instead.phoneme, phoneme).map((move) => words(`move.${move}`));
  return <p className={classes.move}>{[heard, ...moves].join(' ')}</p>;
}

/** What a sound is, how it was said and how to make it. */
export function SoundPanel({ id, phoneme, word, live = false }: SoundPanelProps) {
  const words = useWords();
  const mark = markOf(phoneme.score);
  const grade = words(`pronunciation.grade.${mark}`);
  return (
    <div id={id} className={classes.panel} data-grade={mark} role={live ? 'status' : undefined}>
      <div className={classes.head}>
        <strong>{words('pronunciation.soundTitle', { ipa: `/${phoneme.ipa}/` })}</strong>
        <span>{words('pronunciation.inWord', { word })}</span>
        <span className={classes.score}>
          {mark === 'unsure'
            ? grade
            : words('pronunciation.soundScore', { score: shownScore(phoneme.score), grade })}
        </span>
      </div>
      <Instead phoneme={phoneme} />
      {isPhone(phoneme.phoneme) ? <p>{words(`sound.${phoneme.phoneme}`)}</p> : null}
    </div>
  );
}
