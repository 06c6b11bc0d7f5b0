import { useId, useState } from 'react';
import type { PhonemeScore, WeakSound, WordScore } from '#domain/practice/pronunciation.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { markOf } from './grade.ts';
import { SoundPanel } from './sound-panel.tsx';
import { MarkOf, type SoundPlace, SoundsOnWord } from './sounds-on-word.tsx';
import classes from './words-first.module.css';

export interface WordsFirstProps {
  readonly words: readonly WordScore[];
  readonly weakSounds: readonly WeakSound[];
  /** BCP 47 of what was said. */
  readonly language: string;
  readonly onMark: (sound: PhonemeScore | null) => void;
}

/** A word of the sentence; pressing it opens its sounds. */
function Word({
  word,
  open,
  panelId,
  onPress,
}: {
  word: WordScore;
  open: boolean;
  panelId: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={classes.word}
      data-grade={markOf(word.score)}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={onPress}
    >
      <span className={classes.text}>{word.word}</span> <MarkOf score={word.score} />
    </button>
  );
}

/** A sentence: its words, the sounds most worth working on, and the sounds of a word on demand. */
export function WordsFirst({ words: said, weakSounds, language, onMark }: WordsFirstProps) {
  const words = useWords();
  const panelId = useId();
  const soundId = useId();
  const [open, setOpen] = useState<number | null>(null);
  const [selected, setSelected] = useState<SoundPlace | null>(null);
  const word = open === null ? undefined : said[open];
  const phoneme = selected ? word?.phonemes[selected.sound] : undefined;
  const select = (place: SoundPlace | null) => {
    setSelected(place);
    onMark(place ? (word?.phonemes[place.sound] ?? null) : null);
  };
  const toggle = (index: number) => {
    setOpen(open === index ? null : index);
    select(null);
  };
  return (
    <>
      <div className={classes.words} lang={language} dir="ltr">
        {said.map((each, index) => (
          <Word
            key={`${each.startMs}-${each.word}`}
            word={each}
            open={open === index}
            panelId={panelId}
            onPress={() => toggle(index)}
          />
        ))}
      </div>
      {word ? (
        <div id={panelId} className={classes.sounds}>
          <SoundsOnWord
            words={[word]}
            language={language}
            selected={selected}
            onSelect={select}
            panelId={soundId}
          />
          {phoneme ? <SoundPanel id={soundId} phoneme={phoneme} word={word.word} live /> : null}
        </div>
      ) : (
        <p className={classes.quiet}>{words('pronunciation.wordsHint')}</p>
      )}
      {weakSounds.length > 0 ? (
        <section className={classes.worst}>
          <h4>{words('pronunciation.worst', { count: weakSounds.length })}</h4>
          {weakSounds.map((sound) => (
            <SoundPanel key={`${sound.word}-${sound.phoneme}`} phoneme={sound} word={sound.word} />
          ))}
        </section>
      ) : null}
    </>
  );
}
