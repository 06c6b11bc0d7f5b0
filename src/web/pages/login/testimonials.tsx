import { useEffect, useState } from 'react';
import { useWords } from '../../lib/words/use-words.tsx';
import { prefersStillness } from '../../ui/motion.ts';
import classes from './testimonials.module.css';

export interface Testimonial {
  readonly text: string;
  readonly role: string;
  readonly city: string;
}

const ROTATION_MS = 8_000;

/**
 * One voice at a time, the next after 8 seconds: not while somebody points at it or has the focus in it, and not
 * for those who asked for less motion. The dots choose one by hand.
 */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const words = useWords();
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held || testimonials.length < 2 || prefersStillness()) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % testimonials.length), ROTATION_MS);
    return () => clearInterval(timer);
  }, [held, testimonials.length]);

  return (
    <section
      aria-label={words('panel.testimonials')}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* All stand in the same place, so that the tallest sets the height and nothing jumps. */}
      <div className={classes.stage}>
        {testimonials.map(({ text, role, city }, position) => (
          <figure key={text} className={classes.quote} aria-hidden={position !== index} lang="en">
            <blockquote dir="auto" className={classes.text}>
              {text}
            </blockquote>
            <figcaption className={classes.signature}>{words('panel.signature', { role, city })}</figcaption>
          </figure>
        ))}
      </div>
      <div className={classes.dots}>
        {testimonials.map(({ text }, position) => (
          <button
            key={text}
            type="button"
            className={classes.dot}
            aria-label={words('panel.choose', { n: position + 1, total: testimonials.length })}
            aria-pressed={position === index}
            onClick={() => setIndex(position)}
          />
        ))}
      </div>
    </section>
  );
}
