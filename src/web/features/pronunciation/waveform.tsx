import { type RefObject, useEffect, useRef, useState } from 'react';
import { useShownScheme } from '#web/lib/scheme.ts';
import { barsOf, type Outline } from './peaks.ts';
import classes from './waveform.module.css';

export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

export interface WaveformProps {
  readonly outline: Outline;
  /** How much time the whole width stands for, the same for sounds that are compared. */
  readonly widthMs: number;
  /** Read out instead of the drawing. */
  readonly description: string;
  /** A stretch to point at, in times of the sound. */
  readonly marked?: Span | null;
  /** Seconds into the sound while it plays; null otherwise. */
  readonly position: (() => number) | null;
}

const BAR_PX = 2;
const GAP_PX = 1;

function draw(canvas: HTMLCanvasElement, outline: Outline, width: number): void {
  const context = canvas.getContext('2d');
  if (!context || width <= 0) return;
  const scale = window.devicePixelRatio || 1;
  const height = canvas.clientHeight;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.scale(scale, scale);
  context.fillStyle = getComputedStyle(canvas).color;
  const bars = barsOf(outline.peaks, Math.max(1, Math.floor(width / (BAR_PX + GAP_PX))));
  bars.forEach((peak, index) => {
    const bar = Math.max(2, peak * height);
    context.fillRect(index * (BAR_PX + GAP_PX), (height - bar) / 2, BAR_PX, bar);
  });
}

function percent(timeMs: number, outline: Outline, widthMs: number): string {
  const share = (timeMs - outline.startMs) / widthMs;
  return `${(Math.max(0, Math.min(1, share)) * 100).toFixed(2)}%`;
}

/** Pixels that an element is wide, at present. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Loudness over time. Redrawn when the width or the colour scheme changes. */
export function Waveform({ outline, widthMs, description, marked, position }: WaveformProps) {
  const scheme = useShownScheme();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const canvas = useRef<HTMLCanvasElement>(null);
  const playhead = useRef<HTMLDivElement>(null);
  const drawn = Math.min(1, (outline.endMs - outline.startMs) / widthMs) * width;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from the page's scheme
  useEffect(() => {
    if (canvas.current) draw(canvas.current, outline, drawn);
  }, [outline, drawn, scheme]);

  useEffect(() => {
    if (!position) return;
    let next = 0;
    const move = () => {
      playhead.current?.style.setProperty('inset-inline-start', percent(position() * 1000, outline, widthMs));
      next = requestAnimationFrame(move);
    };
    move();
    return () => cancelAnimationFrame(next);
  }, [position, outline, widthMs]);

  return (
    <div ref={frame} className={classes.waveform} role="img" aria-label={description} dir="ltr">
      {marked ? (
        <div
          className={classes.marked}
          style={{
            left: percent(marked.startMs, outline, widthMs),
            right: `calc(100% - ${percent(marked.endMs, outline, widthMs)})`,
          }}
        />
      ) : null}
      <canvas ref={canvas} className={classes.canvas} style={{ width: `${drawn}px` }} />
      {position ? <div ref={playhead} className={classes.playhead} /> : null}
    </div>
  );
}
