import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import classes from './section-nav.module.css';

export interface SectionLink {
  readonly to: string;
  readonly label: string;
}

export interface SectionNavProps {
  readonly label: string;
  readonly links: readonly SectionLink[];
  /** The address of the one that is shown. */
  readonly current: string;
}

/**
 * The sections of a page, each with its address: links in a navigation, which the WAI-ARIA practices want where the
 * content is another document, and not tabs, whose panels are all there and whose arrow keys would leave one.
 */
export function SectionNav({ label, links, current }: SectionNavProps) {
  const shown = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is shown
  useEffect(() => {
    // Where the strip is wider than the screen.
    shown.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav className={classes.nav} aria-label={label}>
      <ul className={classes.list}>
        {links.map(({ to, label: text }) => (
          <li key={to}>
            <Link
              to={to}
              ref={to === current ? shown : null}
              className={classes.link}
              aria-current={to === current ? 'page' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
