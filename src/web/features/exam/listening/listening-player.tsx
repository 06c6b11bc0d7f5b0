import { useEffect, useState } from 'react';
import { type PlaylistPlace, placeAt, turnJustHeard } from '#domain/oet/listening/playlist.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Announcement } from '#web/ui/announcer.tsx';
import { Button } from '#web/ui/button.tsx';
import { AudioPlayer } from '../../player/audio-player.tsx';
import { setSpeed } from '../../player/sound-player.ts';
import classes from './listening-player.module.css';

/** A recording that can be played. */
export interface PlayableExtract {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly audioUrl: string;
  readonly durationMs: number;
  /** When somebody begins to speak. */
  readonly turnStartsMs: readonly number[];
}

export interface ListeningPlayerProps {
  readonly extracts: readonly PlayableExtract[];
  readonly mode: 'exam' | 'practice';
  /** Milliseconds since the clock of the part was started, on the server. */
  readonly elapsedMs: () => number;
  /** Whether Start has just been pressed: then the first recording begins. */
  readonly begins: boolean;
  /** The recordings with new addresses, as one of them may no longer answer. */
  readonly renew: () => Promise<readonly PlayableExtract[]>;
}

const FOLLOW_MS = 1000;
const SPEEDS = [1, 0.8] as const;
const BACK_SECONDS = 5;

function Speed() {
  const words = useWords();
  const [speed, choose] = useState(1);
  useEffect(() => {
    setSpeed(speed);
    return () => setSpeed(1);
  }, [speed]);
  return (
    <label className={classes.speed}>
      {words('listening.speed')}{' '}
      <select value={speed} onChange={(event) => choose(Number(event.target.value))}>
        {SPEEDS.map((rate) => (
          <option key={rate} value={rate}>
            {words('listening.speedValue', { rate })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface BackProps extends Pick<PlayableExtract, 'turnStartsMs'> {
  readonly move: (to: (position: number) => number) => void;
}

function Back({ move, turnStartsMs }: BackProps) {
  const words = useWords();
  return (
    <>
      <Button variant="subtle" onClick={() => move((at) => at - BACK_SECONDS)}>
        {words('listening.back5')}
      </Button>
      <Button variant="subtle" onClick={() => move((at) => turnJustHeard(turnStartsMs, at * 1000) / 1000)}>
        {words('listening.backTurn')}
      </Button>
    </>
  );
}

/** Back on the page, she hears nothing until she presses Play, and misses what goes on meanwhile. */
function GoesOn() {
  const words = useWords();
  const text = words('listening.goesOn');
  return (
    <>
      <p className={classes.goesOn}>{text}</p>
      <Announcement text={text} />
    </>
  );
}

/** In the exam the recordings go on by the server's clock: where they would be, never again from the start. */
function useExamPlace({ extracts, mode, elapsedMs }: ListeningPlayerProps, playing: boolean) {
  const [place, setPlace] = useState<PlaylistPlace | null>(() =>
    mode === 'exam' ? placeAt(extracts, elapsedMs()) : { index: 0, offsetMs: 0 },
  );
  useEffect(() => {
    if (mode !== 'exam' || playing) return;
    const timer = setInterval(() => setPlace(placeAt(extracts, elapsedMs())), FOLLOW_MS);
    return () => clearInterval(timer);
  }, [mode, playing, extracts, elapsedMs]);
  return [place, setPlace] as const;
}

async function renewed(extract: PlayableExtract, renew: ListeningPlayerProps['renew']): Promise<string> {
  const extracts = await renew();
  return extracts.find(({ id }) => id === extract.id)?.audioUrl ?? extract.audioUrl;
}

/** The recordings of a part, one after the other: in the exam forward only, in practice as the learner likes. */
export function ListeningPlayer(props: ListeningPlayerProps) {
  const { extracts, mode, elapsedMs, begins, renew } = props;
  const words = useWords();
  const [playing, setPlaying] = useState(begins);
  const [place, setPlace] = useExamPlace(props, playing);
  const index = place?.index ?? 0;
  const extract = extracts[index];
  if (!place || !extract) return <p className={classes.done}>{words('listening.allPlayed')}</p>;
  const go = (to: number) => {
    setPlaying(true);
    setPlace(to < extracts.length ? { index: to, offsetMs: 0 } : null);
  };
  const isExam = mode === 'exam';
  const isMissed = isExam && !playing;
  const startAt = () => {
    setPlaying(true);
    const now = isMissed ? placeAt(extracts, elapsedMs()) : place;
    return now?.index === index ? now.offsetMs / 1000 : 0;
  };
  const label = words('listening.recording', { n: index + 1, total: extracts.length, title: extract.title });
  return (
    <section className={classes.bar} aria-label={words('listening.extracts')}>
      <p className={classes.title}>{label}</p>
      {isMissed ? <GoesOn /> : null}
      <AudioPlayer
        key={extract.id}
        label={extract.label}
        getSound={(again) => (again ? renewed(extract, renew) : extract.audioUrl)}
        startAt={startAt}
        ahead={isExam ? { position: place.offsetMs / 1000, duration: extract.durationMs / 1000 } : null}
        seekable={!isExam}
        autoPlay={playing}
        onEnd={() => go(index + 1)}
        extra={({ move }) => (isExam ? null : <Back move={move} turnStartsMs={extract.turnStartsMs} />)}
      />
      {isExam ? null : (
        <div className={classes.practice}>
          <Button variant="default" disabled={index === 0} onClick={() => go(index - 1)}>
            {words('listening.previous')}
          </Button>
          <Button variant="default" disabled={index + 1 === extracts.length} onClick={() => go(index + 1)}>
            {words('listening.next')}
          </Button>
          <Speed />
        </div>
      )}
    </section>
  );
}
