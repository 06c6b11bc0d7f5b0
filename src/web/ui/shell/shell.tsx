import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { useWords } from '../../lib/words/use-words.tsx';
import { Announcer } from '../announcer.tsx';
import { loadToastHost } from '../load-toast-host.ts';
import { onFirstToast } from '../toast.ts';
import { ConnectionSign } from './connection-sign.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';

/** What is said in passing never takes the page away, also where a deploy has taken its code. */
function Toasts() {
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => onFirstToast(() => loadToastHost().then(({ ToastHost }) => setHost(() => ToastHost))), []);
  return Host ? <Host /> : null;
}

/** Begins the ids of the routes that are pages: what lies below one (tabs, steps) is the same page. */
export const PAGE_ID = 'page:';

/** After a navigation the focus goes to the new page's content, as it would after loading a document. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const page = useMatches().find(({ id }) => id.startsWith(PAGE_ID))?.pathname ?? pathname;
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
}

/** Header, content, footer: the frame of every page. */
export function Shell() {
  const words = useWords();
  const main = useFocusOnNavigation();
  const { state } = useNavigation();
  return (
    <>
      <a className={classes.skip} href="#content">
        {words('app.skip')}
      </a>
      <div className={classes.going} data-on={state === 'loading' || undefined} aria-hidden="true" />
      <Header />
      <ConnectionSign />
      <main ref={main} id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
      <Announcer />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
