import { memo, useCallback, useRef, useState } from 'react';
import type { ConversationTurn } from '#web/features/conversation/conversation-machine.ts';
import { mp3FromBase64 } from '#web/features/player/base64.ts';
import { PlayButton } from '#web/features/player/play-button.tsx';
import { useSpokenLine } from '#web/features/player/use-spoken-line.ts';
import { useVoice } from '#web/features/practice/use-model-voice.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { Correction } from './correction.tsx';
import classes from './messages.module.css';
import { usePlainWords } from './plain-words.tsx';

interface OwnTurnProps {
  readonly turn: ConversationTurn;
  /** null: it can't be corrected any more. */
  readonly onCorrect: ((number: number, text: string) => void) | null;
}

function sourceText(words: ReturnType<typeof useWords>, { source }: ConversationTurn): string {
  if (source === 'typed') return ` (${words('speaking.typed')})`;
  return source === 'corrected' ? ` (${words('speaking.corrected')})` : '';
}

/** What the learner said, as it was heard. The last one can be corrected, also while the answer plays. */
export function OwnTurn({ turn, onCorrect }: OwnTurnProps) {
  const words = useWords();
  const [correcting, setCorrecting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function close(): void {
    setCorrecting(false);
    requestAnimationFrame(() => button.current?.focus());
  }
  const isOpen = correcting && onCorrect !== null;
  return (
    <div className={classes.own}>
      <p className={classes.who}>
        {words('speaking.you')}
        {sourceText(words, turn)}
      </p>
      <p lang="en" className={classes.text}>
        {turn.content}
      </p>
      {onCorrect && !isOpen ? (
        <p className={classes.heard}>
          {turn.source === 'typed' ? null : words('speaking.heard')}{' '}
          <Button ref={button} variant="subtle" onClick={() => setCorrecting(true)}>
            {words('speaking.correct')}
          </Button>
        </p>
      ) : null}
      {isOpen ? (
        <Correction
          heard={turn.content}
          onClose={close}
          onSave={(text) => {
            setCorrecting(false);
            onCorrect(turn.number, text);
          }}
        />
      ) : null}
    </div>
  );
}

const nothing = () => {};

interface PartnerTurnProps {
  readonly turn: ConversationTurn;
  readonly aloud: boolean;
}

/** What the other one said: spoken at once where that is wanted, heard again, put into plain words. */
export const PartnerTurn = memo(function PartnerTurn({ turn, aloud }: PartnerTurnProps) {
  const words = useWords();
  const generate = useVoice({ text: turn.content, language: 'en', voice: turn.speaker ?? 'female' });
  const getVoice = useCallback(
    () => (turn.voice ? mp3FromBase64(turn.voice) : generate()),
    [turn.voice, generate],
  );
  const player = useSpokenLine({ getVoice, speakAtOnce: turn.fresh && aloud, onHear: nothing });
  const plain = usePlainWords(turn.content);
  return (
    <div className={classes.partner}>
      <p className={classes.who}>{words('speaking.partner')}</p>
      <p lang="en" className={classes.text}>
        {turn.content}
      </p>
      <div className={classes.tools}>
        <PlayButton player={player} label={words('speaking.listen')} icon="speaker" />
        {plain.button}
      </div>
      {plain.area}
    </div>
  );
});
