import { useEffect, useRef, useState } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { prefersStillness } from '#web/ui/motion.ts';
import classes from './level-meter.module.css';
import { HEARD_LEVEL, meterLevel } from './loudness.ts';

const CALM_INTERVAL_MS = 500;
const PATIENCE_MS = 2500;

/** Calls back with the level of a stream until it is closed. */
function listen(stream: MediaStream, onLevel: (level: number) => void, intervalMs: number): () => void {
  const context = new AudioContext();
  void context.resume();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  const source = context.createMediaStreamSource(stream);
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let frame = 0;
  let last = Number.NEGATIVE_INFINITY;
  const look = (now: number) => {
    frame = requestAnimationFrame(look);
    if (now - last < intervalMs) return;
    last = now;
    analyser.getFloatTimeDomainData(samples);
    onLevel(meterLevel(samples));
  };
  frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
    source.disconnect();
    void context.close();
  };
}

/** How loud the microphone hears the learner, and a hint when it hears nothing. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const words = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const [unheard, setUnheard] = useState(false);

  useEffect(() => {
    if (typeof AudioContext === 'undefined') return;
    const startedAt = performance.now();
    let loudest = 0;
    const onLevel = (level: number) => {
      bar.current?.style.setProperty('--level', level.toFixed(2));
      loudest = Math.max(loudest, level);
      setUnheard(loudest < HEARD_LEVEL && performance.now() - startedAt > PATIENCE_MS);
    };
    return listen(stream, onLevel, prefersStillness() ? CALM_INTERVAL_MS : 0);
  }, [stream]);

  return (
    <>
      <div className={classes.meter} aria-hidden="true">
        <div ref={bar} className={classes.level} />
      </div>
      <p className={classes.hint} role="status">
        {unheard ? words('recorder.unheard') : ''}
      </p>
    </>
  );
}
