import { PlayButton } from '#web/features/player/play-button.tsx';
import { usePlayer } from '#web/features/player/use-player.ts';
import { useVoice } from '#web/features/practice/use-model-voice.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { type SaidTurn, useSaid } from './said.ts';

/** Plays a turn: the learner's own recording, the other one's voice. Nothing for what was typed. */
export function TurnSound({ turn }: { turn: SaidTurn }) {
  const words = useWords();
  const { voice } = useSaid();
  const generate = useVoice({ text: turn.text, language: 'en', voice });
  const player = usePlayer(() => turn.audio_url ?? generate());
  if (turn.audio_url === null && turn.role === 'doctor') return null;
  return <PlayButton player={player} label={words('spoken.playTurn', { n: turn.number })} compact />;
}
