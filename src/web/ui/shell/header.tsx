import { lazy, Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { accessToken, refreshToken } from '../../lib/session/tokens.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { loadSections } from '../../lib/words/words.ts';
import { Mark } from '../icons.tsx';
import { LinkButton } from '../link-button.tsx';
import classes from './header.module.css';

/** What only learners see, in the words that only they read. */
async function loadLearnerLinks() {
  const [module] = await Promise.all([import('./learner-links.tsx'), loadSections(['learner'])]);
  return { default: module.LearnerLinks };
}

const LearnerLinks = lazy(loadLearnerLinks);

/** Fetches what only learners see along with their first page, so that the header does not fill in later. */
export async function preloadLearnerLinks(): Promise<void> {
  await loadLearnerLinks();
}

function VisitorLinks() {
  const words = useWords();
  return (
    <>
      <NavLink to="/" end className={classes.link}>
        {words('header.login')}
      </NavLink>
      <LinkButton to="/signup" variant="light">
        {words('header.signup')}
      </LinkButton>
    </>
  );
}

export function Header() {
  const words = useWords();
  // Read again at each navigation: login, sign-up and logout all end in one.
  useLocation();
  const learner = (accessToken() ?? refreshToken()) !== undefined;
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.logo} aria-label={words('app.home')}>
        <Mark />
        <span className={classes.name}>{words('app.name')}</span>
      </Link>
      <nav className={classes.nav} aria-label={words('header.nav')}>
        {learner ? (
          <Suspense>
            <LearnerLinks />
          </Suspense>
        ) : (
          <VisitorLinks />
        )}
      </nav>
    </header>
  );
}
