import { Link } from 'react-router';
import type { WordKey } from '#words/catalogue.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import classes from './footer.module.css';
import { SchemeSwitch } from './scheme-switch.tsx';

const LINKS = [
  { path: '/pricing', label: 'footer.pricing' },
  { path: '/legal/terms-conditions', label: 'footer.terms' },
  { path: '/legal/privacy-policy', label: 'footer.privacy' },
  { path: '/legal/refund-policy', label: 'footer.refund' },
  { path: '/legal/cookie-policy', label: 'footer.cookie' },
] as const satisfies readonly { path: string; label: WordKey }[];

export function Footer() {
  const words = useWords();
  return (
    <footer className={classes.footer}>
      <p className={classes.note}>{words('footer.note')}</p>
      <nav className={classes.links} aria-label={words('footer.nav')}>
        {LINKS.map(({ path, label }) => (
          <Link key={path} to={path} className={classes.link}>
            {words(label)}
          </Link>
        ))}
      </nav>
      <SchemeSwitch />
    </footer>
  );
}
