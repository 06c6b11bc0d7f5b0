import type { PhonemeScore, WordScore } from '#domain/practice/pronunciation.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { markOf, shownScore } from './grade.ts';
import { lettersOfSounds } from './letters.ts';
import classes from './sounds-on-word.module.css';

/** A sound by its place: the word's, then its own within the word. */
export interface SoundPlace {
  readonly word: number;
  readonly sound: number;
}

export interface SoundsOnWordProps {
  readonly words: readonly WordScore[];
  /** BCP 47 of what was said. */
  readonly language: string;
  readonly selected: SoundPlace | null;
  readonly onSelect: (place: SoundPlace | null) => void;
  /** Id of the panel that a sound opens. */
  readonly panelId: string;
}

interface SoundProps {
  readonly phoneme: PhonemeScore;
  readonly letters: string | null;
  readonly open: boolean;
  readonly panelId: string;
  readonly onPress: () => void;
}

/** The number of what can be told, and its grade in words; a question mark for the rest. */
export function MarkOf({ score }: { score: number }) {
  const words = useWords();
  const mark = markOf(score);
  if (mark === 'unsure') {
    return (
      <>
        <span className={classes.number} aria-hidden="true">
          ?
        </span>
        <span className="visually-hidden">{words('pronunciation.grade.unsure')}</span>
      </>
    );
  }
  return (
    <>
      <span className={classes.number}>{shownScore(score)}</span>{' '}
      <span className="visually-hidden">
        {words('pronunciation.gradeOf100', { grade: words(`pronunciation.grade.${mark}`) })}
      </span>
    </>
  );
}

function Sound({ phoneme, letters, open, panelId, onPress }: SoundProps) {
  const mark = markOf(phoneme.score);
  return (
    <button
      type="button"
      className={classes.sound}
      data-grade={mark}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={onPress}
    >
      <span className={classes.letters}>{letters === null ? phoneme.ipa : letters || '·'}</span>{' '}
      {letters === null ? null : <span className={classes.ipa}>{phoneme.ipa}</span>}{' '}
      <MarkOf score={phoneme.score} />
    </button>
  );
}

/** A word whose sounds the engine can't grade one by one. */
function WholeWord({ word }: { word: WordScore }) {
  return (
    <span className={classes.sound} data-grade={markOf(word.score)} data-whole="">
      <span className={classes.letters}>{word.word}</span> <MarkOf score={word.score} />
    </span>
  );
}

/** The word as it is written, each sound with its score. Pressing one opens what it is. */
export function SoundsOnWord({ words: said, language, selected, onSelect, panelId }: SoundsOnWordProps) {
  return (
    <div className={classes.words} lang={language} dir="ltr">
      {said.map((word, wordIndex) => {
        const letters = lettersOfSounds(
          word.word,
          word.phonemes.map(({ phoneme }) => phoneme),
        );
        return (
          <span key={`${word.startMs}-${word.word}`} className={classes.word}>
            {word.phonemes.length === 0 ? <WholeWord word={word} /> : null}
            {word.phonemes.map((phoneme, soundIndex) => {
              const open = selected?.word === wordIndex && selected.sound === soundIndex;
              return (
                <Sound
                  key={`${phoneme.startMs}-${phoneme.phoneme}`}
                  phoneme={phoneme}
                  letters={letters?.[soundIndex] ?? null}
                  open={open}
                  panelId={panelId}
                  onPress={() => onSelect(open ? null : { word: wordIndex, sound: soundIndex })}
                />
              );
            })}
          </span>
        );
      })}
    </div>
  );
}
