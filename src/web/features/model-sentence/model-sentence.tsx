import { useState } from 'react';
import { PlayButton } from '#web/features/player/play-button.tsx';
import { usePlayer } from '#web/features/player/use-player.ts';
import { useVoice } from '#web/features/practice/use-model-voice.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import classes from './model-sentence.module.css';
import { SayIt } from './say-it.tsx';

export interface ModelSentenceProps {
  /** What leads to it, where nothing else does. */
  readonly label?: string;
  readonly text: string;
  readonly language: string;
}

/** What could have been said, to be heard for nothing and to be said. */
export function ModelSentence({ label, text, language }: ModelSentenceProps) {
  const words = useWords();
  const [saying, setSaying] = useState(false);
  const getVoice = useVoice({ text, language });
  const player = usePlayer(getVoice);
  return (
    <div className={classes.model}>
      <p>
        {label ? <strong>{label} </strong> : null}
        <span className={classes.quote} lang={language} dir="ltr">
          {text}
        </span>
      </p>
      <div className={classes.tools}>
        <PlayButton player={player} label={words('model.hear')} icon="speaker" />
        <Button variant="default" pill aria-expanded={saying} onClick={() => setSaying(!saying)}>
          {words(saying ? 'model.hide' : 'model.say')}
        </Button>
      </div>
      {saying ? <SayIt text={text} language={language} getModel={getVoice} /> : null}
    </div>
  );
}
