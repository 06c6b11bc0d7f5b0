import { useState } from 'react';
import { COSTS } from '#domain/billing/costs.ts';
import { PriceTag } from '#web/features/credits/price-tag.tsx';
import { PlayButton } from '#web/features/player/play-button.tsx';
import { usePlayer } from '#web/features/player/use-player.ts';
import { useVoice } from '#web/features/practice/use-model-voice.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import classes from './moment.module.css';
import { SayIt } from './say-it.tsx';

/** What could have been said, to be heard and to be said. `label`: what leads to it. */
export function ModelSentence({ label, text }: { label: string; text: string }) {
  const words = useWords();
  const [saying, setSaying] = useState(false);
  const getVoice = useVoice({ text, language: 'en' });
  const player = usePlayer(getVoice);
  return (
    <div className={classes.model}>
      <p>
        <strong>{label}</strong>{' '}
        <span className={classes.quote} lang="en">
          {text}
        </span>
      </p>
      <div className={classes.tools}>
        <PlayButton player={player} label={words('spoken.hear')} icon="speaker" />
        <PriceTag credits={COSTS.voice} />
        <Button variant="default" pill aria-expanded={saying} onClick={() => setSaying(!saying)}>
          {words(saying ? 'spoken.sayHide' : 'spoken.say')}
        </Button>
      </div>
      {saying ? <SayIt text={text} getModel={getVoice} /> : null}
    </div>
  );
}
