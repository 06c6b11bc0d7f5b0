import type { PhonemeScore } from '#domain/practice/pronunciation.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { gradeOfSound, shownSoundScore } from './grade.ts';
import { isPhone } from './letters.ts';
import classes from './sound-panel.module.css';

export interface SoundPanelProps {
  readonly id: string;
  readonly phoneme: PhonemeScore;
  readonly word: string;
}

/** What a sound is, how it was said and how to make it. */
export function SoundPanel({ id, phoneme, word }: SoundPanelProps) {
  const words = useWords();
  const grade = gradeOfSound(phoneme.score);
  return (
    <div id={id} className={classes.panel} data-grade={grade} role="status">
      <div className={classes.head}>
        <strong>{words('pronunciation.soundTitle', { ipa: `/${phoneme.ipa}/` })}</strong>
        <span>{words('pronunciation.inWord', { word })}</span>
        <span className={classes.score}>
          {words('pronunciation.soundScore', {
            score: shownSoundScore(phoneme.score),
            grade: words(`pronunciation.grade.${grade}`),
          })}
        </span>
      </div>
      {isPhone(phoneme.phoneme) ? <p>{words(`sound.${phoneme.phoneme}`)}</p> : null}
    </div>
  );
}
